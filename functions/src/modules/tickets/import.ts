import { createHash } from 'node:crypto';
import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import {
  type importTickets,
  type listImports,
  maxImportsListed,
  type undoImport,
  undoImportMs,
} from '@wine-walk/common/api/tickets.ts';
import {
  type TicketDocument,
  type TicketImportDocument,
  ticketDocument,
  ticketImportDocument,
} from '@wine-walk/common/model/tickets.ts';
import { type PlaceChange, ticketPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import {
  holderFields,
  newTicket,
  planTicketUndo,
  type TicketFields,
  type TicketUndo,
  withEntryKey,
} from '@wine-walk/common/rules/tickets/tickets.ts';
import { type Actor, auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { requireEventTypes } from '../../firestore/events.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import { countPlaces, recordPlaces } from '../../firestore/ticket-counts.ts';
import { readImports } from '../../firestore/tickets.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

/** Ticket before an import, null if it did not exist, and after it. */
interface Imported {
  id: string;
  before: Stored<TicketDocument> | null;
  after: TicketDocument;
}

/** Returns a digest of 43 characters that distinguishes an import's values of a ticket from any others. */
function ticketDigest({ eventId, typeId, holderName, holderEmail, orderId }: TicketFields): string {
  // Type and order are part of it only if there is one: earlier records have digests without.
  const fields = {
    ...{ eventId, holderName, holderEmail },
    ...(typeId !== null && { typeId }),
    ...(orderId !== null && { orderId }),
  };
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** Returns the change of the place of an imported ticket. */
function placeChange({ before, after }: Pick<Imported, 'before' | 'after'>): PlaceChange {
  return { before: before && ticketPlace(before.data), after: ticketPlace(after) };
}

interface ImportCall {
  id: string;
  /** First import of the same file; null for the first one itself. */
  partOf: string | null;
  imported: readonly Imported[];
  caller: Actor;
  /** Epoch milliseconds. */
  now: number;
}

/** Records an import in the same commit as its tickets, so that it can be undone. */
function importRecord({ id, partOf, imported, caller, now }: ImportCall): Write {
  const data: TicketImportDocument = {
    tickets: imported.map(({ id, before, after }) => ({
      id,
      before: before && fieldsOf(before.data),
      version: ticketDigest(after),
    })),
    ticketIds: imported.map(({ id }) => id),
    partOf,
    madeBy: caller.username,
    madeAt: new Date(now).toISOString(),
    undone: null,
    expiresAt: new Date(now + undoImportMs).toISOString(),
  };
  return { kind: 'create', path: documentPaths.ticketImport(id), data };
}

function fieldsOf(ticket: TicketFields): TicketFields {
  const { eventId, typeId, holderName, holderEmail, orderId } = ticket;
  return { eventId, typeId, holderName, holderEmail, orderId };
}

type Undo = typeof undoImport;

/**
 * Undoes an import in one commit: removes added tickets and restores updated ones, except those that were
 * redeemed, changed or deleted since. A repeat returns the result of the first.
 */
export async function undoTicketImport(
  id: string,
  { caller, now }: EditContext,
): Promise<ResponseOf<Undo> | Problem<ProblemOf<Undo>>> {
  return commitWithRetry<ResponseOf<Undo>, Problem<ProblemOf<Undo>>>(async () => {
    const record = await readDocument(documentPaths.ticketImport(id), ticketImportDocument);
    if (!record) return problem('not-found', 'This import doesn’t exist or was already undone.');
    const { tickets, undone, expiresAt } = record.data;
    if (undone) return { writes: [], response: undone };
    if (Date.parse(expiresAt) <= now)
      return problem('undo-over', 'This import was more than a day ago.');
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
      restored: howMany('restore'),
      leftAlone: decided.filter(({ undo }) => undo.kind === 'leave').map((ticket) => ticket.id),
    };
    const { removed, restored, leftAlone } = response;
    const places = decided.flatMap(({ stored, undo }) =>
      stored && undo.kind !== 'leave' ? [undonePlace(stored, undo)] : [],
    );
    return {
      writes: [
        ...decided.flatMap(({ stored, undo }) => (stored ? writesOf(stored, undo) : [])),
        ...(await recordPlaces(places, now)),
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

function undonePlace(
  { data }: Stored<TicketDocument>,
  undo: Exclude<TicketUndo, { kind: 'leave' }>,
): PlaceChange {
  const after = undo.kind === 'restore' ? ticketPlace({ ...data, ...undo.fields }) : null;
  return { before: ticketPlace(data), after };
}

function writesOf({ path, data, revision }: Stored<TicketDocument>, undo: TicketUndo): Write[] {
  switch (undo.kind) {
    case 'remove':
      return [{ kind: 'delete', path, revision }];
    case 'restore': {
      const { eventId, typeId, orderId, ...holder } = undo.fields;
      const before = { ...data, ...holderFields(holder), eventId, typeId, orderId };
      return [{ kind: 'update', path, data: before, revision }];
    }
    case 'leave':
      return [];
  }
}

/** Returns the imports that can still be undone, latest first. `now`: epoch milliseconds. */
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

type Import = typeof importTickets;
type Line = BodyOf<Import>['tickets'][number];

/**
 * Adds new tickets in one commit, and leaves or updates existing ones. The first attempt assumes that all are
 * new, which costs no read; existing ones are read only after a conflict.
 */
export async function importBatch(
  { tickets, existing, partOf }: BodyOf<Import>,
  { caller, request, now }: CreateContext,
): Promise<ResponseOf<Import> | Problem<ProblemOf<Import> | 'invalid-input'>> {
  for (const [eventId, ofEvent] of Map.groupBy(tickets, (ticket) => ticket.eventId)) {
    const unknown = await requireEventTypes(
      eventId,
      ofEvent.map(({ typeId }) => typeId),
    );
    if (unknown) return unknown;
  }
  const createdAt = new Date(now).toISOString();
  const importId = newId();
  let isFirstTry = true;
  return withIdempotency<ResponseOf<Import>, Problem<'sold-out' | 'invalid-input'>>(
    request,
    async () => {
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
        after: withEntryKey(id, newTicket(fields, 'import', createdAt)),
      }));
      const places = await countPlaces([...creations, ...updates].map(placeChange), { now });
      if (isProblem(places)) return places;
      return {
        writes: [
          ...places,
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
    },
  );
}

interface Update {
  id: string;
  before: Stored<TicketDocument>;
  after: TicketDocument;
}

/** Returns the updates of existing unused tickets with different values. */
function updatesOf(
  tickets: readonly Line[],
  existingById: ReadonlyMap<string, Stored<TicketDocument>>,
): Update[] {
  return tickets.flatMap(({ id, eventId, typeId, holderName, holderEmail, orderId }) => {
    const before = existingById.get(id);
    if (before?.data.state !== 'unused') return [];
    const holder = {
      holderName: holderName ?? before.data.holderName,
      holderEmail: holderEmail ?? before.data.holderEmail,
    };
    const retainedTypeId = before.data.eventId === eventId ? before.data.typeId : null;
    const after = {
      ...before.data,
      ...holderFields(holder),
      eventId,
      typeId: typeId ?? retainedTypeId,
      orderId: orderId ?? before.data.orderId,
    };
    return ticketDigest(after) === ticketDigest(before.data) ? [] : [{ id, before, after }];
  });
}

async function readExisting(
  tickets: readonly { id: string }[],
): Promise<Map<string, Stored<TicketDocument>>> {
  const storedTickets = await readDocuments(
    ...tickets.map(({ id }) => [documentPaths.ticket(id), ticketDocument] as const),
  );
  return new Map(storedTickets.flatMap((ticket) => (ticket ? [[ticket.id, ticket]] : [])));
}
