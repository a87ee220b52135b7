import type { AnswerOf, BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem } from '@wine-walk/common/api/contract/problems.ts';
import { type importTickets } from '@wine-walk/common/api/tickets.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import {
  holderFields,
  newTicket,
  otherEventOf,
  withEntryKey,
} from '@wine-walk/common/rules/tickets/tickets.ts';
import { auditWrite } from '../../firestore/audit.ts';
import type { CommitPlan } from '../../firestore/commit-with-retry.ts';
import { countPlaces } from '../../firestore/events/ticket-counts.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { owedTypeWrites } from '../../firestore/people/owed-types.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { requireEventTypes } from './event-types.ts';
import {
  placeChange,
  type TicketChange,
  ticketChangeWrite,
  ticketDigest,
  ticketWrite,
} from './undo.ts';

type Import = typeof importTickets;
type Line = BodyOf<Import>['tickets'][number];
type ImportProblem = Problem<
  'event-gone' | 'idempotency-key-reused' | 'no-such-ticket-type' | 'sold-out' | 'too-few-left'
>;

/**
 * Adds new tickets in one commit, and leaves or updates existing ones. The first attempt assumes that all are
 * new, which costs no read; existing ones are read only after a conflict.
 */
export async function importBatch(
  { tickets, withdraw, withdrawFrom, existing, partOf }: BodyOf<Import>,
  context: CreateContext,
): Promise<AnswerOf<Import>> {
  if (withdraw.length > 0)
    return withdrawTickets(withdraw, { partOf, eventId: withdrawFrom }, context);
  const { caller, request, now } = context;
  for (const [eventId, ofEvent] of Map.groupBy(tickets, (ticket) => ticket.eventId)) {
    const unknown = await requireEventTypes(
      eventId,
      ofEvent.map(({ typeId }) => typeId),
    );
    if (unknown) return unknown;
  }
  const createdAt = new Date(now).toISOString();
  const changeId = newId();
  let isFirstTry = true;
  return withIdempotency<ResponseOf<Import>, ImportProblem>(request, async () => {
    const existingById = isFirstTry
      ? new Map<string, Stored<TicketDocument>>()
      : await readExisting(tickets);
    isFirstTry = false;
    const added = tickets.filter(({ id }) => !existingById.has(id));
    const ofOtherEvent = ofOtherEvents(tickets, existingById);
    const others = new Set(ofOtherEvent.map(({ id }) => id));
    const own = tickets.filter(({ id }) => existingById.has(id) && !others.has(id));
    const updates = existing === 'update' ? updatesOf(own, existingById) : [];
    const updated = updates.map(({ id }) => id);
    const alreadyThere = own.map(({ id }) => id).filter((id) => !updated.includes(id));
    const answer = { ...nothing, added: added.length, updated, alreadyThere, ofOtherEvent };
    if (added.length + updates.length === 0)
      return { writes: [], response: { ...answer, changeId: null } };
    const creations = added.map(({ id, ...fields }) => ({
      id,
      before: null,
      after: withEntryKey(id, newTicket(fields, 'import', createdAt)),
    }));
    const changes = [...creations, ...updates];
    const audit = auditWrite({
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
    });
    return planImport(changes, { id: changeId, partOf, caller, now, audits: [audit], answer });
  });
}

interface PlannedImport {
  /** ID of the change, by which it can be undone. */
  id: string;
  partOf: string | null;
  caller: CreateContext['caller'];
  now: number;
  audits: readonly Write[];
  answer: Omit<ResponseOf<Import>, 'changeId'>;
}

/** Returns the writes of a part of an import with its record for an undo; a problem beyond a limit of an event. */
async function planImport(
  changes: readonly TicketChange[],
  { audits, answer, ...record }: PlannedImport,
): Promise<CommitPlan<ResponseOf<Import>> | ImportProblem> {
  const places = await countPlaces(changes.map(placeChange), { now: record.now });
  if (isProblem(places)) return places;
  return {
    writes: [
      ...places,
      ...changes.map(ticketWrite),
      ...(await owedTypeWrites(changes)),
      ticketChangeWrite({ ...record, kind: 'import', changes }),
      ...audits,
    ],
    response: { ...answer, changeId: record.id },
  };
}

const nothing = {
  added: 0,
  updated: [],
  alreadyThere: [],
  ofOtherEvent: [],
  withdrawn: [],
  stillUsed: [],
};

/** Returns the existing tickets of another event than the lines of a file, which leave them as they are. */
function ofOtherEvents(
  lines: readonly Pick<Line, 'id' | 'eventId'>[],
  existingById: ReadonlyMap<string, Stored<TicketDocument>>,
) {
  return lines.flatMap(({ id, eventId }) => {
    const ticket = existingById.get(id);
    const other = ticket && otherEventOf(ticket.data, eventId);
    return other ? [{ id, eventId: other }] : [];
  });
}

interface Withdrawal {
  partOf: string | null;
  /** Event of the file, null for any active event; undefined if tickets of all events are withdrawn. */
  eventId: string | null | undefined;
}

/** Deletes unused tickets that are no longer valid where they were sold; names the people who have used others. */
async function withdrawTickets(
  ids: readonly string[],
  { partOf, eventId }: Withdrawal,
  { caller, request, now }: CreateContext,
): Promise<AnswerOf<Import>> {
  const changeId = newId();
  return withIdempotency<ResponseOf<Import>, ImportProblem>(request, async () => {
    const existingById = await readExisting(ids.map((id) => ({ id })));
    const lines = eventId === undefined ? [] : ids.map((id) => ({ id, eventId }));
    const ofOtherEvent = ofOtherEvents(lines, existingById);
    const others = new Set(ofOtherEvent.map(({ id }) => id));
    const stored = [...existingById.values()].filter(({ id }) => !others.has(id));
    const unused = stored.filter(({ data }) => data.state === 'unused');
    const stillUsed = await peopleOf(stored.filter(({ data }) => data.state === 'redeemed'));
    const withdrawn = unused.map(({ id }) => id);
    const answer = { ...nothing, withdrawn, stillUsed, ofOtherEvent };
    if (unused.length === 0) return { writes: [], response: { ...answer, changeId: null } };
    const changes = unused.map((before) => ({ id: before.id, before, after: null }));
    // By ticket, so that the desk says of each that it was withdrawn.
    const audits = withdrawn.map((id) =>
      auditWrite({
        actor: caller.username,
        action: 'ticket.delete',
        target: documentPaths.ticket(id),
        now,
        details: { import: changeId },
      }),
    );
    return planImport(changes, { id: changeId, partOf, caller, now, audits, answer });
  });
}

/** Returns the people who have redeemed tickets. */
async function peopleOf(tickets: readonly Stored<TicketDocument>[]) {
  const registrations = await readDocuments(
    ...tickets.map(
      ({ data }) =>
        [documentPaths.registration(data.submissionId ?? 'none'), registrationDocument] as const,
    ),
  );
  return tickets.map(({ id, data: { submissionId, holderName } }, at) => ({
    id,
    name: registrations[at]?.data.fullName ?? holderName ?? '',
    submissionId,
  }));
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
  return tickets.flatMap(({ id, eventId, typeId, holderName, holderEmail, orderId, owes }) => {
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
      owes: owes ?? before.data.owes,
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
