import { readOverview } from '@wine-walk/common/api/staff/overview.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';

/** Refetch interval in milliseconds: the server counts no more often. */
const refetchIntervalMs = 5_000;

/** Metrics of an event. `isLive`: they are refetched every few seconds. */
export const useOverview = (eventId: string, isLive: boolean) =>
  useApiQuery(
    readOverview,
    { params: { id: eventId } },
    { refetchInterval: isLive && refetchIntervalMs, keepsPrevious: true },
  );
