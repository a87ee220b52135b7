import { undoMs } from '@wine-walk/common/api/desk.ts';
import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type undoCheckIns } from '@wine-walk/common/api/reviews.ts';
import { type CheckInDocument, checkInDocument } from '@wine-walk/common/model/check-in.ts';
import { addVisits, removeVisits } from '@wine-walk/common/rules/rewards/visit-change.ts';
import { auditWrite } from '../../../firestore/audit.ts';
import { type CommitPlan, commitWithRetry } from '../../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import { readDocuments, type Stored } from '../../../firestore/read.ts';
import type { Write } from '../../../firestore/write.ts';
import { requireOwnAction, type StaffMember } from '../../../http/caller.ts';
import { visitSideEffectWrites } from '../visit-side-effects.ts';
import { progressWrite, readParticipantEventState } from './participant-event-state.ts';
import type { Reviewer } from './review.ts';

type Undo = typeof undoCheckIns;
type UndoResponse = ResponseOf<Undo>;
type UndoProblem = Problem<ProblemOf<Undo>>;

const undoneResponse: UndoResponse = { message: 'Taken back' };

/**
 * Undoes staff decisions about check-ins: deletes check-ins that staff made, makes reviewed ones pending
 * again, and locks the rewards that they unlocked. Rejected if such a reward was redeemed.
 */
export async function undoDecisions(
  ids: readonly string[],
  reviewer: Reviewer,
): Promise<UndoResponse | UndoProblem> {
  const checkIns = await readCheckIns(ids);
  if (checkIns.length === 0) return problem('nothing-to-undo');
  // All of them before the first commit: the request is undone as a whole or not at all.
  const notOwn = requireOwnDecisions(checkIns, reviewer.caller);
  if (notOwn) return notOwn;
  const people = new Set(checkIns.map(({ data }) => data.participantId));
  for (const participantId of people) {
    const theirs = checkIns.filter(({ data }) => data.participantId === participantId);
    const outcome = await commitWithRetry<UndoResponse, UndoProblem>(() =>
      planUndo(
        theirs.map(({ id }) => id),
        reviewer,
      ),
    );
    if (isProblem(outcome)) return outcome;
  }
  return undoneResponse;
}

/** Returns the problem if one of the decisions is another staff member's and the caller is no admin. */
function requireOwnDecisions(
  checkIns: readonly Stored<CheckInDocument>[],
  caller: StaffMember,
): Problem<'not-your-action'> | undefined {
  const other = checkIns.find(({ data }) => data.reviewedAt && data.reviewerId !== caller.uid);
  return other && requireOwnAction(caller, false, other.data.reviewedBy ?? undefined);
}

async function readCheckIns(ids: readonly string[]): Promise<Stored<CheckInDocument>[]> {
  const stored = await readDocuments(
    ...ids.map((id) => [documentPaths.checkInById(id), checkInDocument] as const),
  );
  return stored.filter((checkIn) => checkIn !== undefined);
}

/** Plans the undo for one participant in one commit. */
async function planUndo(
  ids: readonly string[],
  { caller, now }: Reviewer,
): Promise<CommitPlan<UndoResponse> | UndoProblem> {
  const checkIns = await readCheckIns(ids);
  const decided = checkIns.filter(({ data }) => data.reviewedAt !== null);
  const [first] = decided;
  if (!first?.data.reviewedAt) return { writes: [], response: undoneResponse };
  const { eventId, participantId, reviewedAt } = first.data;
  if (decided.some(({ data }) => now - Date.parse(data.reviewedAt ?? '') > undoMs))
    return problem('undo-over');
  const notOwn = requireOwnDecisions(decided, caller);
  if (notOwn) return notOwn;
  const eventState = await readParticipantEventState(eventId, participantId);
  if (isProblem(eventState)) return eventState;
  const { catalog, progress } = eventState;
  const businessIds = decided.map(({ data }) => data.businessId);
  const gone = removeVisits(catalog, progress.data, businessIds, reviewedAt);
  const isRedeemed = gone.locked.some((id) => progress.data.claims[id]);
  if (isRedeemed) return problem('unlocked-reward-given');
  const waiting = decided.filter(({ data }) => data.source === 'device');
  const visits = Object.fromEntries(
    waiting.map(({ data }) => [
      data.businessId,
      { checkInTime: data.capturedAt, state: 'pending' as const },
    ]),
  );
  const back = addVisits(catalog, gone.after, visits, reviewedAt);
  const refusals = back.after.refusals;
  return {
    response: undoneResponse,
    writes: [
      ...decided.map(undone),
      progressWrite(progress, { ...gone.fields, visits: back.after.visits, refusals }, now),
      ...(await visitSideEffectWrites(progress.data, back.after, reviewedAt)),
      auditWrite({
        actor: caller.username,
        action: 'check-in.undo',
        target: eventState.auditTarget,
        now,
        details: { checkIns: decided.map(({ id }) => id) },
      }),
    ],
  };
}

function undone({ path, data, revision }: Stored<CheckInDocument>): Write {
  if (data.source !== 'device') return { kind: 'delete', path, revision };
  const fields = {
    state: 'pending',
    reviewedBy: null,
    reviewerId: null,
    reviewedAt: null,
    reviewReason: null,
    version: data.version + 1,
  };
  return { kind: 'update', path, data: fields, revision };
}
