import { timingSafeEqual } from 'node:crypto';
import type { checkIn } from '@wine-walk/common/api/check-in.ts';
import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type BusinessDocument, businessDocument } from '@wine-walk/common/model/businesses.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type CheckInDocument, checkInDocument } from '@wine-walk/common/model/check-in.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { captureTime } from '@wine-walk/common/rules/check-in/capture-time.ts';
import { type CheckInDecision, decideCheckIn } from '@wine-walk/common/rules/check-in/check-in.ts';
import { buildCheckInInput } from '@wine-walk/common/rules/check-in/check-in-input.ts';
import { isVenuePin } from '@wine-walk/common/rules/check-in/venue-code.ts';
import type { CommitPlan } from '../../firestore/commit-with-retry.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths, toCheckInId } from '../../firestore/paths.ts';
import { type GuardedGuess, rateLimit, readGuessGuard } from '../../firestore/rate-limits.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import { visitSideEffectWrites } from './visit-side-effects.ts';
import { type CheckInBody, checkInWrites } from './writes.ts';

type CheckInResponse = ResponseOf<typeof checkIn>;

/** Problem for a cancelled registration. */
const registrationCancelled = () => problem('check-in-cancelled');

/** Problem for a code or PIN of another business. */
const unknownVenueCode = (name: string) => problem('unknown-venue-code', { business: name });

/** Returns the response for a stored check-in. */
function toCheckInResponse(
  evidence: CheckInDocument,
  decision?: CheckInDecision,
  unlockedRewards: string[] = [],
): CheckInResponse {
  const { eventId, participantId, businessId, capturedAt, distanceMeters } = evidence;
  const isVerified = evidence.state === 'verified';
  const waiting = !isVerified && decision?.outcome === 'pending' ? decision : undefined;
  return {
    id: toCheckInId(eventId, participantId, businessId),
    businessId,
    timestamp: capturedAt,
    isVerified,
    state: isVerified ? 'verified' : 'pending',
    reasons: waiting?.reasons ?? [],
    message: waiting?.message ?? '',
    distanceMeters,
    unlockedRewards,
  };
}

/** Reads the guess limits of a venue code: by participant, and for a PIN also by business. */
function guardVenueCodeGuess(
  code: string,
  participantId: string,
  businessId: string,
  now: number,
): Promise<GuardedGuess> {
  const ofPerson = rateLimit('venueCodePerParticipant', participantId);
  const ofBusiness = rateLimit('venuePinPerBusiness', businessId);
  return readGuessGuard(isVenuePin(code) ? [ofPerson, ofBusiness] : [ofPerson], now);
}

/** True if this is the code of a business's poster, or the PIN below it. */
function isVenueCodeOf(
  business: Pick<BusinessDocument, 'venueCode' | 'venuePin'>,
  code: string,
): boolean {
  const sent = Buffer.from(code);
  return [business.venueCode, business.venuePin].some((known) => {
    const expected = Buffer.from(known);
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  });
}

type CheckInProblem = Problem<ProblemOf<typeof checkIn>>;

export interface CheckInSubmission {
  body: CheckInBody;
  idempotencyKey: string | null;
  request: IdempotentRequest | null;
  now: number;
}

/**
 * Checks in: reads the inputs, decides, writes evidence and visit in one commit. Safe to repeat. A concurrent
 * visit of the same attendee causes a new decision, so that an attendee is not verified at two businesses at
 * the same time.
 */
export async function submitCheckIn(
  attempt: CheckInSubmission,
): Promise<CheckInResponse | CheckInProblem> {
  let isRetry = false;
  const decide = async () => {
    const decision = await planCheckIn(attempt, isRetry);
    isRetry = true;
    return decision;
  };
  return withIdempotency(attempt.request, decide, { assumeFirstRequest: true });
}

/**
 * Reads only the documents of a usual check-in: four, including the participant's, which authentication
 * reads.
 */
async function planCheckIn(
  { body, idempotencyKey, now }: CheckInSubmission,
  isRetry: boolean,
): Promise<CommitPlan<CheckInResponse | CheckInProblem> | CheckInProblem> {
  const { participantId, eventId, businessId } = body;
  const code = body.venueCode?.toUpperCase();
  const [event, catalog, progress] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.catalog(eventId), catalogDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
  );
  if (!event || !catalog) return problem('event-not-found');
  if (!progress) return problem('not-registered', { event: event.data.name });
  if (progress.data.isCancelled) return registrationCancelled();
  const isVisited = businessId in progress.data.visits || businessId in progress.data.refusals;
  // A check-in that the progress does not list makes the commit conflict; the retry reads it.
  const [previous, business] = await Promise.all([
    isVisited || isRetry
      ? readDocument(documentPaths.checkIn(eventId, participantId, businessId), checkInDocument)
      : undefined,
    code ? readDocument(documentPaths.business(businessId), businessDocument) : undefined,
  ]);
  const visited = previous?.data.state === 'verified' ? previous.data : undefined;
  if (visited?.source === 'device') return { writes: [], response: toCheckInResponse(visited) };
  const shown = catalog.data.businesses.find(({ id }) => id === businessId);
  if (!shown || (code && !business)) return problem('business-not-in-event');
  const facts = {
    event: event.data,
    catalog: catalog.data,
    progress: progress.data,
    hasVenueCode: Boolean(code),
    capturedAt: captureTime(body, now),
    now,
  };
  const decision = decideCheckIn(buildCheckInInput(body, shown, facts));
  // The phone's own evidence replaces that of staff, who may take theirs back.
  if (visited && decision.outcome === 'refused')
    return { writes: [], response: toCheckInResponse(visited) };
  if (decision.outcome === 'refused') return decision.refusal;
  // Checked last, so that a code is neither counted nor confirmed when the check-in would be refused anyway.
  const guess = code ? await guardVenueCodeGuess(code, participantId, businessId, now) : undefined;
  if (guess?.refusal) return guess.refusal;
  if (code && guess && business && !isVenueCodeOf(business.data, code))
    return { writes: guess.wrong, response: unknownVenueCode(shown.name) };
  const counted = guess?.right ?? [];
  if (previous?.data.state === 'pending' && decision.outcome === 'pending')
    return { writes: counted, response: toCheckInResponse(previous.data, decision) };
  const { evidence, writes, after, unlocked } = checkInWrites({
    ...facts,
    body,
    decision,
    idempotencyKey,
    progressRevision: progress.revision,
    previous,
  });
  const followUps = await visitSideEffectWrites(progress.data, after, evidence.capturedAt);
  return {
    writes: [...writes, ...followUps, ...counted],
    response: toCheckInResponse(evidence, decision, unlocked),
  };
}
