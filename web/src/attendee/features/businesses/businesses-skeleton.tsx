import { HStack, Skeleton, Stack } from '@chakra-ui/react';
import { LoadingRegion, SkeletonCard } from '../../../ui/skeletons.tsx';
import { BusinessGrid } from './business-list.tsx';
import './businesses.css';

/** The shape of the search, the filters and the first cards, and of the map where it will be beside them. */
export function BusinessesSkeleton({ hasMap }: { hasMap: boolean }) {
  return (
    <LoadingRegion>
      <div className="businesses">
        <Stack gap="4" minW="0">
          <Skeleton h="12" />
          <HStack gap="2">
            {[16, 20, 24, 20].map((width, at) => (
              <Skeleton key={at} h="11" w={`${width}`} flexShrink="1" borderRadius="full" />
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
        {hasMap && (
          <div className="businesses-map">
            <Skeleton h="var(--map-height)" borderRadius="l3" />
          </div>
        )}
      </div>
    </LoadingRegion>
  );
}
