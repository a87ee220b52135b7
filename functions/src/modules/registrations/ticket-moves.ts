import type { BodyOf, ProblemOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { AdminRegistration, changeTicket } from '@wine-walk/common/api/staff/registrations.ts';
import type { RegistrationState } from '@wine-walk/common/model/categories.ts';
import type { LeftReason } from '@wine-walk/common/model/changes.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { settle } from '@wine-walk/common/rules/payments/payment.ts';
import {
  holderChangeDetails,
  holderProblem,
} from '@wine-walk/common/rules/tickets/holder-change.ts';
import {
  type PlaceChange,
  registrationPlace,
  ticketPlace,
} from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { ticketValidity } from '@wine-walk/common/rules/tickets/tickets.ts';
import type { UndoContext } from '../../firestore/changes.ts';
import { revokePreapprovalWrites } from '../../firestore/events/rewards.ts';
import { countPlaces, recordPlaces } from '../../firestore/events/ticket-counts.ts';
import { findTicket } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { progressWrites } from '../../firestore/people/progress.ts';
import { redeemTicketWrite } from '../../firestore/people/registration-writes.ts';
import type { StoredRegistration } from '../../firestore/people/registrations.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import { type EditContext, staleEdit } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { changeRegistration, type RegistrationChange } from './change.ts';
import { findSharedPlace } from './places.ts';

/** Returns the write that releases a ticket, if it belongs to this registration, and its place. */
async function releaseTicket(
  ticketId: string | null,
  submissionId: string,
): Promise<{ writes: Write[]; places: PlaceChange[] }> {
  const ticket = ticketId && (await readDocument(documentPaths.ticket(ticketId), ticketDocument));
  if (!ticket || ticket.data.submissionId !== submissionId) return { writes: [], places: [] };
  const fields = {
    state: 'unused',
    redeemedBy: null,
    submissionId: null,
    redeemedAt: null,
  } as const;
  return {
    writes: [{ kind: 'update', path: ticket.path, data: fields, revision: ticket.revision }],
    places: [{ before: null, after: ticketPlace({ ...ticket.data, ...fields }) }],
  };
}

/** Returns the change of the place of a registration. */
function placeChange(before: RegistrationDocument, after: RegistrationDocument): PlaceChange {
  return { before: registrationPlace(before), after: registrationPlace(after) };
}

/** Returns the writes that make each open code of the participant read everything again. */
const revokeCodes = ({ eventId, participantId }: RegistrationDocument, now: number) =>
  revokePreapprovalWrites({ eventId, participantIds: [participantId] }, now);

type Changed<Code extends ProblemCode = never> = Promise<
  AdminRegistration | Problem<Code | 'registration-gone'>
>;

interface CancellationOfMany {
  id: string;
  /** Cancels a registration only if it is in one of these states at the commit. */
  states: readonly RegistrationState[];
}

/**
 * Cancels a registration: releases the ticket and blocks check-ins. Visits and payment remain. `ofMany`: cancellation
 * that it is part of.
 */
export async function cancel(
  id: string,
  editor: EditContext,
  ofMany?: CancellationOfMany,
): Changed {
  return changeRegistration(id, editor, async ({ data }) => {
    if (data.status === 'cancelled' || (ofMany && !ofMany.states.includes(data.state))) return null;
    const cancelledAt = new Date(editor.now).toISOString();
    const fields = settle(data, {
      status: 'cancelled',
      ...(ofMany && { cancelledIn: { id: ofMany.id, at: cancelledAt } }),
      cancelledAt,
      cancelledBy: editor.caller.fullName,
      ticketId: null,
      formerTicketId: data.ticketId,
    });
    const released = await releaseTicket(data.ticketId, id);
    const places = [placeChange(data, fields), ...released.places];
    return {
      fields,
      writes: [
        ...released.writes,
        ...(await recordPlaces(places, editor.now)),
        ...(await progressWrites(data, { isCancelled: true, visitsChangedAt: cancelledAt })),
        ...(await revokeCodes(data, editor.now)),
      ],
      action: 'registration.cancel',
      details: { ticketId: data.ticketId },
    };
  });
}

type NoPlace = 'no-such-ticket-type' | 'sold-out' | 'too-few-left';

/** Restores a cancelled registration, with its ticket if that is unused, else if a place is left. */
export async function restore(id: string, editor: EditContext): Changed<NoPlace> {
  return changeRegistration<NoPlace>(id, editor, async (stored) =>
    stored.data.status === 'active'
      ? null
      : restoration(stored, await freeFormerTicket(stored), editor.now),
  );
}

/**
 * Restores a registration that a cancellation of many canceled, if it can get its ticket or a place back.
 * Returns the reason if it stays as it is; null if it was restored.
 */
export async function restoreCancelledIn(
  cancellationId: string,
  id: string,
  editor: UndoContext,
): Promise<LeftReason | null> {
  let left: LeftReason | null = null;
  const answer = await changeRegistration<NoPlace>(id, editor, async (stored) => {
    const { status, cancelledAt, cancelledIn, formerTicketId } = stored.data;
    left = null;
    if (status === 'active') left = 'restored';
    else if (cancelledIn?.id !== cancellationId || cancelledIn.at !== cancelledAt) left = 'changed';
    if (left) return null;
    const ticket = await freeFormerTicket(stored);
    if (!formerTicketId || ticket) return restoration(stored, ticket, editor.now);
    left = 'ticket-gone';
    return null;
  });
  if (!isProblem(answer)) return left;
  if (answer.problem === 'registration-gone') return 'changed';
  return answer.problem === 'no-such-ticket-type' ? 'type-gone' : 'sold-out';
}

/** Returns the ticket that a canceled registration had if it can be redeemed again. */
async function freeFormerTicket({ data }: StoredRegistration) {
  const { formerTicketId, eventId } = data;
  const former =
    formerTicketId && (await readDocument(documentPaths.ticket(formerTicketId), ticketDocument));
  return former && ticketValidity(former.data, eventId) === 'valid' ? former : undefined;
}

/** Returns the change that restores a canceled registration. `now`: epoch milliseconds. */
async function restoration(
  stored: StoredRegistration,
  ticket: Stored<TicketDocument> | undefined,
  now: number,
): Promise<RegistrationChange | Problem<'no-such-ticket-type' | 'sold-out' | 'too-few-left'>> {
  const { data } = stored;
  const { eventId, deskTicketId, sharesTicketPlace } = data;
  const shared =
    !ticket && sharesTicketPlace && deskTicketId
      ? await findSharedPlace(eventId, deskTicketId, data)
      : undefined;
  const isOwnType = !sharesTicketPlace && !data.formerTicketId;
  const ofTicket = ticket?.data.typeId ?? shared?.owedTypeId;
  const fields = settle(data, {
    status: 'active',
    cancelledAt: null,
    cancelledBy: null,
    ticketId: ticket?.id ?? null,
    typeId: ofTicket ?? (isOwnType ? data.typeId : null),
    formerTicketId: null,
    ...(sharesTicketPlace && { sharesTicketPlace: shared !== undefined }),
  });
  const taken = ticket ? [{ before: ticketPlace(ticket.data), after: null }] : [];
  const places = await countPlaces([placeChange(data, fields), ...taken], {
    now,
    isEnforced: !ticket,
  });
  if (isProblem(places)) return places;
  return {
    fields,
    writes: [
      ...places,
      ...(shared ? [shared.write] : []),
      ...(ticket ? [redeemTicketWrite(ticket, stored, now)] : []),
      ...(await progressWrites(data, {
        isCancelled: false,
        typeId: fields.typeId,
        visitsChangedAt: new Date(now).toISOString(),
      })),
    ],
    action: 'registration.restore',
    details: { ticketId: ticket?.id ?? null },
  };
}

/** Moves a registration to another ticket. If that has another holder on record, the reason is audited. */
export async function moveTicket(
  id: string,
  { ticketId: typed, version, holderChange }: BodyOf<typeof changeTicket>,
  editor: EditContext,
): Promise<AdminRegistration | Problem<ProblemOf<typeof changeTicket>>> {
  return changeRegistration<ProblemOf<typeof changeTicket>>(id, editor, async (stored) => {
    const { data } = stored;
    const ticket = await findTicket(typed);
    const ticketId = ticket?.id ?? typed;
    if (data.ticketId === ticketId) return null;
    const stale = staleEdit('registration', data, version);
    if (stale) return stale;
    if (data.status === 'cancelled') return problem('cancelled-restore-first');
    const validity = ticketValidity(ticket?.data, data.eventId);
    if (!ticket || validity === 'not-found') return problem('no-such-ticket', { ticketId });
    if (validity === 'used') return problem('ticket-redeemed', { ticketId });
    if (validity === 'other-event') return problem('ticket-of-other-event', { ticketId });
    if (validity === 'owes') return problem('ticket-owes', { ticketId });
    const other = holderProblem(ticket, data, holderChange);
    if (other) return other;
    const fields = settle(data, { ticketId, typeId: ticket.data.typeId });
    const released = await releaseTicket(data.ticketId, id);
    const taken = { before: ticketPlace(ticket.data), after: null };
    const places = [placeChange(data, fields), taken, ...released.places];
    // Open codes of rewards that are not for the new type.
    const revocations = fields.typeId === data.typeId ? [] : await revokeCodes(data, editor.now);
    return {
      fields,
      writes: [
        redeemTicketWrite(ticket, stored, editor.now),
        ...revocations,
        ...released.writes,
        ...(await recordPlaces(places, editor.now)),
        ...(await progressWrites(data, { typeId: fields.typeId })),
      ],
      action: 'registration.move-ticket',
      details: {
        from: data.ticketId,
        to: ticketId,
        ...holderChangeDetails(ticket.data, data, holderChange),
      },
    };
  });
}
