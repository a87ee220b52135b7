import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { submitRegistration } from '@wine-walk/common/api/registrations.ts';
import type {
  ParticipantDocument,
  ProgressDocument,
} from '@wine-walk/common/model/participants.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { newRegistrationFields } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import {
  initialSessionAccess,
  type SessionAccess,
} from '@wine-walk/common/rules/sessions/session-access.ts';
import { documentPaths } from '../paths.ts';
import type { Stored } from '../read.ts';
import type { Write } from '../write.ts';

export type RegistrationBody = BodyOf<typeof submitRegistration>;

/** Data from which a registration is written. */
interface RegistrationInput {
  submissionId: string;
  uid: string;
  eventId: string;
  body: RegistrationBody;
  isEmailProven: boolean;
  waiver: { version: string; sha256: string };
  /** Ticket to show at the desk whose place it has; null for its own place. */
  sharedTicketId?: string | null;
  /** Type that the desk sells; ignored with a ticket. */
  typeId?: string | undefined;
  /** Null for cash. */
  ticket: Pick<Stored<Pick<TicketDocument, 'typeId'>>, 'id' | 'path' | 'revision' | 'data'> | null;
  /** Participant document; null for a first registration. */
  participant: Stored<ParticipantDocument> | null;
  earlierCompletions: number;
  now: number;
  ip: string;
  userAgent: string;
}

/**
 * Returns the session access of the participant. The commit fails if a session was ended since it was read.
 */
function sessionAccessOf({ participant }: RegistrationInput): SessionAccess {
  if (!participant) return initialSessionAccess;
  const { generation, endedSessions } = participant.data;
  return { generation, endedSessions };
}

/** Returns the stored registration, which is also the evidence of the waiver. */
function toRegistrationDocument(facts: RegistrationInput, at: string): RegistrationDocument {
  const { body, waiver, ticket } = facts;
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

/** Returns the ticket that the attendee will show at the desk; null if there is none, or if they know that it is not valid. */
function ticketToShow({ ticketId, ticketValidation }: RegistrationBody): string | null {
  return ticketValidation?.isValid === false ? null : ticketId || null;
}

/** Returns the type of the ticket, or the one that the desk sells; null for none. */
function typeOf({ ticket, typeId }: RegistrationInput): string | null {
  return ticket ? ticket.data.typeId : (typeId ?? null);
}

/**
 * Returns the write that redeems a ticket for a registration. It conflicts if the ticket changed since it was read.
 * `now`: epoch milliseconds.
 */
export function redeemTicketWrite(
  ticket: Pick<Stored<unknown>, 'path' | 'revision'>,
  { id, data }: { id: string; data: Pick<RegistrationDocument, 'participantId'> },
  now: number,
): Write {
  const fields = {
    state: 'redeemed',
    redeemedBy: data.participantId,
    submissionId: id,
    redeemedAt: new Date(now).toISOString(),
  };
  return { kind: 'update', path: ticket.path, data: fields, revision: ticket.revision };
}

/** Returns all writes of a registration, for one commit. */
export function registrationWrites(facts: RegistrationInput): Write[] {
  const { submissionId, uid, eventId, ticket } = facts;
  const at = new Date(facts.now).toISOString();
  const progress: ProgressDocument = {
    ...emptyProgress(uid, eventId),
    ...sessionAccessOf(facts),
    earlierCompletions: facts.earlierCompletions,
    registeredAt: at,
    typeId: typeOf(facts),
  };
  return [
    {
      kind: 'create',
      path: documentPaths.registration(submissionId),
      data: toRegistrationDocument(facts, at),
    },
    participantWrite(facts, at),
    // Create-only: prevents a second registration for the event, also for simultaneous requests.
    { kind: 'create', path: documentPaths.progress(uid, eventId), data: progress },
    ...(ticket
      ? [redeemTicketWrite(ticket, { id: submissionId, data: { participantId: uid } }, facts.now)]
      : []),
  ];
}

function participantWrite(facts: RegistrationInput, at: string): Write {
  const { uid, eventId, submissionId, body, participant, isEmailProven } = facts;
  const path = documentPaths.participant(uid);
  const own = { [eventId]: submissionId };
  const emailProvenAt = isEmailProven ? at : null;
  if (participant)
    return {
      kind: 'update',
      path,
      data: {
        name: body.fullName,
        email: body.email,
        emailProvenAt: isEmailProven ? (participant.data.emailProvenAt ?? at) : null,
        phoneNumber: body.phone || participant.data.phoneNumber,
        registrations: { ...participant.data.registrations, ...own },
      },
      revision: participant.revision,
    };
  const made: ParticipantDocument = {
    name: body.fullName,
    email: body.email,
    phoneNumber: body.phone,
    userId: uid,
    createdAt: at,
    registrations: own,
    emailProvenAt,
    emailCorrectedAt: null,
    linkedIds: [],
    shownAnnouncements: [],
    ...initialSessionAccess,
  };
  return { kind: 'create', path, data: made };
}
