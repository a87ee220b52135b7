import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOverview } from '@wine-walk/common/api/overview.ts';
import { queryKeyOf } from '../../platform/session/api.ts';
import { staffCall } from '../session/staff-call.ts';

/** Refetch interval in milliseconds: the server counts no more often. */
const refetchIntervalMs = 5_000;

/** Metrics of an event. `isLive`: they are refetched every few seconds. */
export function useOverview(eventId: string, isLive: boolean) {
  const input = { params: { id: eventId } };
  return useQuery({
    queryKey: queryKeyOf(readOverview, input),
    queryFn: ({ signal }) => staffCall(readOverview, { ...input, signal }),
    refetchInterval: isLive ? refetchIntervalMs : false,
    placeholderData: keepPreviousData,
  });
}
