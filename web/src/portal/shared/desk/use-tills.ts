import { listTills } from '@wine-walk/common/api/staff/tills.ts';
import { deskPayment } from '@wine-walk/common/model/categories.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useDeskQueue } from './desk-queue.ts';

/** Refetch interval for the sales of others, in milliseconds. */
const refetchInterval = 20_000;

/** Tills of the event that the caller may read, and the caller's open till. */
export function useTills(eventId: string | undefined) {
  const query = useApiQuery(
    listTills,
    { query: { eventId: eventId ?? '' } },
    { enabled: eventId !== undefined, refetchInterval },
  );
  const tills = query.data?.tills ?? [];
  const { waiting: queued } = useDeskQueue();
  const sales = queued.flatMap(({ payload }) =>
    payload.kind === 'admit' && payload.takesPayment ? [payload] : [],
  );
  return {
    isKnown: query.data !== undefined,
    /** Error of the first read; null if it succeeded. */
    failure: query.data ? null : query.error,
    retry: () => void query.refetch(),
    tills,
    /** Payments of queued offline sales that are in no till yet, by method. */
    waiting: deskPayment.options.flatMap((method) => {
      const ofMethod = sales.filter((sale) => sale.method === method);
      const amountCents = ofMethod.reduce((sum, sale) => sum + sale.amountCents, 0);
      return amountCents > 0 ? [{ method, amountCents }] : [];
    }),
    /**
     * Float of the till that a queued sale opens, in cents; null if none does. Later sales carry it, too,
     * since the first one to be sent opens the till.
     */
    floatToOpenCents:
      sales.find((sale) => sale.openingFloatCents !== null)?.openingFloatCents ?? null,
    own: tills.find(({ id }) => id === query.data?.ownTillId) ?? null,
  };
}
