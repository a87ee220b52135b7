import type { AnswerOf, BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type AdminTicket,
  type addTicket,
  type assignTickets,
  type changeTickets,
  type deleteTicket,
  type editTicket,
  maxTicketsPerCommit,
} from '@wine-walk/common/api/tickets.ts';
import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { ticketPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { holderFields, newTicket, withEntryKey } from '@wine-walk/common/rules/tickets/tickets.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { type CommitPlan, commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { countPlaces, recordPlaces } from '../../firestore/events/ticket-counts.ts';
import { countTickets, readUnassignedTickets } from '../../firestore/events/tickets.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { owedTypeWrites } from '../../firestore/people/owed-types.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { readTicketTypes, requireEventTypes } from './event-types.ts';
import { withoutEmail } from './list.ts';
import { deletedBy, placeChange, ticketChangeWrite, ticketWrite } from './undo.ts';

/** Edit whose answer depends on the role of its sender. */
interface StaffEditContext extends EditContext {
  caller: StaffMember;
}

type Holder = Pick<TicketDocument, 'holderName' | 'holderEmail'>;
type ExpectedHolder = { [Field in keyof Holder | 'eventId']?: string | null | undefined };
type SoldOut = Problem<'event-gone' | 'no-such-ticket-type' | 'sold-out' | 'too-few-left'>;
type TicketChangeProblem = Problem<
  'no-such-ticket' | 'ticket-holder-changed' | 'ticket-moved' | 'ticket-redeemed'
>;

/**
 * Commits a change of a ticket only if it is unused and its holder is the expected one at the time of the
 * commit. Only admins receive the email of another holder.
 */
async function updateIfUnused<A, Code extends ProblemCode = never>(
  id: string,
  expected: ExpectedHolder,
  { caller, undone }: { caller: Pick<StaffMember, 'role'>; undone: 'reassigned' | 'deleted' },
  decide: (ticket: Stored<TicketDocument>) => Promise<CommitPlan<A> | Problem<Code>>,
): Promise<A | TicketChangeProblem | Problem<Code>> {
  return commitWithRetry<A, TicketChangeProblem | Problem<Code>>(async () => {
    const ticket = await readDocument(documentPaths.ticket(id), ticketDocument);
    if (!ticket) return problem('no-such-ticket', { ticketId: id });
    if (ticket.data.state === 'redeemed')
      return problem('ticket-redeemed', { ticketId: id, undone });
    const held = holderOf(ticket.data);
    if (
      differsFromExpected(held.holderName, expected.holderName) ||
      differsFromExpected(held.holderEmail, expected.holderEmail)
    ) {
      const current = caller.role === 'admin' ? held : { ...held, holderEmail: null };
      return problem('ticket-holder-changed', { ticketId: id, undone, current });
    }
    if (differsFromExpected(ticket.data.eventId, expected.eventId))
      return problem('ticket-moved', { ticketId: id, undone });
    return decide(ticket);
  });
}

/** Returns the holder on record; empty text from earlier imports means none. */
function holderOf({ holderName, holderEmail }: Holder): Holder {
  return { holderName: holderName || null, holderEmail: holderEmail || null };
}

/** True if there is a holder: the audit contains neither name nor email. */
function hasHolder({ holderName, holderEmail }: Holder): boolean {
  return Boolean(holderName || holderEmail);
}

/**
 * True if the holder is not the expected one. `expected` undefined: the sender expects none in particular.
 */
function differsFromExpected(held: string | null, expected: string | null | undefined): boolean {
  return expected !== undefined && expected !== held;
}

type Bulk = typeof changeTickets;
type BulkChange = BodyOf<Bulk>['change'];

/**
 * Moves, reassigns or deletes unused tickets in one commit, recorded for an undo. Redeemed ones are evidence and stay
 * unchanged.
 */
export async function changeTicketsInBulk(
  { ids, change }: BodyOf<Bulk>,
  { caller, now }: EditContext,
): Promise<AnswerOf<Bulk>> {
  const types = change.kind === 'move' ? await readTicketTypes(change.eventId) : [];
  if ('problem' in types) return types;
  const uniqueIds = [...new Set(ids)];
  return commitWithRetry<ResponseOf<Bulk>, SoldOut>(async () => {
    const storedTickets = await readDocuments(
      ...uniqueIds.map((id) => [documentPaths.ticket(id), ticketDocument] as const),
    );
    const tickets = storedTickets.filter(
      (ticket) => ticket?.data.state === 'unused',
    ) as Stored<TicketDocument>[];
    const present = new Set(tickets.map(({ id }) => id));
    const response = {
      changed: tickets.length,
      leftAlone: uniqueIds.filter((id) => !present.has(id)),
    };
    if (tickets.length === 0) return { writes: [], response };
    const changes = tickets.map((before) => ({
      id: before.id,
      before,
      after: afterChange(before.data, change, types),
    }));
    const places = await countPlaces(changes.map(placeChange), { now });
    if (isProblem(places)) return places;
    return {
      writes: [
        ...changes.map(ticketWrite),
        ...places,
        ...(await owedTypeWrites(changes)),
        ticketChangeWrite({ id: newId(), kind: change.kind, partOf: null, changes, caller, now }),
        auditWrite({
          actor: caller.username,
          action: `ticket.${change.kind}-many`,
          target: documentPaths.tickets,
          now,
          details: { changed: tickets.length, first: tickets[0]?.id, last: tickets.at(-1)?.id },
          ...deletedBy(changes),
        }),
      ],
      response,
    };
  });
}

/** Moves unused tickets of no event to this one, as many as one commit takes. */
export async function assignToEvent(
  eventId: string,
  editor: EditContext,
): Promise<AnswerOf<typeof assignTickets>> {
  const ids = (await readUnassignedTickets(maxTicketsPerCommit)).map(({ id }) => id);
  const moved = await changeTicketsInBulk({ ids, change: { kind: 'move', eventId } }, editor);
  if (isProblem(moved)) return moved;
  const left = await countTickets({ eventId: null, state: 'unused' });
  return { changed: moved.changed, left };
}

/** Returns a ticket after a change; null if it is deleted. */
function afterChange(
  data: TicketDocument,
  change: BulkChange,
  types: readonly TicketType[],
): TicketDocument | null {
  switch (change.kind) {
    case 'move':
      return { ...data, eventId: change.eventId, typeId: retainedType(data.typeId, types) };
    case 'reassign':
      return { ...data, ...holderFields(change) };
    case 'delete':
      return null;
  }
}

/** Returns the type of a ticket that moves to an event with these types: copies of an event share their IDs. */
function retainedType(typeId: string | null, types: readonly TicketType[]): string | null {
  return types.some(({ id }) => id === typeId) ? typeId : null;
}

/** Adds one ticket; a volunteer, for their own event. */
export async function createTicket(
  { id, ...fields }: BodyOf<typeof addTicket>,
  { caller, request, now }: CreateContext & { caller: StaffMember },
): Promise<AnswerOf<typeof addTicket>> {
  if (caller.eventId !== null && fields.eventId === null)
    return problem('ticket-event-missing', {}, 'eventId');
  const unknown = await requireEventTypes(fields.eventId, [fields.typeId]);
  if (unknown) return unknown;
  const data = withEntryKey(id, newTicket(fields, 'manual', new Date(now).toISOString()));
  const target = documentPaths.ticket(id);
  return withIdempotency(request, async () => {
    if (await readDocument(target, ticketDocument))
      return problem('ticket-exists', { ticketId: id }, 'id');
    const places = await countPlaces([{ before: null, after: ticketPlace(data) }], { now });
    if (isProblem(places)) return places;
    return {
      writes: [
        { kind: 'create', path: target, data },
        ...places,
        auditWrite({ actor: caller.username, action: 'ticket.add', target, now }),
      ],
      response: withId({ id, data }),
    };
  });
}

/**
 * Assigns an unused ticket to another holder, or to none, and to an event, unless it has changed since it was
 * `seen`.
 */
export async function updateTicket(
  id: string,
  { seen, eventId, typeId, ...sent }: BodyOf<typeof editTicket>,
  editor: StaffEditContext,
): Promise<AnswerOf<typeof editTicket>> {
  const unknown = typeId && (await requireEventTypes(eventId ?? null, [typeId]));
  if (unknown) return unknown;
  const types = await readTicketTypes(eventId ?? null);
  if ('problem' in types) return types;
  return updateIfUnused<
    ResponseOf<typeof editTicket>,
    'no-such-ticket-type' | 'sold-out' | 'too-few-left'
  >(id, seen ?? {}, { caller: editor.caller, undone: 'reassigned' }, async (before) => {
    const { path, data } = before;
    const holder = holderAfter(data, sent);
    const after = {
      ...data,
      ...holderFields(holder),
      ...(eventId !== undefined && {
        eventId,
        typeId: typeId === undefined ? retainedType(data.typeId, types) : typeId,
      }),
    };
    const action = holder.holderName || holder.holderEmail ? 'ticket.reassign' : 'ticket.release';
    const isMoved = after.eventId !== data.eventId;
    const details = {
      hadHolder: hasHolder(data),
      hasHolder: hasHolder(after),
      ...(isMoved && { isMoved }),
    };
    const change = { id, before, after };
    const places = await countPlaces([placeChange(change)], editor);
    if (isProblem(places)) return places;
    return {
      writes: [
        ticketWrite(change),
        ...places,
        ...(await owedTypeWrites([change])),
        note(editor, action, path, details),
      ],
      response: shownTo(editor.caller, sent, withId({ id, data: after })),
    };
  });
}

/** Holder of an edit. `isEmailHidden`: the sender did not receive the email. */
type SentHolder = Pick<BodyOf<typeof editTicket>, 'holderName' | 'holderEmail' | 'isEmailHidden'>;

/** Returns the holder after an edit: the one on record if none was sent, or the same name with its hidden email. */
function holderAfter(
  held: Holder,
  { holderName, holderEmail, isEmailHidden = false }: SentHolder,
): Holder {
  const isOmitted = holderName === undefined && holderEmail === undefined;
  const isSame = isEmailHidden && !holderEmail && holderName === held.holderName;
  return isOmitted || isSame
    ? held
    : { holderName: holderName ?? null, holderEmail: holderEmail ?? null };
}

/** Returns an edited ticket for its editor: only admins receive an email that they did not send. */
function shownTo(
  { role }: Pick<StaffMember, 'role'>,
  { holderEmail }: SentHolder,
  ticket: WithId<TicketDocument>,
): AdminTicket {
  return role === 'admin' || holderEmail ? ticket : withoutEmail(ticket);
}

/** Deletes an unused ticket, unless its holder is not the one that was `seen`; any holder's if `seen` is empty. */
export async function removeTicket(
  id: string,
  seen: Pick<ExpectedHolder, keyof Holder>,
  editor: StaffEditContext,
): Promise<AnswerOf<typeof deleteTicket>> {
  return updateIfUnused(id, seen, { caller: editor.caller, undone: 'deleted' }, async (before) => {
    const { path, data } = before;
    const change = { id, before, after: null };
    return {
      writes: [
        ticketWrite(change),
        ...(await recordPlaces([placeChange(change)], editor.now)),
        ...(await owedTypeWrites([change])),
        ticketChangeWrite({
          id: newId(),
          kind: 'delete',
          partOf: null,
          changes: [change],
          ...editor,
        }),
        note(editor, 'ticket.delete', path, { hadHolder: hasHolder(data) }),
      ],
      response: { message: 'Ticket Deleted' },
    };
  });
}

function note(
  { caller, now }: EditContext,
  action: string,
  target: string,
  details: Record<string, boolean>,
): Write {
  return auditWrite({ actor: caller.username, action, target, now, details });
}
