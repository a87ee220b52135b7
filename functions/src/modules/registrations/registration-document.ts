import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { type submitRegistration } from '@wine-walk/common/api/registrations.ts';
import { type ParticipantDocument } from '@wine-walk/common/model/participants.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { newRegistrationFields } from '@wine-walk/common/rules/registrations/registration-state.ts';
import {
  initialSessionAccess,
  type SessionAccess,
} from '@wine-walk/common/rules/sessions/session-access.ts';
import type { Revision, Stored } from '../../firestore/read.ts';

export type RegistrationBody = BodyOf<typeof submitRegistration>;

/** All that a registration is written from. */
export interface RegistrationInput {
  submissionId: string;
  uid: string;
  eventId: string;
  body: RegistrationBody;
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

/** As it was read with the participant, which is written only if nothing ended their sessions since. */
export function sessionAccessOf({ participant }: RegistrationInput): SessionAccess {
  if (!participant) return initialSessionAccess;
  const { generation, endedSessions } = participant.data;
  return { generation, endedSessions };
}

/** The stored registration: the evidence of the waiver, and what the desk reads. */
export function toRegistrationDocument(facts: RegistrationInput, at: string): RegistrationDocument {
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
    ...sessionAccessOf(facts),
  };
}
