import { type undoRedemption } from '@wine-walk/common/api/admin-rewards.ts';
import { undoMs } from '@wine-walk/common/api/desk.ts';
import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { claimDocument } from '@wine-walk/common/model/rewards.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { releaseSlot } from './slots.ts';

type Undo = typeof undoRedemption;

interface UndoContext {
  staff: StaffMember;
  request: IdempotentRequest | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Undoes a redemption within 5 minutes: the participant can claim the reward again. The audit retains both.
 */
export async function undoClaim(
  claimId: string,
  { staff, request, now }: UndoContext,
): Promise<ResponseOf<Undo> | Problem<ProblemOf<Undo> | 'idempotency-key-reused'>> {
  return withIdempotency<ResponseOf<Undo>, Problem<ProblemOf<Undo>>>(request, async () => {
    const claim = await readDocument(documentPaths.claimById(claimId), claimDocument);
    if (!claim) return problem('not-found', 'There is no such redemption to take back.');
    const { participantId, eventId, rewardId, claimedAt } = claim.data;
    if (now - Date.parse(claimedAt) > undoMs)
      return problem('undo-over', 'This was more than 5 minutes ago.');
    const progress = await readDocument(
      documentPaths.progress(participantId, eventId),
      progressDocument,
    );
    const { [rewardId]: _taken, ...claims } = progress?.data.claims ?? {};
    return {
      response: { message: 'Taken back' },
      writes: [
        { kind: 'delete', path: claim.path, revision: claim.revision },
        ...(await releaseSlot(claim.data)),
        ...(progress
          ? [
              {
                kind: 'update' as const,
                path: progress.path,
                data: { claims },
                revision: progress.revision,
              },
            ]
          : []),
        auditWrite({
          actor: staff.username,
          action: 'reward.undo-redemption',
          target: claim.path,
          now,
          details: { claimedAt },
        }),
      ],
    };
  });
}
