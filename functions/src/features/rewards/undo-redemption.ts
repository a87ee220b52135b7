import { undoMs } from '../../contract/desk.ts';
import { progressDocument } from '../../contract/documents.ts';
import type { ProblemOf, ResponseOf } from '../../contract/endpoint.ts';
import { claimDocument } from '../../contract/records.ts';
import type { undoRedemption } from '../../contract/redemptions.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { type IdempotentRequest, withIdempotency } from '../../store/with-idempotency.ts';
import { releaseSlot } from './slots.ts';

type Undo = typeof undoRedemption;

interface Undoing {
  staff: StaffMember;
  request: IdempotentRequest | null;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Takes a redemption back within 5 minutes: the reward is theirs to claim again; the audit keeps both. */
export async function undoClaim(
  claimId: string,
  { staff, request, now }: Undoing,
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
