import type { BodyOf } from '../../api/contract/endpoint.ts';
import type { submitRegistration } from '../../api/registrations.ts';
import type { ParticipantDocument, ProgressDocument } from '../../model/participants.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import type { TicketDocument } from '../../model/tickets.ts';
import { emptyProgress } from '../rewards/rewards.ts';
import { initialSessionAccess, type SessionAccess } from '../sessions/session-access.ts';
import { newRegistrationFields } from './registration-state.ts';

export type RegistrationBody = BodyOf<typeof submitRegistration>;

/** Facts from which a registration is made. */
export interface RegistrationFacts {
  submissionId: string;
  uid: string;
  eventId: string;
  body: RegistrationBody;
  isEmailProven: boolean;
  waiver: { version: string; sha256: string };
  /** Ticket to show at the desk whose place it has; null for its own place. */
  sharedTicketId?: string | null;
  /** Type that the desk sells, or whose price it takes for an unpaid ticket; ignored with a ticket. */
  typeId?: string | undefined;
  /** Ticket that it redeems; null for cash. */
  ticket: { id: string; data: Pick<TicketDocument, 'typeId'> } | null;
  /** Null for a first registration. */
  participant: { data: ParticipantDocument } | null;
  earlierCompletions: number;
  /** Epoch milliseconds. */
  now: number;
  ip: string;
  userAgent: string;
}

const timeOf = ({ now }: RegistrationFacts) => new Date(now).toISOString();

/** Returns the session access of the participant, which each of their documents carries. */
function sessionAccessOf({ participant }: RegistrationFacts): SessionAccess {
  if (!participant) return initialSessionAccess;
  const { generation, endedSessions } = participant.data;
  return { generation, endedSessions };
}

/** Returns the type of the ticket, or the one whose price the desk takes; null for none. */
function typeOf({ ticket, typeId }: RegistrationFacts): string | null {
  return ticket ? ticket.data.typeId : (typeId ?? null);
}

/** Returns the ticket that the attendee will show at the desk; null if there is none, or if they know that it is not valid. */
function ticketToShow({ ticketId, ticketValidation }: RegistrationBody): string | null {
  return ticketValidation?.isValid === false ? null : ticketId || null;
}

/** Returns a new registration, which is also the evidence of the waiver. */
export function newRegistration(facts: RegistrationFacts): RegistrationDocument {
  const { body, waiver, ticket } = facts;
  const at = timeOf(facts);
  return {
    eventId: facts.eventId,
    participantId: facts.uid,
    fullName: body.fullName,
    email: body.email,
    phone: body.phone,
    emergencyContact: body.emergencyContact,
    emergencyPhone: body.emergencyPhone,
    over21: body.over21,
    liabilityWaiver: body.liabilityWaiver,
    marketingConsent: body.marketingConsent,
    waiverVersion: waiver.version,
    waiverSha256: waiver.sha256,
    submittedAt: at,
    ip: facts.ip,
    userAgent: facts.userAgent,
    paymentMethod: ticket ? 'prepaid' : 'cash',
    ticketId: ticket?.id ?? null,
    typeId: typeOf(facts),
    isVerified: ticket !== null,
    paidAt: null,
    paidTo: null,
    ...newRegistrationFields(body.fullName, ticket !== null),
    releaseOpenedAt: body.releaseOpenedAt ?? null,
    electronicRecords: body.electronicRecords ?? false,
    deskTicketId: ticket ? null : facts.sharedTicketId || ticketToShow(body),
    ...(facts.sharedTicketId && { sharesTicketPlace: true }),
    emailProvenAt: facts.isEmailProven ? at : null,
    emailDisownedAt: null,
    ...sessionAccessOf(facts),
  };
}

/** Returns the progress with which a registration begins. */
export function progressOfRegistration(facts: RegistrationFacts): ProgressDocument {
  return {
    ...emptyProgress(facts.uid, facts.eventId),
    ...sessionAccessOf(facts),
    earlierCompletions: facts.earlierCompletions,
    registeredAt: timeOf(facts),
    typeId: typeOf(facts),
  };
}

/** Returns the participant of a first registration. */
export function newParticipant(facts: RegistrationFacts): ParticipantDocument {
  const { uid, eventId, submissionId, body, isEmailProven } = facts;
  const at = timeOf(facts);
  return {
    name: body.fullName,
    email: body.email,
    phoneNumber: body.phone,
    userId: uid,
    createdAt: at,
    registrations: { [eventId]: submissionId },
    emailProvenAt: isEmailProven ? at : null,
    emailCorrectedAt: null,
    linkedIds: [],
    shownAnnouncements: [],
    ...initialSessionAccess,
  };
}

/** Returns the fields of a participant that a further registration changes. */
export function registeredAgain(
  facts: RegistrationFacts,
  { emailProvenAt, phoneNumber, registrations }: ParticipantDocument,
): Partial<ParticipantDocument> {
  const { eventId, submissionId, body, isEmailProven } = facts;
  return {
    name: body.fullName,
    email: body.email,
    emailProvenAt: isEmailProven ? (emailProvenAt ?? timeOf(facts)) : null,
    phoneNumber: body.phone || phoneNumber,
    registrations: { ...registrations, [eventId]: submissionId },
  };
}
