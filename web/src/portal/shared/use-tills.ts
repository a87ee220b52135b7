import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listTills } from '@wine-walk/common/api/tills.ts';
import { invalidateAfterWrite } from '../../platform/api/invalidate-after-write.ts';
import { staffCall } from '../session/staff-call.ts';
import { deskKeys, useDeskQueue } from './desk-queue.ts';

/** Refetch interval for the sales of others, in milliseconds. */
const refetchIntervalMs = 20_000;

/** Tills of the event that the caller may read, and the caller's open till. */
export function useTills(eventId: string | undefined) {
  const query = useQuery({
    queryKey: [deskKeys.tills, eventId],
    queryFn: ({ signal }) => staffCall(listTills, { query: { eventId: eventId ?? '' }, signal }),
    enabled: eventId !== undefined,
    refetchInterval: refetchIntervalMs,
  });
  const tills = query.data?.tills ?? [];
  const { waiting } = useDeskQueue();
  const sales = waiting.flatMap(({ payload }) =>
    payload.kind === 'admit' && payload.takesPayment ? [payload] : [],
  );
  return {
    isKnown: query.data !== undefined,
    /** Error of the first read; null if it succeeded. */
    failure: query.data ? null : query.error,
    retry: () => void query.refetch(),
    tills,
    /** Payments of queued offline sales that are in no till yet, in cents. */
    waitingCents: sales.reduce((sum, { amountCents }) => sum + amountCents, 0),
    /**
     * Float of the till that a queued sale opens, in cents; null if none does. Later sales carry it, too,
     * since the first one to be sent opens the till.
     */
    floatToOpenCents:
      sales.find((sale) => sale.openingFloatCents !== null)?.openingFloatCents ?? null,
    own: tills.find(({ id }) => id === query.data?.ownTillId) ?? null,
  };
}

/** Refetches the tills after cash has moved. */
export function useInvalidateTills(): () => void {
  const client = useQueryClient();
  return () => void invalidateAfterWrite(client, { queryKey: [deskKeys.tills] });
}
