import { Flex, Text } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../../texts/texts.ts';
import type { ListPages } from './list-pages.ts';

interface Props {
  pages: ListPages;
  /** True until the requested page is loaded. */
  isRefreshing?: boolean;
}

/** Buttons to the previous and the next page; hidden for a single page. */
export function Pagination({ pages, isRefreshing = false }: Props) {
  const { page, pageCount, next, previous } = pages;
  if (!previous && !next) return null;
  return (
    <Flex as="nav" aria-label={texts.kit.pages.label} gap="3" align="center" justify="flex-end">
      <Text role="status" color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {texts.kit.pages.page({ page, count: pageCount })}
      </Text>
      <Button size="sm" variant="outline" isWaiting={!previous} onClick={previous ?? undefined}>
        {texts.kit.pages.previous}
      </Button>
      <Button
        size="sm"
        variant="outline"
        isWaiting={!next || isRefreshing}
        onClick={next ?? undefined}
      >
        {texts.kit.pages.next}
      </Button>
    </Flex>
  );
}
