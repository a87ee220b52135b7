import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem } from '@wine-walk/common/api/problems.ts';
import { type importTickets } from '@wine-walk/common/api/tickets.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { holderFields, newTicket } from '@wine-walk/common/rules/tickets/new-ticket.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { requireEvent } from '../../firestore/events.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import { importRecord, ticketDigest } from './import-record.ts';

type Import = typeof importTickets;
type Line = BodyOf<Import>['tickets'][number];

/**
 * Adds the tickets that are not there yet, all in one commit, and leaves or updates the others. The first
 * try takes them all for new, which costs no read; only where one exists are they looked up.
 */
export async function importBatch(
  { tickets, existing, partOf }: BodyOf<Import>,
  { caller, request, now }: CreateContext,
): Promise<ResponseOf<Import> | Problem<ProblemOf<Import>>> {
  for (const eventId of new Set(tickets.map((ticket) => ticket.eventId))) {
    const unknown = await requireEvent(eventId);
    if (unknown) return unknown;
  }
  const createdAt = new Date(now).toISOString();
  const importId = newId('ticket import', caller.uid, null);
  let isFirstTry = true;
  return withIdempotency<ResponseOf<Import>>(request, async () => {
    const existingById = isFirstTry
      ? new Map<string, Stored<TicketDocument>>()
      : await readExisting(tickets);
    isFirstTry = false;
    const added = tickets.filter(({ id }) => !existingById.has(id));
    const updates = existing === 'update' ? updatesOf(tickets, existingById) : [];
    const updated = updates.map(({ id }) => id);
    const alreadyThere = [...existingById.keys()].filter((id) => !updated.includes(id));
    const answer = { added: added.length, updated, alreadyThere };
    if (added.length + updates.length === 0)
      return { writes: [], response: { ...answer, importId: null } };
    const creations = added.map(({ id, ...fields }) => ({
      id,
      before: null,
      after: newTicket(fields, 'import', createdAt),
    }));
    return {
      writes: [
        ...creations.map(({ id, after }) => ({
          kind: 'create' as const,
          path: documentPaths.ticket(id),
          data: after,
        })),
        ...updates.map(({ before, after }) => ({
          kind: 'update' as const,
          path: before.path,
          data: after,
          revision: before.revision,
        })),
        importRecord({
          id: importId,
          partOf,
          imported: [...creations, ...updates],
          caller,
          now,
        }),
        auditWrite({
          actor: caller.username,
          action: 'ticket.import',
          target: documentPaths.tickets,
          now,
          details: {
            added: added.length,
            first: added[0]?.id,
            last: added.at(-1)?.id,
            updated: updated.length,
          },
        }),
      ],
      response: { ...answer, importId },
    };
  });
}

interface Update {
  id: string;
  before: Stored<TicketDocument>;
  after: TicketDocument;
}

/** What becomes of those that are there and unused, as far as a line says something else of them. */
function updatesOf(
  tickets: readonly Line[],
  existingById: ReadonlyMap<string, Stored<TicketDocument>>,
): Update[] {
  return tickets.flatMap(({ id, eventId, holderName, holderEmail }) => {
    const before = existingById.get(id);
    if (before?.data.state !== 'unused') return [];
    const holder = {
      holderName: holderName ?? before.data.holderName,
      holderEmail: holderEmail ?? before.data.holderEmail,
    };
    const after = { ...before.data, ...holderFields(holder), eventId };
    return ticketDigest(after) === ticketDigest(before.data) ? [] : [{ id, before, after }];
  });
}

async function readExisting(
  tickets: readonly { id: string }[],
): Promise<Map<string, Stored<TicketDocument>>> {
  const found = await readDocuments(
    ...tickets.map(({ id }) => [documentPaths.ticket(id), ticketDocument] as const),
  );
  return new Map(found.flatMap((ticket) => (ticket ? [[ticket.id, ticket]] : [])));
}
