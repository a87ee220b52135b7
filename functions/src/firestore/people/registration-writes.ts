import type { ParticipantDocument } from '@wine-walk/common/model/participants.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import {
  newParticipant,
  newRegistration,
  progressOfRegistration,
  type RegistrationFacts,
  registeredAgain,
} from '@wine-walk/common/rules/registrations/new-registration.ts';
import { documentPaths } from '../paths.ts';
import type { Stored } from '../read.ts';
import type { Write } from '../write.ts';

/** Facts of a registration, with the documents that must not change before its commit. */
export interface RegistrationInput extends RegistrationFacts {
  ticket: Pick<Stored<Pick<TicketDocument, 'typeId'>>, 'id' | 'path' | 'revision' | 'data'> | null;
  participant: Stored<ParticipantDocument> | null;
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

/** Returns all writes of a registration, for one commit. `registration`: as it is stored. */
export function registrationWrites(
  facts: RegistrationInput,
  registration: RegistrationDocument = newRegistration(facts),
): Write[] {
  const { submissionId, uid, eventId, ticket } = facts;
  return [
    { kind: 'create', path: documentPaths.registration(submissionId), data: registration },
    participantWrite(facts),
    // Create-only: prevents a second registration for the event, also for simultaneous requests.
    {
      kind: 'create',
      path: documentPaths.progress(uid, eventId),
      data: progressOfRegistration(facts),
    },
    ...(ticket
      ? [redeemTicketWrite(ticket, { id: submissionId, data: { participantId: uid } }, facts.now)]
      : []),
  ];
}

/** Conflicts if a session of the participant was ended since it was read. */
function participantWrite(facts: RegistrationInput): Write {
  const { uid, participant } = facts;
  const path = documentPaths.participant(uid);
  if (!participant) return { kind: 'create', path, data: newParticipant(facts) };
  const data = registeredAgain(facts, participant.data);
  return { kind: 'update', path, data, revision: participant.revision };
}
