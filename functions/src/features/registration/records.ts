import type { ParticipantDocument, ProgressDocument } from '../../contract/documents.ts';
import { noProgress } from '../../domain/rewards.ts';
import { firstAccess } from '../../domain/session-access.ts';
import { paths } from '../../store/paths.ts';
import type { Write } from '../../store/write.ts';
import { accessOf, type RegistrationFacts, registration } from './registration-document.ts';

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
