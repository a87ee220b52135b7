import {
  participantDocument,
  progressDocument,
  type RegistrationDocument,
  registrationDocument,
} from '../../contract/documents.ts';
import type { AnswerOf, ProblemOf } from '../../contract/endpoint.ts';
import type { submitRegistration } from '../../contract/registration.ts';
import { eventStatus } from '../../domain/event-status.ts';
import { splitName } from '../../domain/names.ts';
import { isProblem, type Problem, problem } from '../../domain/problem.ts';
import type { Attendee } from '../../http/caller.ts';
import { attendeeSessionToken } from '../../store/accounts.ts';
import { type EventWithId, findActiveEvent } from '../../store/active-event.ts';
import { provenAddress } from '../../store/address-proof.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { type Decision, untilCommitted } from '../../store/until-committed.ts';
import { completedWalks } from './earlier-walks.ts';
import { bodyHash, type Identity, identify } from './identity.ts';
import { type RegistrationBody, registrationWrites } from './records.ts';
import { redeemableTicket } from './ticket-check.ts';
import { signedWaiver } from './waiver.ts';

export interface Submission {
  body: RegistrationBody;
  attendee: Attendee | null;
  idempotencyKey: string | null;
  now: number;
  ip: string;
  userAgent: string;
}

type Registered = AnswerOf<typeof submitRegistration>;
type Refused = Problem<ProblemOf<typeof submitRegistration> | 'invalid-input'>;

/** How long a repeat of a request is answered as the first was, with a session. Milliseconds. */
const repeatMs = 15 * 60 * 1000;

/** What one request registers, and under which ids. */
interface Attempt extends Submission {
  identity: Identity;
  bodySha256: string;
  /** The address was proven by its mail: earlier by the participant, or just now. */
  isEmailProven: boolean;
  /** Signed before anything is written: what cannot be answered is not done. */
  sessionId: string;
}

/**
 * Registers for the active event: the waiver's evidence, the ticket's redemption, the participant and their
 * progress in one commit, and nothing before or after it. The typed address makes no account and opens none:
 * it is a contact until its mail proves it.
 */
export async function register(submission: Submission): Promise<Registered | Refused> {
  const attempt = await prepare(submission);
  const ground = groundOf(submission, await findActiveEvent(submission.now));
  if (isProblem(ground)) return (await earlierAnswer(attempt)) ?? ground;
  let isFirstTry = true;
  return untilCommitted<Registered, Refused>(async () => {
    // Taken for the first of its kind: a repeat finds its registration there as it commits, and is looked up then.
    const earlier = isFirstTry ? undefined : await earlierAnswer(attempt);
    isFirstTry = false;
    if (earlier) return settled(earlier);
    const decision = await decide(attempt, ground.event, ground.waiver);
    // What refuses it may be its own twin, which came a moment before.
    const twin = isProblem(decision) && (await earlierAnswer(attempt));
    return twin ? settled(twin) : decision;
  });
}

/** What was answered before, with nothing left to write. */
function settled(earlier: Registered | Refused): Decision<Registered> | Refused {
  return isProblem(earlier) ? earlier : { writes: [], answer: earlier };
}

/** What is signed, and for which walk. */
function groundOf({ body, now }: Submission, event: EventWithId | undefined) {
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

async function prepare(submission: Submission): Promise<Attempt> {
  const { attendee, body, now } = submission;
  const identity = identify(attendee, submission.idempotencyKey);
  const { emailProof, ...content } = body;
  const email = attendee?.email || body.email;
  const [sessionId, proven] = await Promise.all([
    attendeeSessionToken(identity.uid, identity.session),
    emailProof ? provenAddress(emailProof, now) : undefined,
  ]);
  return {
    ...submission,
    body: { ...body, email },
    identity,
    bodySha256: bodyHash(content),
    isEmailProven: proven === email || (attendee?.isEmailProven ?? false),
    sessionId,
  };
}

async function decide(
  attempt: Attempt,
  event: EventWithId,
  waiver: { version: string; sha256: string },
): Promise<Decision<Registered> | Refused> {
  const { body, identity, isEmailProven } = attempt;
  const { uid, submissionId } = identity;
  const [ticket, [participant, progress]] = await Promise.all([
    body.paymentMethod === 'cash'
      ? null
      : redeemableTicket(body.ticketId, event, { ...body, isEmailProven }),
    readDocuments(
      [paths.participant(uid), participantDocument],
      [paths.progress(uid, event.id), progressDocument],
    ),
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
    earlierCompletions: participant ? await completedWalks(uid) : 0,
  };
  return { writes: registrationWrites(facts), answer: answer(attempt, body.fullName) };
}

async function earlierAnswer(
  attempt: Attempt,
): Promise<Registered | Problem<'idempotency-key-reused' | 'already-registered'> | undefined> {
  const registration = await findRegistration(attempt.identity);
  if (!registration) return undefined;
  if (registration.bodySha256 !== attempt.bodySha256)
    return problem(
      'idempotency-key-reused',
      'This form was sent before with other answers. Please send it anew.',
    );
  if (attempt.now - Date.parse(registration.submittedAt) > repeatMs)
    return problem('already-registered', 'You have registered by this form already.');
  return answer(attempt, registration.fullName);
}

async function findRegistration({
  submissionId,
  uid,
}: Identity): Promise<RegistrationDocument | undefined> {
  const found = await readDocument(paths.registration(submissionId), registrationDocument);
  return found?.data.participantId === uid ? found.data : undefined;
}

function answer({ identity, body, sessionId }: Attempt, fullName: string): Registered {
  return {
    user: { id: identity.uid, ...splitName(fullName), email: body.email },
    sessionId,
    submissionId: identity.submissionId,
  };
}
