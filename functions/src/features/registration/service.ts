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
import type { Attendee } from '../../http/caller.ts';
import { isProblem, type Problem, problem } from '../../http/problem.ts';
import { deleteAccount, sessionToken } from '../../store/accounts.ts';
import { type EventWithId, findActiveEvent } from '../../store/active-event.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { commit } from '../../store/write.ts';
import { completedWalks } from './earlier-walks.ts';
import { type Identity, identify, openAccount } from './identity.ts';
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
/** Tries before giving up where other writes came in between. */
const mostTries = 3;

/**
 * Registers for the active event: the waiver's evidence, the ticket's redemption, the participant and their
 * progress in one commit, the account before it and taken back when it fails.
 */
export async function register(submission: Submission): Promise<Registered | Refused> {
  const event = await findActiveEvent(submission.now);
  if (!event || eventStatus(event, submission.now) === 'ended')
    return problem('no-active-event', 'There is no event to register for at the moment.');
  const waiver = signedWaiver(submission.body.waiverVersion);
  if (!waiver)
    return problem('invalid-input', 'waiverVersion: This waiver is not known.', {
      fields: { waiverVersion: 'This waiver is not known.' },
    });
  const identity = identify(submission.attendee, submission.body.email, submission.idempotencyKey);
  const body = { ...submission.body, email: identity.email };
  const earlier = await earlierAnswer(identity, submission.now);
  if (earlier) return earlier;
  // What they read and signed is for the walk they saw, whatever staff have made active meanwhile.
  if (body.eventId !== undefined && body.eventId !== event.id)
    return problem(
      'no-active-event',
      `The walk you saw is not open any more: registration is now for ${event.name}.`,
    );

  const account = submission.attendee
    ? 'own'
    : await openAccountUnlessRefused(identity, body, event);
  if (isProblem(account)) return (await earlierAnswer(identity, submission.now)) ?? account;
  try {
    const refusal = await carryOut({ ...submission, body }, identity, event, waiver);
    // What refuses it may be its own twin, which came a moment before.
    const answered = refusal && (await earlierAnswer(identity, submission.now));
    if (answered) return answered;
    if (refusal && account === 'created') await deleteAccount(identity.uid);
    return refusal ?? answer(identity, body.fullName);
  } catch (error) {
    if (account === 'created' && !(await findRegistration(identity)))
      await deleteAccount(identity.uid);
    throw error;
  }
}

/** Looks at the ticket first, so that a used one costs no account. */
async function openAccountUnlessRefused(
  identity: Identity,
  body: RegistrationBody,
  event: EventWithId,
): Promise<'created' | 'adopted' | Refused> {
  const ticket = await ticketFor(body, event);
  if (isProblem(ticket)) return ticket;
  const account = await openAccount(identity, body.fullName);
  if (account !== 'taken') return account;
  return problem(
    'email-in-use',
    'This email already has an account. Please sign in with it, then register.',
  );
}

async function carryOut(
  submission: Submission,
  identity: Identity,
  event: EventWithId,
  waiver: { version: string; sha256: string },
): Promise<Refused | undefined> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const ticket = await ticketFor(submission.body, event);
    if (isProblem(ticket)) return ticket;
    const [participant, progress] = await readDocuments(
      [paths.participant(identity.uid), participantDocument],
      [paths.progress(identity.uid, event.id), progressDocument],
    );
    if (progress)
      return problem('already-registered', `You are already registered for ${event.name}.`);
    const outcome = await commit(
      registrationWrites({
        ...submission,
        ...identity,
        eventId: event.id,
        waiver,
        ticket,
        participant: participant?.data ?? null,
        earlierCompletions: participant ? await completedWalks(identity.uid) : 0,
      }),
    );
    if (outcome === 'committed') return undefined;
  }
  throw new Error(`Registration ${identity.submissionId} met other writes ${mostTries} times.`);
}

async function ticketFor(body: RegistrationBody, event: EventWithId) {
  if (body.paymentMethod === 'cash') return null;
  return redeemableTicket(body.ticketId, event, body);
}

async function findRegistration({
  submissionId,
  uid,
}: Identity): Promise<RegistrationDocument | undefined> {
  const found = await readDocument(paths.registration(submissionId), registrationDocument);
  return found?.data.participantId === uid ? found.data : undefined;
}

async function earlierAnswer(identity: Identity, now: number): Promise<Registered | undefined> {
  const registration = await findRegistration(identity);
  if (!registration || now - Date.parse(registration.submittedAt) > repeatMs) return undefined;
  return answer(identity, registration.fullName);
}

async function answer(
  { uid, email, submissionId }: Identity,
  fullName: string,
): Promise<Registered> {
  return {
    user: { id: uid, ...splitName(fullName), email },
    sessionId: await sessionToken(uid),
    submissionId,
  };
}
