import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { submitRegistration, validateTicket } from '@wine-walk/common/api/registrations.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { maskEmail, maskName } from '@wine-walk/common/rules/people/names.ts';
import {
  ticketNotFound,
  ticketProblem,
  ticketProblemCodes,
} from '@wine-walk/common/rules/tickets/ticket-problems.ts';
import { findType } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import {
  isSameEmail,
  matchesHolder,
  ticketValidity,
} from '@wine-walk/common/rules/tickets/tickets.ts';
import { type EventWithId, findChosenEvent } from '../../firestore/events/events.ts';
import { findTicket } from '../../firestore/events/tickets.ts';
import { recordPeopleRead } from '../../firestore/people/people-reads.ts';
import { limitWrongGuesses, wrongTicketLimits } from '../../firestore/rate-limits.ts';
import type { Stored } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { problemMessage } from '../../http/problem-message.ts';

type Validated = ResponseOf<typeof validateTicket>;
type TooMany = Problem<'too-many-attempts'>;

interface Reader {
  caller: StaffMember;
  /** Epoch milliseconds. */
  now: number;
}

/** Validates a ticket for the public. Only unavailable ones count: all attendees at a venue share one address. */
export function limitTicketValidation(
  ip: string,
  now: number,
  validate: () => Promise<Validated>,
): Promise<Validated | TooMany> {
  return limitWrongGuesses(wrongTicketLimits(ip), now, validate, ({ isValid }) => !isValid);
}

/**
 * Decides on a registration unless it names a ticket and the network has sent too many wrong ones. Without a ticket there is
 * nothing to guess: people who pay at the desk are not refused for the mistakes of others. `decide` only reads: the guesses of a
 * network take turns, and a commit would keep the others waiting.
 */
export async function limitWrongTickets<A extends object>(
  {
    ticketId,
    paymentMethod,
  }: Pick<BodyOf<typeof submitRegistration>, 'paymentMethod' | 'ticketId'>,
  { ip, now }: { ip: string; now: number },
  decide: () => Promise<A>,
): Promise<A | TooMany> {
  if (ticketId === '') return decide();
  const isWrong = paymentMethod === 'cash' ? hasNoPlace : isGuessedTicket;
  return limitWrongGuesses(
    wrongTicketLimits(ip),
    now,
    decide,
    (answer) => isProblem(answer) && isWrong(answer),
  );
}

/** True if a refusal counts as a guess. `ticket-used` does not: many people may send one ticket at once. */
const isGuessedTicket = ({ problem: code }: Problem) =>
  code === 'ticket-not-found' || code === 'ticket-not-yours';

/** True for refusals that do not apply to people with a ticket to show at the desk, who have its place. */
const hasNoPlace = ({ problem: code, details }: Problem) =>
  ['places-for-waiting-list', 'sold-out', 'too-few-left'].includes(code) ||
  (code === 'too-many-attempts' && details?.attempts === 'registrations');

interface TicketReader {
  /** Event that staff chose. */
  eventId?: string | undefined;
  isStaff: boolean;
  provenEmails: readonly string[];
}

/**
 * Returns the validity of a ticket. Only staff receive the holder's full name. `provenEmails`: verified emails of the
 * caller, whose tickets need no code.
 */
export async function checkTicket(
  typed: string,
  { eventId, isStaff, provenEmails }: TicketReader,
  now: number,
): Promise<ResponseOf<typeof validateTicket>> {
  const [ticket, event] = await Promise.all([findTicket(typed), findChosenEvent(eventId, now)]);
  const ticketId = ticket?.id ?? typed;
  const refuse = (message: string, reason: Validated['reason'] = null) => ({
    isValid: false,
    message,
    participantName: null,
    eventName: null,
    emailHint: null,
    ticketId,
    reason,
    usedAt: reason === 'used' ? (ticket?.data.redeemedAt ?? null) : null,
    minimumAge: null,
    typeId: null,
  });
  if (!event) return refuse(problemMessage('no-event-for-ticket', {}));
  const validity = ticketValidity(ticket?.data, event.id);
  if (validity !== 'valid' && !(validity === 'owes' && isStaff))
    return refuse(problemMessage(ticketProblemCodes[validity], { ticketId }), validity);
  const { holderName: holder = null, holderEmail = null } = ticket?.data ?? {};
  const isConfirmed = provenEmails.some((proven) => isSameEmail(proven, holderEmail));
  const type = findType(event, ticket?.data.typeId ?? null);
  const owes = validity === 'owes';
  return {
    isValid: !owes,
    message: owes
      ? problemMessage('ticket-owes', { ticketId })
      : `Ticket ${ticketId} is valid for ${event.name}.`,
    participantName: holder && (isStaff ? holder : maskName(holder)),
    eventName: event.name,
    emailHint: holderEmail && !isStaff && !isConfirmed ? maskEmail(holderEmail) : null,
    ticketId,
    reason: owes ? 'owes' : null,
    usedAt: null,
    minimumAge: type?.minimumAge ?? null,
    typeId: type?.id ?? null,
  };
}

/** Checks a ticket for staff. A holder's name counts as a person that they are shown. */
export async function checkTicketAsStaff(
  { ticketId, eventId }: Pick<BodyOf<typeof validateTicket>, 'eventId' | 'ticketId'>,
  { caller, now }: Reader,
): Promise<ResponseOf<typeof validateTicket>> {
  const reader = { eventId, isStaff: true, provenEmails: [] };
  const answer = await checkTicket(ticketId, reader, now);
  const people = answer.participantName ? [answer.ticketId] : [];
  await recordPeopleRead({ caller, now, people });
  return answer;
}

/** Returns the response after the holder that it names was counted as a person that staff are shown. */
export async function countNamedHolder<A extends object>(
  answer: A,
  ticketId: string | null | undefined,
  { caller, now }: Reader,
): Promise<A> {
  if (ticketId && isProblem(answer) && answer.problem === 'ticket-of-other-holder')
    await recordPeopleRead({ caller, now, people: [ticketId] });
  return answer;
}

/** Returns the ticket if this person can redeem it for this event. */
export async function requireRedeemableTicket(
  ticketId: string,
  event: EventWithId,
  registrant: { submissionId: string; email: string; fullName: string; provenEmails: string[] },
): Promise<
  | Stored<TicketDocument>
  | Problem<
      | 'email-not-proven'
      | 'form-already-sent'
      | 'ticket-not-found'
      | 'ticket-not-yours'
      | 'ticket-of-other-event'
      | 'ticket-owes'
      | 'ticket-used'
    >
> {
  const ticket = await findTicket(ticketId);
  if (ticket?.data.submissionId === registrant.submissionId) return formSentBefore;
  const refusal = ticketProblem(ticketId, ticket?.data, event.id);
  if (refusal || !ticket) return refusal ?? ticketNotFound(ticketId);
  const { holderEmail } = ticket.data;
  if (holderEmail && registrant.provenEmails.some((proven) => isSameEmail(holderEmail, proven)))
    return ticket;
  // Applies to every email alike, so that the response does not reveal if the typed one is the holder's.
  if (holderEmail && !registrant.provenEmails.includes(registrant.email))
    return problem('email-not-proven');
  if (!matchesHolder(ticket.data, registrant)) return problem('ticket-not-yours');
  return ticket;
}

/** Response to a form that was submitted before with the same key. */
export const formSentBefore = problem('form-already-sent');
