import { hash, randomUUID } from 'node:crypto';
import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { submitRegistration } from '@wine-walk/common/api/registrations.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { hasFinished } from '@wine-walk/common/rules/events/eligible-businesses.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import type { RegistrationBody } from '@wine-walk/common/rules/registrations/new-registration.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import type { CommitPlan } from '../../firestore/commit-with-retry.ts';
import { type EventWithId, findActiveEvent } from '../../firestore/events/events.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { attendeeSessionToken } from '../../firestore/people/accounts.ts';
import { readProvenEmail } from '../../firestore/people/email-proof.ts';
import { readProgressOf } from '../../firestore/people/progress.ts';
import { registrationWrites } from '../../firestore/people/registration-writes.ts';
import { findOffer } from '../../firestore/people/waiting-list.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import type { AttendeeSession } from '../../firestore/verify-token.ts';
import { type Attendee, staffLimitProblem } from '../../http/caller.ts';
import { newConfirmationWrites } from '../../mail/queue.ts';
import { countCashRegistration } from './cash-limit.ts';
import { countNewRegistration } from './places.ts';
import { requireSignedRelease } from './signed-release.ts';
import { formSentBefore, limitWrongTickets, requireRedeemableTicket } from './ticket-check.ts';

/** IDs and session of a registration, the same for every repeat of its request. */
interface Identity {
  uid: string;
  submissionId: string;
  session: AttendeeSession;
}

/**
 * Derives the IDs from the idempotency key, which the device generates at random per form, so that nothing
 * else leads to them. A signed-in attendee keeps uid and session. The session of a new participant always has
 * the first generation, so that a repeat of the form cannot revive an ended session.
 */
function deriveIdentity(attendee: Attendee | null, idempotencyKey: string | null): Identity {
  const key = idempotencyKey ?? randomUUID();
  const digest = (...named: string[]) => hash('sha256', [...named, key].join('\n'), 'buffer');
  if (attendee) {
    const { uid, generation, sessionId, provedEmail, staffCode } = attendee;
    const submissionId = encodeCrockford32(digest('submission', uid).subarray(0, 20));
    return { uid, submissionId, session: { generation, sessionId, provedEmail, staffCode } };
  }
  return {
    uid: digest('uid').toString('base64url').slice(0, 28),
    submissionId: encodeCrockford32(digest('submission').subarray(0, 20)),
    session: {
      generation: initialSessionAccess.generation,
      sessionId: digest('session').toString('base64url').slice(0, 22),
      provedEmail: false,
    },
  };
}

/** Submitted form with its sender. `now`: epoch milliseconds. */
interface Submission {
  body: RegistrationBody;
  attendee: Attendee | null;
  idempotencyKey: string | null;
  now: number;
  ip: string;
  userAgent: string;
}

/** Form with the IDs and the session of its registration. */
interface PreparedRegistration extends Submission {
  identity: Identity;
  /** True if the email was verified, earlier by the participant or with this form. */
  isEmailProven: boolean;
  /** Emails that were verified: the participant's own, and the one of this form's proof. */
  provenEmails: string[];
  /**
   * Session token, signed before anything is written, so that a failure leaves no registration without a
   * response.
   */
  sessionId: string;
}

/** Prepares the IDs, the email proof and the session of a form. */
async function prepareRegistration(submission: Submission): Promise<PreparedRegistration> {
  const { attendee, body, now } = submission;
  const identity = deriveIdentity(attendee, submission.idempotencyKey);
  const { emailProof } = body;
  const email = attendee?.email || body.email;
  const proven = emailProof ? await readProvenEmail(emailProof, now) : undefined;
  const provedEmail = identity.session.provedEmail || proven === email;
  const sessionId = await attendeeSessionToken(identity.uid, { ...identity.session, provedEmail });
  const isEmailProven = proven === email || (attendee?.isEmailProven ?? false);
  return {
    ...submission,
    body: { ...body, email },
    identity,
    isEmailProven,
    provenEmails: [...(proven ? [proven] : []), ...(isEmailProven ? [email] : [])],
    sessionId,
  };
}

