import {
  type DeskLookupResult,
  type DeskPerson,
  type DeskRefusal,
  type DeskTicket,
} from '../../model/desk.ts';
import { type Instant } from '../../model/fields/values.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';
import type { DeskScan } from './desk-scan.ts';

/** Fields of a registration that decide about the entrance. */
export type EntranceFacts = Pick<
  RegistrationDocument,
  'eventId' | 'status' | 'cancelledAt' | 'cancelledBy' | 'arrivedAt' | 'arrivedBy' | 'isVerified'
>;

/** Registration as known to the server or to an offline desk. */
export interface RegistrationFacts extends EntranceFacts {
  person: DeskPerson;
}

/** Time and staff member of an action. */
interface ActionFacts {
  happenedAt: Instant;
  happenedBy: string;
}

/** Scanned ticket. `eventId`: null for any event; empty for none that this desk may admit to. */
export interface TicketFacts extends Omit<DeskTicket, 'ticketId'> {
  id: string;
  eventId: string | null;
  isRegistered: boolean;
}

/** Redemption code. An offline desk cannot verify it and only knows its own redemptions. */
type RedemptionCodeFacts =
  | {
      isVerifiable: true;
      eventId: string;
      expiresAt: Instant;
      /** Null if the reward no longer exists. */
      rewardName: string | null;
      claim: ActionFacts | null;
      /** Registration of the participant; null if there is none. */
      holder: RegistrationFacts | null;
    }
  | { isVerifiable: false; rewardName: string; claim: ActionFacts | null };

/** Data known about a scan. The server reads it from Firestore, an offline desk from its snapshot. */
export interface ScanFacts {
  scan: DeskScan;
  /** Event of the desk. */
  eventId: string;
  /** Epoch milliseconds. */
  now: number;
  /** Null if the scan is not a redemption code. */
  code: RedemptionCodeFacts | null;
  /** Registration of the scanned confirmation or ticket. */
  registration: RegistrationFacts | null;
  /** Null if the scan is not a ticket. */
  ticket: TicketFacts | null;
  /** Registrations by stamp card, name or email; null if the desk cannot search. */
  matches: readonly RegistrationFacts[] | null;
  /** Unused tickets of the event by the holder's name or email. */
  ticketMatches: readonly DeskTicket[];
  /** Other members of the party if a single registration or ticket was found. */
  party: readonly RegistrationFacts[];
  /** Other unused tickets of the same order. */
  missing: readonly DeskTicket[];
  /** Deletion of the scanned ticket; null if there was none. */
  ticketDeletion: ActionFacts | null;
  /** Name of the event that the code, ticket or registration belongs to if it is another one. */
  otherEventName: string | null;
}

/** Facts of a scan that finds nothing. */
export const noFacts = {
  code: null,
  registration: null,
  ticket: null,
  matches: [],
  ticketMatches: [],
  party: [],
  missing: [],
  ticketDeletion: null,
  otherEventName: null,
} as const satisfies Omit<ScanFacts, 'scan' | 'eventId' | 'now'>;

type EntryDecision =
  | { answer: 'welcome' }
  | { answer: 'collect' }
  | {
      answer: 'refused';
      reason: Extract<DeskRefusal, 'used' | 'wrong-event' | 'cancelled'>;
      happenedAt: Instant | null;
      happenedBy: string | null;
    };

/** Decides the entrance of a registered person at an event. */
export function decideEntry(registration: EntranceFacts, eventId: string): EntryDecision {
  const refused = (
    reason: 'used' | 'wrong-event' | 'cancelled',
    happenedAt: Instant | null = null,
    happenedBy: string | null = null,
  ): EntryDecision => ({ answer: 'refused', reason, happenedAt, happenedBy });
  if (registration.eventId !== eventId) return refused('wrong-event');
  if (registration.status === 'cancelled')
    return refused('cancelled', registration.cancelledAt, registration.cancelledBy);
  if (registration.arrivedAt)
    return refused('used', registration.arrivedAt, registration.arrivedBy);
  return registration.isVerified ? { answer: 'welcome' } : { answer: 'collect' };
}

/**
 * Decides a scan or search at the desk, for the server and for an offline desk. Returns null if only a search could
 * decide it and the desk cannot search.
 */
export function decideScan(
  facts: ScanFacts & { matches: readonly RegistrationFacts[] },
): DeskLookupResult;
export function decideScan(facts: ScanFacts): DeskLookupResult | null;
export function decideScan(facts: ScanFacts): DeskLookupResult | null {
  const { scan, eventId, code, registration, ticket, matches } = facts;
  const { lookedUp } = scan;
  if (code?.isVerifiable) return decideCode(facts, code);
  if (registration) return decidePerson(facts, registration, { lookedUp, ticketId: ticket?.id });
  if (ticket?.isRegistered) return refusal(lookedUp, 'unknown');
  if (ticket)
    return ticket.eventId !== null && ticket.eventId !== eventId
      ? wrongEvent(facts)
      : register(facts, toDeskTicket(ticket));
  // An unverifiable code may be the ID of a ticket, which is certain.
  if (code) return decideUnverifiableCode(lookedUp, code);
  if (matches === null) return scan.search === null ? refusal(lookedUp, 'unknown') : null;
  const { ticketMatches } = facts;
  if (matches.length + ticketMatches.length > 1) {
    const people = matches.map(({ person }) => person);
    return { ...emptyResult, answer: 'choose', lookedUp, people, tickets: [...ticketMatches] };
  }
  const [match] = matches;
  if (match)
    return decidePerson(facts, match, { lookedUp: scan.stampCard ?? match.person.fullName });
  const [ticketMatch] = ticketMatches;
  if (ticketMatch) return register(facts, ticketMatch);
  return facts.ticketDeletion
    ? refusal(lookedUp, 'revoked', facts.ticketDeletion)
    : refusal(lookedUp, 'unknown');
}

