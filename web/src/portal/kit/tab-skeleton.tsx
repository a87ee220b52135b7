import { Skeleton, Stack } from '@chakra-ui/react';
import { LoadingRegion } from '../../ui/skeletons.tsx';

/** Placeholder while a tab's code loads. */
export function TabSkeleton() {
  return (
    <LoadingRegion>
      <Stack gap="5">
        <Skeleton h="9" w="220px" />
        <Skeleton h="11" w="full" />
        <RowsSkeleton />
      </Stack>
    </LoadingRegion>
  );
}

/** Placeholder while a list's documents load. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Stack gap="1px">
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} h="14" w="full" borderRadius="l1" />
      ))}
    </Stack>
  );
}
