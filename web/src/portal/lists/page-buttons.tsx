import { Flex, Text } from '@chakra-ui/react';
import { Button } from '../../components/button.tsx';
import type { CursorPages } from './use-cursor-pages.ts';

interface Props {
  pages: CursorPages;
  /** The page that was asked for is not here yet. */
  isRefreshing: boolean;
}

/** The ways to the pages beside this one; nothing where all are on one. */
export function PageButtons({ pages: { page, next, previous }, isRefreshing }: Props) {
  if (!previous && !next) return null;
  return (
    <Flex as="nav" aria-label="Pages" gap="3" align="center" justify="flex-end">
      <Text role="status" color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        Page {page}
      </Text>
      <Button size="sm" variant="outline" isWaiting={!previous} onClick={previous ?? undefined}>
        Previous
      </Button>
      <Button
        size="sm"
        variant="outline"
        isWaiting={!next || isRefreshing}
        onClick={next ?? undefined}
      >
        Next
      </Button>
    </Flex>
  );
}
