import { listOfflineConflicts, type OfflineConflict } from '@wine-walk/common/api/staff/desk.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

/** Refetch interval for the uploads of other desks, in milliseconds. */
const refetchInterval = 20_000;

/** Unresolved conflicts of offline actions at an event's desks. */
export const useOfflineConflicts = (eventId: string) =>
  useApiQuery(listOfflineConflicts, { query: { eventId } }, { refetchInterval });

/** Returns the number of unresolved conflicts and the amount that was taken twice, by currency. */
export function conflictsText(conflicts: readonly OfflineConflict[]): string {
  const payments = conflicts.flatMap(({ paid }) => paid ?? []);
  const amounts = [...Map.groupBy(payments, ({ currency }) => currency)].map(
    ([currency, taken]) => {
      const amountCents = taken.reduce((sum, paid) => sum + paid.amountCents, 0);
      return texts.shared.deskAction.takenTwice({
        amount: format.money({ amountCents, currency }),
      });
    },
  );
  return [texts.overview.wrapUp.conflicts({ count: conflicts.length }), ...amounts].join(' ');
}
