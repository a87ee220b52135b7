import { VisuallyHidden } from '@chakra-ui/react';
import { texts } from '../../texts/texts.ts';

interface Props {
  /** Number of records on the page; undefined while they load or without a search or filter. */
  count: number | undefined;
}

/**
 * Announces the number of results of a search or filter of a paged list. Rendered while the list loads, too: a live region
 * is announced only if it was there before its text.
 */
export function FoundCount({ count }: Props) {
  return (
    <VisuallyHidden role="status">
      {count !== undefined && texts.kit.records.onPage({ count })}
    </VisuallyHidden>
  );
}
