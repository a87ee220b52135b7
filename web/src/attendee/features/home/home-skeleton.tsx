import { Flex, Skeleton, Stack } from '@chakra-ui/react';
import { LoadingRegion, SkeletonBlock, SkeletonRow } from '../../../ui/skeletons.tsx';
import './home.css';

/** The shape of the home screen. */
export function HomeSkeleton() {
  return (
    <LoadingRegion>
      <div className="home">
        <div className="home-side">
          <SkeletonBlock height="178px" />
          <SkeletonBlock height="220px" />
          <Flex gap="2">
            <Skeleton flex="1" h="20" borderRadius="l3" />
            <Skeleton flex="1" h="20" borderRadius="l3" />
            <Skeleton flex="1" h="20" borderRadius="l3" />
          </Flex>
        </div>
        <Stack gap="2.5">
          <Skeleton h="7" w="60%" />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Stack>
      </div>
    </LoadingRegion>
  );
}
