import { pendingSort } from '@wine-walk/common/api/reviews.ts';
import { pendingReason } from '@wine-walk/common/model/categories.ts';
import { documentId } from '@wine-walk/common/model/values.ts';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import type { ReviewFilters } from './use-reviews.ts';

/** How long typing rests before it is searched. Milliseconds. */
const restMs = 300;

/** What the address asks the list for; what no list has is left out. */
export function useReviewFilters(eventId: string, { search, get }: ListFilters): ReviewFilters {
  return {
    eventId,
    search: useDebounced(search.trim(), restMs),
    reason: pendingReason.safeParse(get('reason')).data,
    businessId: documentId.safeParse(get('business')).data,
    sort: pendingSort.safeParse(get('sort')).data,
  };
}
