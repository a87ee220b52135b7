import { HStack, Skeleton, Stack } from '@chakra-ui/react';
import { Loading, SkeletonCard } from '../../components/skeletons.tsx';
import { BusinessGrid } from './business-grid.tsx';

/** The shape of the search, the filters and the first cards. */
export function BusinessesSkeleton() {
  return (
    <Loading>
      <Stack gap="4">
        <Skeleton h="12" />
        <HStack gap="2">
          {[16, 20, 24, 20].map((width, at) => (
            <Skeleton key={at} h="11" w={`${width}`} borderRadius="full" />
          ))}
        </HStack>
        <BusinessGrid>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <li key={card}>
              <SkeletonCard />
            </li>
          ))}
        </BusinessGrid>
      </Stack>
    </Loading>
  );
}
