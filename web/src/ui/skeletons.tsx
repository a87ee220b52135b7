import { Card, Flex, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

/** Announces once to screen readers that the skeletons inside are a loading state. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const common = useTexts('common');
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
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} h="4" w={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </Stack>
  );
}

/** Row with an image at its start, like business and reward rows. */
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

/** Card with an image on top, like the business grid. */
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

/** Large block, such as a banner or a map. `height`: CSS length. */
export function SkeletonBlock({ height }: { height: string }) {
  return <Skeleton h={height} borderRadius="l3" />;
}

/** Screen before its code has loaded: a heading, a banner and rows. */
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
