import type {
  ParticipantDocument,
  ProgressDocument,
  RegistrationDocument,
} from '../../contract/documents.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { submitRegistration } from '../../contract/registration.ts';
import { noProgress } from '../../domain/rewards.ts';
import { paths } from '../../store/paths.ts';
import type { Revision } from '../../store/read.ts';
import type { Write } from '../../store/write.ts';

export type RegistrationBody = BodyOf<typeof submitRegistration>;

export interface RegistrationFacts {
  submissionId: string;
  uid: string;
  eventId: string;
  body: RegistrationBody;
  waiver: { version: string; sha256: string };
  /** Null on the cash path. */
  ticket: { id: string; revision: Revision } | null;
  /** The participant's record, where this is not their first event. */
  participant: ParticipantDocument | null;
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
    earlierCompletions: facts.earlierCompletions,
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

function participantWrite(
  { uid, eventId, submissionId, body, participant }: RegistrationFacts,
  at: string,
): Write {
  const registrations = { [eventId]: submissionId };
  if (participant)
    return {
      kind: 'merge',
      path: paths.participant(uid),
      data: {
        name: body.fullName,
        phoneNumber: body.phone || participant.phoneNumber,
        registrations,
      },
    };
  const made: ParticipantDocument = {
    name: body.fullName,
    email: body.email,
    phoneNumber: body.phone,
    userId: uid,
    createdAt: at,
    registrations,
  };
  return { kind: 'create', path: paths.participant(uid), data: made };
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
  };
}
