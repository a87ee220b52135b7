import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { reviewCheckIns } from '@wine-walk/common/api/staff/reviews.ts';
import { type CheckInDocument, checkInDocument } from '@wine-walk/common/model/check-in.ts';
import {
  addVisits,
  removeVisits,
  type VisitChange,
} from '@wine-walk/common/rules/rewards/visit-change.ts';
import { auditWrite } from '../../../firestore/audit.ts';
import { changeWrite, undoEnd } from '../../../firestore/changes.ts';
import { type CommitPlan, commitWithRetry } from '../../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import { readDocument, type Stored } from '../../../firestore/read.ts';
import type { StaffMember } from '../../../http/caller.ts';
import { toProblemBody } from '../../../http/problem-message.ts';
import { visitSideEffectWrites } from '../visit-side-effects.ts';
import {
  businessName,
  checkInBefore,
  type ParticipantEventState,
  progressWrite,
  readParticipantEventState,
} from './participant-event-state.ts';

type ReviewBody = BodyOf<typeof reviewCheckIns>;
type ReviewResponse = ResponseOf<typeof reviewCheckIns>;
type DecidedCheckIn = ReviewResponse['decided'][number];

/** Staff member who decides, and the time in epoch milliseconds. */
export interface Reviewer {
  caller: StaffMember;
  now: number;
}

/** Returns the writes and the response of one decided check-in. */
async function planReview(
  checkIn: Stored<CheckInDocument>,
  eventState: ParticipantEventState,
  { decision, reason }: ReviewBody,
  { caller, now }: Reviewer,
): Promise<CommitPlan<DecidedCheckIn> | Problem<'unlocked-reward-given'>> {
  const reviewedAt = new Date(now).toISOString();
  const isConfirmed = decision === 'confirm';
  const change = isConfirmed
    ? { ...confirmed(checkIn.data, eventState, reviewedAt), locked: [] }
    : refused(checkIn.data, eventState, reviewedAt, reason ?? 'ask-desk');
  if (change.locked.some((id) => eventState.progress.data.claims[id]))
    return problem('unlocked-reward-given');
  const { data } = checkIn;
  return {
    response: { id: checkIn.id, unlockedRewards: change.unlocked },
    writes: [
      {
        kind: 'update',
        path: checkIn.path,
        data: {
          state: isConfirmed ? 'verified' : 'refused',
          reviewedBy: caller.fullName,
          reviewerId: caller.uid,
          reviewedAt,
          reviewReason: isConfirmed ? null : (reason ?? null),
          version: data.version + 1,
        },
        revision: checkIn.revision,
      },
      progressWrite(eventState.progress, change.fields, now),
      ...(await visitSideEffectWrites(eventState.progress.data, change.after, data.capturedAt)),
      changeWrite({
        kind: 'check-in',
        eventId: data.eventId,
        summary: {
          change: decision,
          checkIns: [{ id: checkIn.id, businessName: businessName(eventState, data.businessId) }],
          person: eventState.auditTarget,
        },
        undoData: { before: [checkInBefore(checkIn, eventState)] },
        documents: [checkIn.path],
        caller,
        now,
      }),
      auditWrite({
        actor: caller.username,
        action: isConfirmed ? 'check-in.confirm' : 'check-in.refuse',
        target: eventState.auditTarget,
        now,
        details: { checkIn: checkIn.id, reasons: data.reasons, ...(reason && { reason }) },
      }),
    ],
  };
}

/** Returns the confirmed visit, which counts from its capture time; the rewards that it unlocks, from the review. */
function confirmed(
  { businessId, capturedAt }: CheckInDocument,
  { catalog, progress }: ParticipantEventState,
  reviewedAt: string,
): VisitChange {
  const visit = { checkInTime: capturedAt, state: 'verified' as const };
  return addVisits(catalog, progress.data, { [businessId]: visit }, reviewedAt);
}

/** Returns the refused visit: the attendee can check in at the business again, and the app shows the reason. */
function refused(
  { businessId, capturedAt, reviewedAt }: CheckInDocument,
  { catalog, progress }: ParticipantEventState,
  refusedAt: string,
  reason: NonNullable<ReviewBody['reason']>,
): ReturnType<typeof removeVisits> {
  // A pending visit unlocked nothing, a verified one the rewards earned at its capture or review.
  const { after, unlocked, locked, fields } = removeVisits(
    catalog,
    progress.data,
    [businessId],
    reviewedAt ?? capturedAt,
  );
  const refusal = { checkInTime: capturedAt, refusedAt, reason };
  const refusals = { ...progress.data.refusals, [businessId]: refusal };
  return { after, unlocked, locked, fields: { ...fields, refusals } };
}

type ReviewProblem = Problem<
  | 'check-in-changed'
  | 'check-in-gone'
  | 'not-in-event'
  | 'review-cancelled'
  | 'unlocked-reward-given'
>;

/** True if a venue code made the visit count: staff may refuse it after the code leaked. */
const isVerifiedByCode = ({ state, usedVenueCode, source }: CheckInDocument): boolean =>
  state === 'verified' && usedVenueCode && source === 'device';

/**
 * Confirms or refuses pending check-ins, or refuses verified ones by a venue code. Each is its own commit, so that a conflict in one does not delay the
 * others; a repeat finds them decided.
 */
export async function reviewPendingCheckIns(
  body: ReviewBody,
  reviewer: Reviewer,
): Promise<ReviewResponse> {
  const decided: DecidedCheckIn[] = [];
  const notDecided: ReviewResponse['notDecided'] = [];
  // Sequential: two commits for one participant would conflict with each other.
  for (const requested of body.checkIns) {
    const outcome = await commitWithRetry<DecidedCheckIn, ReviewProblem>(() =>
      reviewOne(requested, body, reviewer),
    );
    if (isProblem(outcome)) notDecided.push({ id: requested.id, ...toProblemBody(outcome) });
    else decided.push(outcome);
  }
  const undoUntil = undoEnd('check-in', reviewer.now);
  return { decided, notDecided, undoUntil };
}

async function reviewOne(
  { id, version }: ReviewBody['checkIns'][number],
  body: ReviewBody,
  reviewer: Reviewer,
): Promise<CommitPlan<DecidedCheckIn> | ReviewProblem> {
  const checkIn = await readDocument(documentPaths.checkInById(id), checkInDocument);
  if (!checkIn) return problem('check-in-gone');
  const isConfirmed = body.decision === 'confirm';
  const { state, version: storedVersion, eventId, participantId } = checkIn.data;
  if (state === (isConfirmed ? 'verified' : 'refused'))
    return { writes: [], response: { id, unlockedRewards: [] } };
  const isOpen = state === 'pending' || (!isConfirmed && isVerifiedByCode(checkIn.data));
  if (!isOpen || storedVersion !== version) return problem('check-in-changed');
  const eventState = await readParticipantEventState(eventId, participantId);
  if (isProblem(eventState)) return eventState;
  if (isConfirmed && eventState.progress.data.isCancelled)
    return problem('review-cancelled', { name: eventState.participant.name });
  return planReview(checkIn, eventState, body, reviewer);
}
