import { Flex, Skeleton, Stack } from '@chakra-ui/react';
import { LoadingRegion, SkeletonBlock, SkeletonLines } from '../../../ui/skeletons.tsx';

/** The shape of the header, the passport and the progress. */
export function ProfileSkeleton() {
  return (
    <LoadingRegion>
      <Stack gap="6">
        <Flex justify="space-between" gap="4">
          <Stack flex="1" maxW="320px">
            <SkeletonLines lines={3} />
          </Stack>
          <Skeleton boxSize="16" borderRadius="full" />
        </Flex>
        <SkeletonBlock height="300px" />
        <SkeletonBlock height="96px" />
      </Stack>
    </LoadingRegion>
  );
}
