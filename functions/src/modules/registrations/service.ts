import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type submitRegistration } from '@wine-walk/common/api/registrations.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import type { CommitPlan } from '../../firestore/commit-with-retry.ts';
import { type EventWithId, findActiveEvent } from '../../firestore/events.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import { type PreparedRegistration, prepareRegistration, type Submission } from './attempt.ts';
import { countCompletedEvents } from './completed-events.ts';
import { registrationWrites } from './records.ts';
import { formSentBefore, requireRedeemableTicket } from './ticket-check.ts';
import { signedWaiver } from './waiver.ts';

type RegistrationResponse = ResponseOf<typeof submitRegistration>;
type Refused = Problem<ProblemOf<typeof submitRegistration> | 'invalid-input'>;

/**
 * Time in milliseconds for which a repeat of the form receives the response, which signs the attendee in. Later ones
 * are rejected, so that the key of an old form opens no session.
 */
const replayWindowMs = 15 * 60 * 1000;

/**
 * Registers for the active event: waiver, ticket redemption, participant and progress in one commit. The typed email
 * creates no account: it is a contact until it is verified.
 *
 * The stored response holds the ID only, since the session token is a credential. It protects repeats for a day. The
 * IDs that are derived from the key (`deriveIdentity`) and created write-once prevent a second registration later,
 * because a device retains the key of an unfinished form for longer.
 */
export async function registerParticipant({
  request,
  ...submission
}: Submission & { request: IdempotentRequest | null }): Promise<RegistrationResponse | Refused> {
  const attempt = await prepareRegistration(submission);
  let tries = 0;
  const registered = await withIdempotency<{ submissionId: string }, Refused>(
    request,
    async () => {
      tries += 1;
      const context = resolveEventAndWaiver(submission, await findActiveEvent(submission.now));
      return isProblem(context) ? context : decide(attempt, { ...context, isRetry: tries > 1 });
    },
    { assumeFirstRequest: true, replayWindowMs, lateReplay: formSentBefore },
  );
  return isProblem(registered) ? registered : toRegistrationResponse(attempt);
}

function toRegistrationResponse({
  identity,
  body,
  sessionId,
}: PreparedRegistration): RegistrationResponse {
  const { uid, submissionId } = identity;
  return {
    user: { id: uid, ...splitName(body.fullName), email: body.email },
    sessionId,
    submissionId,
  };
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
): Promise<CommitPlan<{ submissionId: string }> | Refused> {
  const { body, identity, isEmailProven, attendee } = attempt;
  const { uid, submissionId } = identity;
  const [ticket, [participant, progress]] = await Promise.all([
    body.paymentMethod === 'cash'
      ? null
      : requireRedeemableTicket(body.ticketId, event, { ...body, submissionId, isEmailProven }),
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
  return { writes: registrationWrites(facts), response: { submissionId } };
}