/** Counts the events of which a participant has visited every business. */
async function countCompletedEvents(uid: string): Promise<number> {
  const progress = await readProgressOf(uid);
  const completed = await Promise.all(
    progress.map(async ({ data }) => {
      const catalog = await readDocument(documentPaths.catalog(data.eventId), catalogDocument);
      return catalog !== undefined && hasFinished(catalog.data, data);
    }),
  );
  return completed.filter(Boolean).length;
}

type RegistrationResponse = ResponseOf<typeof submitRegistration>;
type Refused = Problem<ProblemOf<typeof submitRegistration>>;

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
  const { attendee } = submission;
  // The form would set the address of a participant who has none.
  const limited = attendee?.email === '' ? staffLimitProblem(attendee) : undefined;
  if (limited) return limited;
  const attempt = await prepareRegistration(submission);
  let tries = 0;
  const registered = await withIdempotency<{ submissionId: string }, Refused>(
    request,
    async () => {
      tries += 1;
      const event = await findActiveEvent(submission.now, submission.body.eventId);
      const context = await resolveEventAndWaiver(submission, event);
      if (isProblem(context)) return context;
      const isRetry = tries > 1;
      const plan = () => decide(attempt, { ...context, isRetry });
      return isRetry ? plan() : limitWrongTickets(submission.body, submission, plan);
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

/** Returns the event and the signed waiver; a problem if either cannot be used. */
async function resolveEventAndWaiver({ body, now }: Submission, event: EventWithId | undefined) {
  if (!event || hasEnded(event, now)) return problem('no-active-event');
  const waiver = await requireSignedRelease(body.waiverVersion);
  if (isProblem(waiver)) return waiver;
  // The attendee read and signed the form for this event, even if staff have activated another one since.
  if (body.eventId !== undefined && body.eventId !== event.id)
    return problem('other-event-open', { event: event.name });
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
  const { body, identity, provenEmails, attendee } = attempt;
  const { uid, submissionId } = identity;
  const [ticket, [participant, progress]] = await Promise.all([
    body.paymentMethod === 'cash'
      ? null
      : requireRedeemableTicket(body.ticketId, event, { ...body, submissionId, provenEmails }),
    // A new participant has unused IDs. If they were used, the commit fails and this runs again.
    attendee || isRetry
      ? readDocuments(
          [documentPaths.participant(uid), participantDocument],
          [documentPaths.progress(uid, event.id), progressDocument],
        )
      : [],
  ]);
  if (isProblem(ticket)) return ticket;
  if (progress) return problem('already-registered', { event: event.name });
  const offer = body.offer === undefined ? undefined : await findOffer(body.offer, attempt.now);
  const place = await countNewRegistration(
    {
      eventId: event.id,
      person: body,
      ticket,
      deskTicketId: body.ticketId,
      offer: offer?.data.eventId === event.id ? offer : undefined,
      isAfterWaiting: true,
    },
    attempt.now,
  );
  if (isProblem(place)) return place;
  const isCash = body.paymentMethod === 'cash' && !place.sharedTicketId;
  const counted = isCash ? await countCashRegistration(attempt.ip, attempt.now) : [];
  if (isProblem(counted)) return counted;
  const facts = {
    ...attempt,
    uid,
    submissionId,
    eventId: event.id,
    waiver,
    ticket,
    sharedTicketId: place.sharedTicketId,
    typeId: place.owedTypeId,
    participant: participant ?? null,
    earlierCompletions: participant ? await countCompletedEvents(uid) : 0,
  };
  const { email } = body;
  const confirmed = { submissionId, event, email, waiverVersion: waiver.version };
  return {
    writes: [
      ...registrationWrites(facts),
      ...counted,
      ...place.writes,
      ...newConfirmationWrites(confirmed, attempt.now),
    ],
    response: { submissionId },
  };
}
