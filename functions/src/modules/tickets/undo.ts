import { createHash } from 'node:crypto';
import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import {
  type listTicketChanges,
  maxTicketChangesListed,
  type undoTicketChange,
  undoTicketChangeMs,
} from '@wine-walk/common/api/tickets.ts';
import {
  type TicketChangeKind,
  type TicketDocument,
  type TicketImportDocument,
  ticketDocument,
  ticketImportDocument,
} from '@wine-walk/common/model/tickets.ts';
import { type PlaceChange, ticketPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import {
  holderFields,
  planTicketUndo,
  type TicketFields,
  type TicketUndo,
} from '@wine-walk/common/rules/tickets/tickets.ts';
import { type Actor, auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { changeNotFound } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import { countPlaces } from '../../firestore/ticket-counts.ts';
import { readImports } from '../../firestore/tickets.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
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
}: TicketFields): string {
  // Type and order are part of it only if there is one: earlier records have digests without.
  const fields = {
    ...{ eventId, holderName, holderEmail },
    ...(typeId !== null && { typeId }),
    ...(orderId !== null && { orderId }),
  };
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** Returns the change of the place of a ticket. */
export function placeChange({ before, after }: TicketChange): PlaceChange {
  return { before: before && ticketPlace(before.data), after: after && ticketPlace(after) };
}

interface ChangeRecord {
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
export function changeRecord({ id, kind, partOf, changes, caller, now }: ChangeRecord): Write {
  const data: TicketImportDocument = {
    kind,
    tickets: changes.map(({ id, before, after }) => ({
      id,
      before: before && fieldsOf(before.data),
      version: after ? ticketDigest(after) : '',
      deleted: before && !after ? deletedFieldsOf(before.data) : null,
    })),
    ticketIds: changes.map(({ id }) => id),
    partOf,
    madeBy: caller.username,
    madeAt: new Date(now).toISOString(),
    undone: null,
    expiresAt: new Date(now + undoTicketChangeMs).toISOString(),
  };
  return { kind: 'create', path: documentPaths.ticketImport(id), data };
}

function fieldsOf(ticket: TicketFields): TicketFields {
  const { eventId, typeId, holderName, holderEmail, orderId } = ticket;
  return { eventId, typeId, holderName, holderEmail, orderId };
}

const deletedFieldsOf = ({ source, createdAt }: TicketDocument) => ({ source, createdAt });

type Undo = typeof undoTicketChange;
type UndoProblem = Problem<ProblemOf<Undo> | 'invalid-input'>;

/**
 * Undoes a change in one commit: removes added tickets and restores others, except those that were redeemed, changed,
 * deleted or added since. Restores none if they exceed a limit of their event. A repeat returns the result of the first.
 */
export async function undoChange(
  id: string,
  { caller, now }: EditContext,
): Promise<ResponseOf<Undo> | UndoProblem> {
  return commitWithRetry<ResponseOf<Undo>, UndoProblem>(async () => {
    const record = await readDocument(documentPaths.ticketImport(id), ticketImportDocument);
    if (!record) return changeNotFound();
    const { tickets, undone, expiresAt } = record.data;
    if (undone) return { writes: [], response: undone };
    if (Date.parse(expiresAt) <= now)
      return problem('undo-over', 'This change was more than a day ago.');
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
    const response = {
      removed: howMany('remove'),
      restored: howMany('restore') + howMany('recreate'),
      leftAlone: decided.filter(({ undo }) => undo.kind === 'leave').map((ticket) => ticket.id),
    };
    const { removed, restored, leftAlone } = response;
    const changes = decided.flatMap(({ id, stored, undo }) => undoneTicket(id, stored, undo));
    const places = await countPlaces(changes.map(placeChange), { now });
    if (isProblem(places)) return places;
    return {
      writes: [
        ...changes.map(ticketWrite),
        ...places,
        {
          kind: 'update',
          path: record.path,
          data: { undone: response },
          revision: record.revision,
        },
        auditWrite({
          actor: caller.username,
          action: 'ticket.undo-import',
          target: record.path,
          now,
          details: { removed, restored, leftAlone: leftAlone.length },
        }),
      ],
      response,
    };
  });
}

/** Returns what an undo changes of a ticket; none if it stays. */
function undoneTicket(
  id: string,
  stored: Stored<TicketDocument> | undefined,
  undo: TicketUndo,
): TicketChange[] {
  if (undo.kind === 'recreate') return [{ id, before: null, after: undo.ticket }];
  if (!stored || undo.kind === 'leave') return [];
  if (undo.kind === 'remove') return [{ id, before: stored, after: null }];
  const { eventId, typeId, orderId, ...holder } = undo.fields;
  const after = { ...stored.data, ...holderFields(holder), eventId, typeId, orderId };
  return [{ id, before: stored, after }];
}

/** Returns the write of a change, which conflicts if the ticket has changed since it was read. */
export function ticketWrite({ id, before, after }: TicketChange): Write {
  const path = documentPaths.ticket(id);
  if (!before) return { kind: 'create', path, data: after };
  const { revision } = before;
  return after
    ? { kind: 'update', path, data: after, revision }
    : { kind: 'delete', path, revision };
}

/** Returns the changes that can still be undone, latest first. `now`: epoch milliseconds. */
export async function listUndoableChanges(
  now: number,
): Promise<ResponseOf<typeof listTicketChanges>> {
  const calls = await readImports(now - undoTicketChangeMs, maxTicketChangesListed);
  const open = calls.filter(({ data }) => data.undone === null && Date.parse(data.expiresAt) > now);
  const files = Map.groupBy(open, ({ id, data }) => data.partOf ?? id);
  return {
    changes: [...files.values()].flatMap((latestFirst) => {
      const [last, first] = [latestFirst[0], latestFirst.at(-1)];
      const ticketIds = latestFirst.flatMap(({ data }) => data.ticketIds).toSorted();
      const [firstTicket, lastTicket] = [ticketIds[0], ticketIds.at(-1)];
      if (!first || !last || !firstTicket || !lastTicket) return [];
      return {
        changeIds: latestFirst.map(({ id }) => id).toReversed(),
        kind: last.data.kind,
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