const emptyResult: Omit<DeskLookupResult, 'answer' | 'lookedUp'> = {
  reason: null,
  happenedAt: null,
  happenedBy: null,
  otherEventName: null,
  people: [],
  tickets: [],
  missing: [],
  reward: null,
  ticketId: null,
};

/** Returns a ticket as the desk shows it, without its other fields. */
export function toDeskTicket({
  id,
  typeId,
  holderName,
  source,
  owes,
}: Omit<DeskTicket, 'ticketId'> & { id: string }): DeskTicket {
  return { ticketId: id, typeId, holderName, source, owes };
}

/** Returns the ticket to register, with the people of its party who can be admitted. */
function register(
  { scan, eventId, party, missing }: ScanFacts,
  ticket: DeskTicket,
): DeskLookupResult {
  return {
    ...emptyResult,
    answer: 'register',
    lookedUp: scan.lookedUp,
    ticketId: ticket.ticketId,
    people: admissible(party, eventId),
    tickets: [ticket],
    missing: [...missing],
  };
}

/** Returns the people of a party that the desk can admit. */
function admissible(party: readonly RegistrationFacts[], eventId: string): DeskPerson[] {
  return party
    .filter((other) => decideEntry(other, eventId).answer !== 'refused')
    .map(({ person }) => person);
}

function refusal(
  lookedUp: string,
  reason: DeskRefusal,
  details: Partial<DeskLookupResult> = {},
): DeskLookupResult {
  return { ...emptyResult, ...details, answer: 'refused', reason, lookedUp };
}

function wrongEvent({ scan, otherEventName }: ScanFacts): DeskLookupResult {
  return refusal(scan.lookedUp, 'wrong-event', { otherEventName });
}

function decidePerson(
  facts: ScanFacts,
  registration: RegistrationFacts,
  { lookedUp, ticketId }: { lookedUp: string; ticketId?: string | undefined },
): DeskLookupResult {
  const { eventId, party, missing } = facts;
  const { person } = registration;
  const decision = decideEntry(registration, eventId);
  if (decision.answer === 'refused' && decision.reason === 'wrong-event') return wrongEvent(facts);
  return {
    ...emptyResult,
    ...decision,
    lookedUp,
    people: [person, ...admissible(party, eventId)],
    missing: [...missing],
    ticketId: ticketId ?? person.ticketId,
  };
}

function decideCode(
  facts: ScanFacts,
  code: Extract<RedemptionCodeFacts, { isVerifiable: true }>,
): DeskLookupResult {
  const { lookedUp } = facts.scan;
  const { rewardName, claim, expiresAt, holder } = code;
  if (code.eventId !== facts.eventId) return wrongEvent(facts);
  if (rewardName === null) return refusal(lookedUp, 'unknown');
  const reward = { code: lookedUp, name: rewardName };
  if (claim) return refusal(lookedUp, 'reward-claimed', { ...claim, reward });
  if (Date.parse(expiresAt) <= facts.now)
    return refusal(lookedUp, 'code-expired', { happenedAt: expiresAt });
  const people = holder ? [holder.person] : [];
  if (holder?.status === 'cancelled') {
    const { cancelledAt: happenedAt, cancelledBy: happenedBy } = holder;
    return refusal(lookedUp, 'cancelled', { happenedAt, happenedBy, people, reward });
  }
  if (!holder?.isVerified) return refusal(lookedUp, 'not-paid', { people, reward });
  return { ...emptyResult, answer: 'redeem', lookedUp, reward };
}

function decideUnverifiableCode(
  lookedUp: string,
  { claim, rewardName }: Extract<RedemptionCodeFacts, { isVerifiable: false }>,
): DeskLookupResult {
  const reward = { code: lookedUp, name: rewardName };
  return claim
    ? refusal(lookedUp, 'reward-claimed', { ...claim, reward })
    : { ...emptyResult, answer: 'redeem', lookedUp, reward };
}

/** Returns the facts of a stored registration for a scan. */
export function toRegistrationFacts(
  registration: RegistrationDocument & { id: string },
): RegistrationFacts {
  return { ...registration, person: toDeskPerson(registration) };
}

/** Returns the ticket that a person has to show before they are admitted; null for none. */
export function ticketToShow({ isVerified, deskTicketId }: DeskPerson): string | null {
  return isVerified ? null : deskTicketId;
}

/** Returns the fields of a registration that the desk shows. */
export function toDeskPerson(registration: RegistrationDocument & { id: string }): DeskPerson {
  const { id, fullName, ticketId, typeId, deskTicketId, state, isVerified, submittedAt } =
    registration;
  const person = { submissionId: id, fullName, ticketId, typeId, deskTicketId, state, isVerified };
  return {
    ...person,
    submittedAt,
    ticketEnd: null,
    hasTicketToShow: false,
    mustSign: !registration.liabilityWaiver,
  };
}
