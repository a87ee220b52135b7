import { Flex, Text } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import type { ListPages } from './list-pages.ts';

interface Props {
  pages: ListPages;
  /** The page that was asked for is not here yet. */
  isRefreshing?: boolean;
}

/** The ways to the pages beside this one; nothing where all are on one. */
export function Pagination({ pages, isRefreshing = false }: Props) {
  const { page, pageCount, next, previous } = pages;
  if (!previous && !next) return null;
  return (
    <Flex as="nav" aria-label="Pages" gap="3" align="center" justify="flex-end">
      <Text role="status" color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        Page {page}
        {pageCount && ` of ${pageCount}`}
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
