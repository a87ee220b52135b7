import type {
  ParticipantDocument,
  ProgressDocument,
  RegistrationDocument,
} from '../../contract/documents.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { submitRegistration } from '../../contract/registration.ts';
import { newRegistrationFields } from '../../domain/registration-state.ts';
import { noProgress } from '../../domain/rewards.ts';
import { firstAccess, type SessionAccess } from '../../domain/session-access.ts';
import { paths } from '../../store/paths.ts';
import type { Revision, Stored } from '../../store/read.ts';
import type { Write } from '../../store/write.ts';

export type RegistrationBody = BodyOf<typeof submitRegistration>;

export interface RegistrationFacts {
  submissionId: string;
  uid: string;
  eventId: string;
  body: RegistrationBody;
  bodySha256: string;
  isEmailProven: boolean;
  waiver: { version: string; sha256: string };
  /** Null on the cash path. */
  ticket: { id: string; revision: Revision } | null;
  /** The participant's record, where this is not their first event. */
  participant: Stored<ParticipantDocument> | null;
  earlierCompletions: number;
  now: number;
  ip: string;
  userAgent: string;
}

/** Everything a registration writes, to be carried out together or not at all. */
export function registrationWrites(facts: RegistrationFacts): Write[] {
  const { submissionId, uid, eventId, ticket } = facts;
  const at = new Date(facts.now).toISOString();
  const progress: ProgressDocument = {
    ...noProgress(uid, eventId),
    ...accessOf(facts),
    earlierCompletions: facts.earlierCompletions,
    registeredAt: at,
  };
  return [
    {
      kind: 'create',
      path: paths.registration(submissionId),
      data: registration(facts, at),
    },
    participantWrite(facts, at),
    // Create-only: a person registers for an event once, whatever arrives at the same moment.
    { kind: 'create', path: paths.progress(uid, eventId), data: progress },
    ...(ticket
      ? [
          {
            kind: 'update' as const,
            path: paths.ticket(ticket.id),
            data: { state: 'redeemed', redeemedBy: uid, submissionId, redeemedAt: at },
            revision: ticket.revision,
          },
        ]
      : []),
  ];
}

/** As it was read with the participant, which is written only if nothing ended their sessions since. */
function accessOf({ participant }: RegistrationFacts): SessionAccess {
  if (!participant) return firstAccess;
  const { generation, endedSessions } = participant.data;
  return { generation, endedSessions };
}

function participantWrite(facts: RegistrationFacts, at: string): Write {
  const { uid, eventId, submissionId, body, participant, isEmailProven } = facts;
  const path = paths.participant(uid);
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
    linkedIds: [],
    ...firstAccess,
  };
  return { kind: 'create', path, data: made };
}

function registration(facts: RegistrationFacts, at: string): RegistrationDocument {
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
    isVerified: ticket !== null,
    paidAt: null,
    paidTo: null,
    ...newRegistrationFields(body.fullName, ticket !== null),
    emailProvenAt: facts.isEmailProven ? at : null,
    emailDisownedAt: null,
    bodySha256: facts.bodySha256,
    ...accessOf(facts),
  };
}
