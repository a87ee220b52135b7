import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  listPendingCheckIns,
  type PendingCheckIn,
  type PendingSort,
  pendingSort,
  reviewCheckIns,
  type VenueCodeAge,
  venueCodeAge,
} from '@wine-walk/common/api/staff/reviews.ts';
import {
  type PendingReason,
  pendingReason,
  type ReviewReason,
} from '@wine-walk/common/model/categories.ts';
import { documentId } from '@wine-walk/common/model/fields/values.ts';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import { useNumberedPages } from '../../kit/lists/list-pages.ts';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

/** Refetch interval while the tab is visible, in milliseconds: lists of people are not live. */
const refetchInterval = 10_000;

export interface ReviewFilters {
  eventId: string;
  search: string;
  /** Undefined for every reason. */
  reason: PendingReason | undefined;
  /** Undefined for every business. */
  businessId: string | undefined;
  /** Code of the business that made the check-ins; undefined for pending ones, however they were made. */
  venueCode: VenueCodeAge | undefined;
  /** Undefined for the earliest first. */
  sort: PendingSort | undefined;
}

/** Page of the event's check-ins to review; the pending ones are refetched while visible. */
export function usePendingCheckIns(filters: ReviewFilters) {
  const { eventId, search, reason, businessId, venueCode, sort } = filters;
  const filterValues = [eventId, search, reason, businessId, venueCode, sort];
  const { requestedPage, pagesWith } = useNumberedPages(filterValues.join('\n'));
  const query = useApiQuery(
    listPendingCheckIns,
    {
      query: {
        eventId,
        ...(search && { search }),
        ...(reason && { reason }),
        ...(businessId && { businessId }),
        ...(venueCode && { venueCode }),
        ...(sort && { sort }),
        page: requestedPage,
      },
    },
    { keepsPrevious: true, ...(!venueCode && { refetchInterval }) },
  );
  return { query, pages: pagesWith(query.data?.page ?? 1, query.data?.pageCount ?? 1) };
}

type Answer = ResponseOf<typeof listPendingCheckIns>;

interface Review {
  checkIns: readonly PendingCheckIn[];
  /** Omitted to confirm. */
  reason?: ReviewReason;
}

/** Confirms or refuses check-ins, reports failed ones and refetches the list. */
export function useReview(onDecided: () => void) {
  const { update } = useApiCache();
  return useCall(
    ({ checkIns, reason }: Review, call) =>
      call(reviewCheckIns, {
        body: {
          checkIns: checkIns.map(({ id, version }) => ({ id, version })),
          decision: reason ? 'refuse' : 'confirm',
          ...(reason && { reason }),
        },
      }),
    {
      success: ({ notDecided: [first, ...others] }) =>
        first
          ? {
              type: 'warning',
              title: texts.review.notDecided({ count: 1 + others.length }),
              description: staffMessage(first),
            }
          : null,
      failure: (error) => ({
        type: 'error',
        title: texts.review.notSaved,
        description: staffMessage(error, texts.review.notChanged),
      }),
      invalidates: [listPendingCheckIns],
      onSuccess: ({ decided }) => {
        const ids = new Set(decided.map(({ id }) => id));
        return update(listPendingCheckIns, (page) => without(page, ids));
      },
      onSettled: onDecided,
    },
  );
}

/** Returns the page without the decided check-ins. */
function without(page: Answer, ids: ReadonlySet<string>): Answer {
  const checkIns = page.checkIns.filter(({ id }) => !ids.has(id));
  return { ...page, checkIns, total: page.total - (page.checkIns.length - checkIns.length) };
}

/** Debounce of the search, in milliseconds. */
const debounceMs = 300;

/** Returns the list filters of the URL; invalid values are omitted. */
export function useReviewFilters(eventId: string, { search, get }: ListFilters): ReviewFilters {
  const businessId = documentId.safeParse(get('business')).data;
  return {
    eventId,
    search: useDebounced(search.trim(), debounceMs),
    reason: pendingReason.safeParse(get('reason')).data,
    businessId,
    venueCode: businessId ? venueCodeAge.safeParse(get('code')).data : undefined,
    sort: pendingSort.safeParse(get('sort')).data,
  };
}
