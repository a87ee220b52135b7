import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOverview } from '@wine-walk/common/api/overview.ts';
import { queryKeyOf } from '../../platform/session/api.ts';
import { staffCall } from '../session/staff-call.ts';

/** Milliseconds between two looks: the server counts no more often. */
const refetchIntervalMs = 5_000;

/** A walk's figures, while somebody looks at them. `isLive`: they change, and are asked again every few seconds. */
export function useOverview(eventId: string, isLive: boolean) {
  const input = { params: { id: eventId } };
  return useQuery({
    queryKey: queryKeyOf(readOverview, input),
    queryFn: ({ signal }) => staffCall(readOverview, { ...input, signal }),
    refetchInterval: isLive ? refetchIntervalMs : false,
    placeholderData: keepPreviousData,
  });
}
