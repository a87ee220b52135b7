import { hash } from 'node:crypto';
import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import { type TicketChangeKind, undone } from '@wine-walk/common/model/changes.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { type PlaceChange, ticketPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import {
  holderFields,
  planTicketUndo,
  type TicketFields,
  type TicketUndo,
} from '@wine-walk/common/rules/tickets/tickets.ts';
import { type Actor, auditWrite } from '../../firestore/audit.ts';
import { changeWrite, type UndoOfKind } from '../../firestore/changes.ts';
import { countPlaces } from '../../firestore/events/ticket-counts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { owedTypeWrites } from '../../firestore/people/owed-types.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

/** Ticket before a change, null if it did not exist, and after it, null if it was deleted. */
export type TicketChange = { id: string } & (
  | { before: null; after: TicketDocument }
  | { before: Stored<TicketDocument>; after: TicketDocument | null }
);

/** Returns a digest of 43 characters that distinguishes the values of a ticket from any others. */
export function ticketDigest({
  eventId,
  typeId,
  holderName,
  holderEmail,
  orderId,
  owes,
}: TicketFields): string {
  // Type, order and debt are part of it only if there is one: earlier records have digests without.
  const fields = {
    eventId,
    holderName,
    holderEmail,
    ...(typeId !== null && { typeId }),
    ...(orderId !== null && { orderId }),
    ...(owes && { owes }),
  };
  return hash('sha256', JSON.stringify(fields), 'base64url');
}

/** Returns the change of the place of a ticket. */
export function placeChange({ before, after }: TicketChange): PlaceChange {
  return { before: before && ticketPlace(before.data), after: after && ticketPlace(after) };
}

/** Returns the paths of the tickets that changes delete, for the audit: the desk says of each that it was withdrawn. */
export function deletedBy(changes: readonly TicketChange[]): { deleted?: string[] } {
  const ids = changes.flatMap(({ id, after }) => (after ? [] : [id]));
  return ids.length > 0 ? { deleted: ids.map(documentPaths.ticket) } : {};
}

interface RecordedChange {
  id: string;
  kind: TicketChangeKind;
  /** First import of the same file; null for the first one itself and for other changes. */
  partOf: string | null;
  changes: readonly TicketChange[];
  caller: Actor;
  /** Epoch milliseconds. */
  now: number;
}

/** Records a change in the same commit as its tickets, so that it can be undone. */
export function ticketChangeWrite({ kind, changes, ...record }: RecordedChange): Write {
  const ids = changes.map(({ id }) => id).toSorted();
  const tickets = changes.map(({ id, before, after }) => ({
    id,
    before: before && fieldsOf(before.data),
    version: after ? ticketDigest(after) : '',
    deleted: before && !after ? deletedFieldsOf(before.data) : null,
  }));
  const [firstTicket = '', lastTicket = ''] = [ids[0], ids.at(-1)];
  return changeWrite({
    ...record,
    kind: 'ticket-change',
    eventId: null,
    summary: { change: kind, count: ids.length, firstTicket, lastTicket },
    undoData: { tickets },
    documents: ids.map(documentPaths.ticket),
  });
}

function fieldsOf(ticket: TicketFields): TicketFields {
  const { eventId, typeId, holderName, holderEmail, orderId, owes } = ticket;
  return { eventId, typeId, holderName, holderEmail, orderId, owes };
}

const deletedFieldsOf = ({ source, createdAt }: TicketDocument) => ({ source, createdAt });

/**
 * Removes added tickets and restores others, except those that were redeemed, changed, deleted or added since. Restores none if
 * they exceed a limit of their event.
 */
export const ticketChangeUndo: UndoOfKind<'ticket-change'> = {
  tooLate: 'change-undo-over',
  describe: async (parts) => {
    const [last] = parts;
    if (!last) return undefined;
    const of = parts.map(({ data }) => data.summary);
    const firsts = of.map(({ firstTicket }) => firstTicket).toSorted();
    const lasts = of.map(({ lastTicket }) => lastTicket).toSorted();
    return {
      change: last.data.summary.change,
      count: of.reduce((sum, { count }) => sum + count, 0),
      firstTicket: firsts[0] ?? '',
      lastTicket: lasts.at(-1) ?? '',
    };
  },
  undo: async ({ path, data: { undoData } }, _request, { caller, now }) => {
    const { tickets } = undoData;
    const present = await readDocuments(
      ...tickets.map((ticket) => [documentPaths.ticket(ticket.id), ticketDocument] as const),
    );
    const decided = tickets.map((ticket, at) => {
      const stored = present[at];
      const seen = stored && { state: stored.data.state, version: ticketDigest(stored.data) };
      return { id: ticket.id, stored, undo: planTicketUndo(ticket, seen) };
    });
    const howMany = (kind: TicketUndo['kind']) =>
      decided.filter(({ undo }) => undo.kind === kind).length;
    const left = decided.filter(({ undo }) => undo.kind === 'leave');
    const removed = howMany('remove');
    const restored = howMany('restore') + howMany('recreate');
    const changes = decided.flatMap(({ id, stored, undo }) => undoneTicket(id, stored, undo));
    const places = await countPlaces(changes.map(placeChange), { now });
    if (isProblem(places)) return places;
    const leftAlone = left.map(({ id }) => ({ id, name: id, reason: null }));
    return {
      writes: [
        ...changes.map(ticketWrite),
        ...places,
        ...(await owedTypeWrites(changes)),
        auditWrite({
          actor: caller.username,
          action: 'ticket.undo-import',
          target: path,
          now,
          details: { removed, restored, leftAlone: leftAlone.length },
          ...deletedBy(changes),
        }),
      ],
      result: undone({ removed, restored, leftAlone }),
    };
  },
};

/** Returns the changes by an undo to a ticket; none if it stays. */
function undoneTicket(
  id: string,
  stored: Stored<TicketDocument> | undefined,
  undo: TicketUndo,
): TicketChange[] {
  if (undo.kind === 'recreate') return [{ id, before: null, after: undo.ticket }];
  if (!stored || undo.kind === 'leave') return [];
  if (undo.kind === 'remove') return [{ id, before: stored, after: null }];
  const { holderName, holderEmail, ...fields } = undo.fields;
  const after = { ...stored.data, ...holderFields({ holderName, holderEmail }), ...fields };
  return [{ id, before: stored, after }];
}

/** Returns the write of a change, which conflicts if the ticket has changed since it was read. */
export function ticketWrite({ id, before, after }: TicketChange): Write {
  const path = documentPaths.ticket(id);
  if (!before) return { kind: 'create', path, data: after };
  const { revision } = before;
  if (!after) return { kind: 'delete', path, revision };
  const { eventId, ...others } = after;
  // Offline lists of desks are read again after a ticket has left its event (firestore/write.ts).
  const data = eventId === before.data.eventId ? others : after;
  return { kind: 'update', path, data, revision };
}
