import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem } from '@wine-walk/common/api/problems.ts';
import { type changeTickets } from '@wine-walk/common/api/tickets.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { holderFields } from '@wine-walk/common/rules/tickets/new-ticket.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { requireEvent } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

type Bulk = typeof changeTickets;
type Change = BodyOf<Bulk>['change'];

/**
 * Moves, reassigns or deletes tickets, all in one commit, each only as long as nobody has redeemed it: what was
 * redeemed is evidence, and is left alone.
 */
export async function changeTicketsInBulk(
  { ids, change }: BodyOf<Bulk>,
  { caller, now }: EditContext,
): Promise<ResponseOf<Bulk> | Problem<ProblemOf<Bulk>>> {
  if (change.kind === 'move') {
    const unknown = await requireEvent(change.eventId);
    if (unknown) return unknown;
  }
  const wanted = [...new Set(ids)];
  return commitWithRetry<ResponseOf<Bulk>, never>(async () => {
    const found = await readDocuments(
      ...wanted.map((id) => [documentPaths.ticket(id), ticketDocument] as const),
    );
    const tickets = found.filter(
      (ticket) => ticket?.data.state === 'unused',
    ) as Stored<TicketDocument>[];
    const present = new Set(tickets.map(({ id }) => id));
    const response = {
      changed: tickets.length,
      leftAlone: wanted.filter((id) => !present.has(id)),
    };
    if (tickets.length === 0) return { writes: [], response };
    return {
      writes: [
        ...tickets.map((ticket) => writeOf(ticket, change)),
        auditWrite({
          actor: caller.username,
          action: `ticket.${change.kind}-many`,
          target: documentPaths.tickets,
          now,
          details: { changed: tickets.length, first: tickets[0]?.id, last: tickets.at(-1)?.id },
        }),
      ],
      response,
    };
  });
}

function writeOf({ path, data, revision }: Stored<TicketDocument>, change: Change): Write {
  switch (change.kind) {
    case 'move':
      return { kind: 'update', path, data: { ...data, eventId: change.eventId }, revision };
    case 'reassign':
      return { kind: 'update', path, data: { ...data, ...holderFields(change) }, revision };
    case 'delete':
      return { kind: 'delete', path, revision };
  }
}
