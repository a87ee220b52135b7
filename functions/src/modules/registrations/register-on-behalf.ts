import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type registerAtDesk } from '@wine-walk/common/api/staff/registrations.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { newRegistration } from '@wine-walk/common/rules/registrations/new-registration.ts';
import {
  holderChangeDetails,
  holderProblem,
} from '@wine-walk/common/rules/tickets/holder-change.ts';
import { ticketProblemAtDesk } from '@wine-walk/common/rules/tickets/ticket-problems.ts';
import { deskTypes } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { findChosenEvent } from '../../firestore/events/events.ts';
import { findTicket } from '../../firestore/events/tickets.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { redeemedTypeWrites } from '../../firestore/people/owed-types.ts';
import {
  type RegistrationInput,
  redeemTicketWrite,
  registrationWrites,
} from '../../firestore/people/registration-writes.ts';
import type { StaffMember } from '../../http/caller.ts';
import { requireOwnEvent } from '../../http/event-scope.ts';
import { newConfirmationWrites } from '../../mail/queue.ts';
import { joinPartyOf } from './party.ts';
import { countNewRegistration } from './places.ts';
import { requireSignedRelease } from './signed-release.ts';

type Register = typeof registerAtDesk;
type Answer = ResponseOf<Register>;
type Refused = Problem<ProblemOf<Register>>;

interface Sender {
  caller: StaffMember;
  request: IdempotentRequest | null;
  now: number;
  ip: string;
  userAgent: string;
}

/**
 * Registers a person at the desk, with the waiver signed on the desk's device or on paper. If the ticket's holder on
 * record is another person, staff give the reason, which is audited. A ticket that owes is used up, and its price is due.
 */
export async function registerOnBehalf(
  { eventId, signedOn, withSubmissionId, holderChange, typeId, ...body }: BodyOf<Register>,
  { caller, request, now, ip, userAgent }: Sender,
): Promise<Answer | Refused> {
  const waiver = await requireSignedRelease(body.waiverVersion);
  if (isProblem(waiver)) return waiver;
  const uid = newId();
  const submissionId = newId().toUpperCase();
  return withIdempotency<Answer, Refused>(request, async () => {
    const event = await findChosenEvent(eventId, now);
    if (!event?.isActive || hasEnded(event, now))
      return problem(eventId === undefined ? 'no-active-event' : 'registration-closed');
    const elsewhere = requireOwnEvent(caller, event.id);
    if (elsewhere) return elsewhere;
    const shown = body.ticketId ? ((await findTicket(body.ticketId)) ?? null) : null;
    const refusal = body.ticketId && ticketProblemAtDesk(body.ticketId, shown?.data, event.id);
    if (refusal) return refusal;
    const other = shown && holderProblem(shown, body, holderChange);
    if (other) return other;
    const unsold = !shown && typeId && !deskTypes(event).some(({ id }) => id === typeId);
    if (unsold) return notSoldAtDesk();
    const party = await joinPartyOf(withSubmissionId);
    if (isProblem(party)) return party;
    const owed = shown?.data.owes ? shown : null;
    const ticket = owed ? null : shown;
    const sold = { eventId: event.id, person: body, ticket: shown, typeId };
    const place = await countNewRegistration(sold, now);
    if (isProblem(place)) return place;
    const facts: RegistrationInput = {
      submissionId,
      uid,
      eventId: event.id,
      body: {
        ...body,
        ticketId: ticket ? body.ticketId : '',
        paymentMethod: ticket ? 'prepaid' : 'cash',
      },
      isEmailProven: false,
      waiver,
      ticket,
      typeId: owed?.data.typeId ?? typeId,
      participant: null,
      earlierCompletions: 0,
      now,
      ip,
      userAgent,
    };
    const confirmed = { submissionId, event, email: body.email, waiverVersion: waiver.version };
    const registration: RegistrationDocument = {
      ...newRegistration(facts),
      signedOn,
      electronicRecords: signedOn === 'desk-device',
      registeredBy: caller.uid,
      ...party.fields,
    };
    return {
      writes: [
        ...registrationWrites(facts, registration),
        ...(owed
          ? [
              redeemTicketWrite(owed, { id: submissionId, data: { participantId: uid } }, now),
              ...(await redeemedTypeWrites([owed], [submissionId])),
            ]
          : []),
        ...party.writes,
        ...place.writes,
        ...newConfirmationWrites(confirmed, now),
        auditWrite({
          actor: caller.username,
          action: 'registration.create-at-desk',
          target: documentPaths.registration(submissionId),
          now,
          details: {
            signedOn,
            ...(shown && holderChangeDetails(shown.data, body, holderChange)),
          },
        }),
      ],
      response: { submissionId },
    };
  });
}

function notSoldAtDesk(): Problem<'ticket-not-for-sale'> {
  return problem('ticket-not-for-sale', {}, 'typeId');
}
