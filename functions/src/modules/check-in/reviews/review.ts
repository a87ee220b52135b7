import { undoMs } from '@wine-walk/common/api/desk.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { checkInDocument } from '@wine-walk/common/model/check-in.ts';
import { type CommitPlan, commitWithRetry } from '../../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import { readDocument } from '../../../firestore/read.ts';
import { readParticipantEventState } from './participant-event-state.ts';
import {
  type DecidedCheckIn,
  planReview,
  type ReviewAnswer,
  type ReviewBody,
  type Reviewer,
} from './review-writes.ts';

type NotDecided = Problem<'not-found' | 'stale-edit' | 'registration-cancelled'>;

/**
 * Confirms or refuses check-ins that wait. Each is a commit of its own, so that one which changed meanwhile
 * keeps none of the others back; a repeat finds them decided.
 */
export async function reviewPendingCheckIns(
  body: ReviewBody,
  reviewer: Reviewer,
): Promise<ReviewAnswer> {
  const decided: DecidedCheckIn[] = [];
  const notDecided: ReviewAnswer['notDecided'] = [];
  // One after the other: two of one person would only get into each other's way.
  for (const asked of body.checkIns) {
    const outcome = await commitWithRetry<DecidedCheckIn, NotDecided>(() =>
      reviewOne(asked, body, reviewer),
    );
    if (isProblem(outcome))
      notDecided.push({ id: asked.id, code: outcome.problem, message: outcome.message });
    else decided.push(outcome);
  }
  const undoUntil = new Date(reviewer.now + undoMs).toISOString();
  return { decided, notDecided, undoUntil };
}

async function reviewOne(
  { id, version }: ReviewBody['checkIns'][number],
  body: ReviewBody,
  reviewer: Reviewer,
): Promise<CommitPlan<DecidedCheckIn> | NotDecided> {
  const found = await readDocument(documentPaths.checkInById(id), checkInDocument);
  if (!found) return problem('not-found', 'This check-in is not known any more.');
  const isConfirmed = body.decision === 'confirm';
  const { state, version: storedVersion, eventId, participantId } = found.data;
  if (state === (isConfirmed ? 'verified' : 'refused'))
    return { writes: [], response: { id, unlockedRewards: [] } };
  if (state !== 'pending' || storedVersion !== version)
    return problem('stale-edit', 'This check-in has changed meanwhile. Look at it again.');
  const walk = await readParticipantEventState(eventId, participantId);
  if (isProblem(walk)) return walk;
  if (isConfirmed && walk.progress.data.isCancelled)
    return problem(
      'registration-cancelled',
      `The registration of ${walk.participant.name} is cancelled: restore it first, or refuse.`,
    );
  return planReview(found, walk, body, reviewer);
}
