import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listTills } from '@wine-walk/common/api/tills.ts';
import { invalidateAfterWrite } from '../../platform/api/invalidate-after-write.ts';
import { staffCall } from '../session/staff-call.ts';
import { deskKeys, useDeskQueue } from './desk-queue.ts';

/** Milliseconds between two looks at what others sold. */
const refetchIntervalMs = 20_000;

/** The event's tills that one may see, and one's own open one. */
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
    /** Why it is not known; null where nothing failed. */
    failure: query.data ? null : query.error,
    retry: () => void query.refetch(),
    tills,
    /** Cash that was taken without a connection, and that no till has yet. Whole cents. */
    waitingCents: sales.reduce((sum, { amountCents }) => sum + amountCents, 0),
    /**
     * What one's own is opened with by a sale that waits to be sent; null: none is. Whole cents. Each sale after it carries it, too,
     * as whichever is sent first opens the till.
     */
    floatToOpenCents:
      sales.find((sale) => sale.openingFloatCents !== null)?.openingFloatCents ?? null,
    own: tills.find(({ id }) => id === query.data?.ownTillId) ?? null,
  };
}

/** Asks for the tills again, after cash has moved. */
export function useInvalidateTills(): () => void {
  const client = useQueryClient();
  return () => void invalidateAfterWrite(client, { queryKey: [deskKeys.tills] });
}
