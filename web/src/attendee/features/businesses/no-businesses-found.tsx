import { Button } from '@chakra-ui/react';
import { nearbyMeters } from '@wine-walk/common/lib/distance.ts';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import type { useBusinessSearch } from './use-business-search.ts';

interface Props {
  search: ReturnType<typeof useBusinessSearch>;
  /** The walk has no business at all. */
  isWalkEmpty: boolean;
}

/** No business: the words say whether it is for what was typed, for the filter, or for the walk itself. */
export function NoBusinessesFound({ search, isWalkEmpty }: Props) {
  const { businesses } = useTexts();
  const { list } = useDeferredTexts();
  const typed = search.text.trim();
  const { distance } = useFormats();
  const filter = isWalkEmpty ? 'all' : search.show;
  const forFilter =
    filter === 'nearby' ? list.noneNearby(distance(nearbyMeters)) : list.noneForFilter[filter];
  return (
    <EmptyState
      illustration={<NoResults />}
      title={businesses.noneTitle}
      text={typed && !isWalkEmpty ? businesses.noneForSearch(typed) : forFilter}
      action={
        !isWalkEmpty && (
          <Button variant="outline" onClick={search.reset}>
            {businesses.showAll}
          </Button>
        )
      }
    />
  );
}
