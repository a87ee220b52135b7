import { Card, Flex, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

/** Says once, to screen readers, that the shapes inside stand for what is being loaded. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const { common } = useTexts();
  return (
    <div role="status" aria-label={common.loading} data-loading="">
      {children}
    </div>
  );
}

/** Lines of text; the last one is shorter. */
export function SkeletonLines({ lines = 2 }: { lines?: number }) {
  return (
    <Stack gap="2">
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton key={at} h="4" w={at === lines - 1 ? '60%' : '100%'} />
      ))}
    </Stack>
  );
}

/** A row with a picture at its start, as business and reward rows have. */
export function SkeletonRow() {
  return (
    <Card.Root size="sm">
      <Card.Body>
        <Flex gap="3" align="center">
          <Skeleton boxSize="14" borderRadius="l2" />
          <Stack flex="1" gap="2">
            <Skeleton h="4" w="55%" />
            <Skeleton h="3.5" w="80%" />
          </Stack>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

/** A card with a picture on top, as in the businesses grid. */
export function SkeletonCard() {
  return (
    <Card.Root overflow="hidden">
      <Skeleton h="36" borderRadius="0" />
      <Card.Body gap="3">
        <Skeleton h="5" w="60%" />
        <SkeletonLines />
      </Card.Body>
    </Card.Root>
  );
}

/** A large block, as a banner or a map. */
export function SkeletonBlock({ height }: { height: string }) {
  return <Skeleton h={height} borderRadius="l3" />;
}

/** A whole screen before its code is here: a heading, a banner, rows. */
export function ScreenSkeleton() {
  return (
    <LoadingRegion>
      <Stack gap="5">
        <Skeleton h="9" w="52%" />
        <SkeletonBlock height="36" />
        <SkeletonRow />
        <SkeletonRow />
      </Stack>
    </LoadingRegion>
  );
}
