import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';

/** Skeleton of the counters and one reward section. */
export function RewardsSkeleton() {
  return (
    <LoadingRegion>
      <Stack gap="5">
        <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(128px, 1fr))">
          {[0, 1, 2, 3].map((tile) => (
            <SkeletonBlock key={tile} height="84px" />
          ))}
        </Grid>
        <Skeleton h="6" w="180px" />
        <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(340px, 100%), 1fr))">
          {[0, 1, 2].map((ticket) => (
            <SkeletonBlock key={ticket} height="132px" />
          ))}
        </Grid>
      </Stack>
    </LoadingRegion>
  );
}
