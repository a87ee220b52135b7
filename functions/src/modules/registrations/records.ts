import {
  type ParticipantDocument,
  type ProgressDocument,
} from '@wine-walk/common/model/participants.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Write } from '../../firestore/write.ts';
import {
  type RegistrationInput,
  sessionAccessOf,
  toRegistrationDocument,
} from './registration-document.ts';

/** Everything a registration writes, to be carried out together or not at all. */
export function registrationWrites(facts: RegistrationInput): Write[] {
  const { submissionId, uid, eventId, ticket } = facts;
  const at = new Date(facts.now).toISOString();
  const progress: ProgressDocument = {
    ...emptyProgress(uid, eventId),
    ...sessionAccessOf(facts),
    earlierCompletions: facts.earlierCompletions,
    registeredAt: at,
  };
  return [
    {
      kind: 'create',
      path: documentPaths.registration(submissionId),
      data: toRegistrationDocument(facts, at),
    },
    participantWrite(facts, at),
    // Create-only: a person registers for an event once, whatever arrives at the same moment.
    { kind: 'create', path: documentPaths.progress(uid, eventId), data: progress },
    ...(ticket
      ? [
          {
            kind: 'update' as const,
            path: documentPaths.ticket(ticket.id),
            data: { state: 'redeemed', redeemedBy: uid, submissionId, redeemedAt: at },
            revision: ticket.revision,
          },
        ]
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
    linkedIds: [],
    ...initialSessionAccess,
  };
  return { kind: 'create', path, data: made };
}
