import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type listImports, maxImportsListed, undoImportMs } from '@wine-walk/common/api/tickets.ts';
import { readImports } from '../../firestore/tickets.ts';

/** The imports that can still be undone, the latest first. `now`: milliseconds since 1970, UTC. */
export async function listUndoableImports(now: number): Promise<ResponseOf<typeof listImports>> {
  const calls = await readImports(now - undoImportMs, maxImportsListed);
  const open = calls.filter(({ data }) => data.undone === null && Date.parse(data.expiresAt) > now);
  const files = Map.groupBy(open, ({ id, data }) => data.partOf ?? id);
  return {
    imports: [...files.values()].flatMap((latestFirst) => {
      const [last, first] = [latestFirst[0], latestFirst.at(-1)];
      const ticketIds = latestFirst.flatMap(({ data }) => data.ticketIds).toSorted();
      const [firstTicket, lastTicket] = [ticketIds[0], ticketIds.at(-1)];
      if (!first || !last || !firstTicket || !lastTicket) return [];
      return {
        importIds: latestFirst.map(({ id }) => id).toReversed(),
        ticketCount: ticketIds.length,
        firstTicket,
        lastTicket,
        madeBy: last.data.madeBy,
        madeAt: last.data.madeAt,
        undoUntil: first.data.expiresAt,
      };
    }),
  };
}
