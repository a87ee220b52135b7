import type { ProblemOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type submitRegistration } from '@wine-walk/common/api/registrations.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { type CommitPlan, commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { type EventWithId, findActiveEvent } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import { type PreparedRegistration, prepareRegistration, type Submission } from './attempt.ts';
import { countCompletedEvents } from './completed-events.ts';
import {
  findPreviousResponse,
  type RegistrationResponse,
  toRegistrationResponse,
} from './previous-response.ts';
import { registrationWrites } from './records.ts';
import { requireRedeemableTicket } from './ticket-check.ts';
import { signedWaiver } from './waiver.ts';

type Refused = Problem<ProblemOf<typeof submitRegistration> | 'invalid-input'>;

/**
 * Registers for the active event: the waiver's evidence, the ticket's redemption, the participant and their
 * progress in one commit, and nothing before or after it. The typed address makes no account and opens none:
 * it is a contact until its mail proves it.
 */
export async function registerParticipant(
  submission: Submission,
): Promise<RegistrationResponse | Refused> {
  const attempt = await prepareRegistration(submission);
  const ground = resolveEventAndWaiver(submission, await findActiveEvent(submission.now));
  if (isProblem(ground)) return (await findPreviousResponse(attempt)) ?? ground;
  let isFirstTry = true;
  return commitWithRetry<RegistrationResponse, Refused>(async () => {
    // Taken for the first of its kind: a repeat finds its registration there as it commits, and is looked up then.
    const isRetry = !isFirstTry;
    isFirstTry = false;
    const earlier = isRetry ? await findPreviousResponse(attempt) : undefined;
    if (earlier) return alreadyDecided(earlier);
    const decision = await decide(attempt, { ...ground, isRetry });
    // What refuses it may be its own twin, which came a moment before.
    const twin = isProblem(decision) && (await findPreviousResponse(attempt));
    return twin ? alreadyDecided(twin) : decision;
  });
}

/** What was answered before, with nothing left to write. */
function alreadyDecided(
  earlier: RegistrationResponse | Refused,
): CommitPlan<RegistrationResponse> | Refused {
  return isProblem(earlier) ? earlier : { writes: [], response: earlier };
}

/** What is signed, and for which walk. */
function resolveEventAndWaiver({ body, now }: Submission, event: EventWithId | undefined) {
  if (!event || eventStatus(event, now) === 'ended')
    return problem('no-active-event', 'There is no event to register for at the moment.');
  const waiver = signedWaiver(body.waiverVersion);
  if (!waiver)
    return problem('invalid-input', 'waiverVersion: This waiver is not known.', {
      fields: { waiverVersion: 'This waiver is not known.' },
    });
  // What they read and signed is for the walk they saw, whatever staff have made active meanwhile.
  if (body.eventId !== undefined && body.eventId !== event.id)
    return problem(
      'no-active-event',
      `The walk you saw is not open any more: registration is now for ${event.name}.`,
    );
  return { event, waiver };
}

interface EventAndWaiver {
  event: EventWithId;
  waiver: { version: string; sha256: string };
  isRetry: boolean;
}

async function decide(
  attempt: PreparedRegistration,
  { event, waiver, isRetry }: EventAndWaiver,
): Promise<CommitPlan<RegistrationResponse> | Refused> {
  const { body, identity, isEmailProven, attendee } = attempt;
  const { uid, submissionId } = identity;
  const [ticket, [participant, progress]] = await Promise.all([
    body.paymentMethod === 'cash'
      ? null
      : requireRedeemableTicket(body.ticketId, event, { ...body, isEmailProven }),
    // Who is not signed in is somebody new by an id of this form's own: were it there, the commit would tell.
    attendee || isRetry
      ? readDocuments(
          [documentPaths.participant(uid), participantDocument],
          [documentPaths.progress(uid, event.id), progressDocument],
        )
      : [],
  ]);
  if (isProblem(ticket)) return ticket;
  if (progress)
    return problem('already-registered', `You are already registered for ${event.name}.`);
  const facts = {
    ...attempt,
    uid,
    submissionId,
    eventId: event.id,
    waiver,
    ticket,
    participant: participant ?? null,
    earlierCompletions: participant ? await countCompletedEvents(uid) : 0,
  };
  return {
    writes: registrationWrites(facts),
    response: toRegistrationResponse(attempt, body.fullName),
  };
}
