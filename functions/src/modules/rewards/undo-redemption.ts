import { problem } from '@wine-walk/common/api/contract/problems.ts';
import { undone } from '@wine-walk/common/model/changes.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { claimDocument } from '@wine-walk/common/model/rewards.ts';
import { auditWrite } from '../../firestore/audit.ts';
import type { UndoOfKind } from '../../firestore/changes.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocumentsSkippingInvalid } from '../../firestore/read.ts';
import { releaseSlot } from './slots.ts';

/** Undo of a redemption: the participant can claim the reward again. The audit retains both. */
export const redemptionUndo: UndoOfKind<'redemption'> = {
  tooLate: 'undo-over',

  describe: async ([change]) => {
    if (!change) return undefined;
    const { claimId, rewardName } = change.data.summary;
    const [claim] = await readDocumentsSkippingInvalid([
      documentPaths.claimById(claimId),
      claimDocument,
    ]);
    return claim?.data.claimedAt === change.data.madeAt ? { rewardName } : undefined;
  },

  undo: async ({ data: { summary, madeAt } }, _request, { caller, now }) => {
    const claim = await readDocument(documentPaths.claimById(summary.claimId), claimDocument);
    if (claim?.data.claimedAt !== madeAt) return problem('no-redemption');
    const { participantId, eventId, rewardId, claimedAt } = claim.data;
    const progress = await readDocument(
      documentPaths.progress(participantId, eventId),
      progressDocument,
    );
    const { [rewardId]: _undone, ...claims } = progress?.data.claims ?? {};
    return {
      result: undone({ restored: 1 }),
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
          actor: caller.username,
          action: 'reward.undo-redemption',
          target: claim.path,
          now,
          details: { claimedAt },
        }),
      ],
    };
  },
};
