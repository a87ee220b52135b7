import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import {
  listPendingCheckIns,
  type PendingCheckIn,
  type PendingSort,
  pendingSort,
  reviewCheckIns,
} from '@wine-walk/common/api/reviews.ts';
import {
  type PendingReason,
  pendingReason,
  type ReviewReason,
} from '@wine-walk/common/model/categories.ts';
import { documentId } from '@wine-walk/common/model/values.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import { useNumberedPages } from '../../kit/lists/list-pages.ts';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { refusalMessage, serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';

const queryKeyRoot = 'check-ins-to-review';
/** Refetch interval while the tab is visible, in milliseconds: lists of people are not live. */
const refetchIntervalMs = 4000;

export interface ReviewFilters {
  eventId: string;
  search: string;
  /** Undefined for every reason. */
  reason: PendingReason | undefined;
  /** Undefined for every business. */
  businessId: string | undefined;
  /** Undefined for the earliest first. */
  sort: PendingSort | undefined;
}

/** Page of the event's pending check-ins, refetched while visible. */
export function usePendingCheckIns({ eventId, search, reason, businessId, sort }: ReviewFilters) {
  const filterValues = [eventId, search, reason, businessId, sort];
  const { requestedPage, pagesWith } = useNumberedPages(filterValues.join('\n'));
  const query = useQuery({
    queryKey: [queryKeyRoot, ...filterValues.map((value) => value ?? ''), requestedPage],
    queryFn: ({ signal }) =>
      staffCall(listPendingCheckIns, {
        query: {
          eventId,
          ...(search && { search }),
          ...(reason && { reason }),
          ...(businessId && { businessId }),
          ...(sort && { sort }),
          page: requestedPage,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchIntervalMs,
  });
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
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ checkIns, reason }: Review) =>
      staffCall(reviewCheckIns, {
        body: {
          checkIns: checkIns.map(({ id, version }) => ({ id, version })),
          decision: reason ? 'refuse' : 'confirm',
          ...(reason && { reason }),
        },
      }),
    onSuccess: async ({ decided, notDecided }) => {
      // A pending read would restore the decided check-ins.
      await client.cancelQueries({ queryKey: [queryKeyRoot] });
      const ids = new Set(decided.map(({ id }) => id));
      client.setQueriesData<Answer>(
        { queryKey: [queryKeyRoot] },
        (page) => page && without(page, ids),
      );
      const [first] = notDecided;
      if (!first) return;
      const title = texts.review.notDecided({ count: notDecided.length });
      showToast({ type: 'warning', title, description: refusalMessage(first) });
    },
    onError: (error) => {
      const description = serverMessage(error, texts.review.notChanged);
      showToast({ type: 'error', title: texts.review.notSaved, description });
    },
    // Not awaited, so that the next check-in can be decided at once.
    onSettled: () => {
      void invalidateAfterWrite(client, { queryKey: [queryKeyRoot] });
      onDecided();
    },
  });
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
  return {
    eventId,
    search: useDebounced(search.trim(), debounceMs),
    reason: pendingReason.safeParse(get('reason')).data,
    businessId: documentId.safeParse(get('business')).data,
    sort: pendingSort.safeParse(get('sort')).data,
  };
}
