import type { OfflineConflictReason } from '@wine-walk/common/model/categories.ts';
import { type RedemptionCodeDocument } from '@wine-walk/common/model/rewards.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Write } from '../../firestore/write.ts';
import {
  type Redemption,
  type RedemptionNames,
  toClaimDocument,
  toRedemptionResponse,
} from './redemption.ts';
import { redemptionConflictWrite } from './redemption-conflict.ts';

/** What is written and answered. `at`: when it was handed over, milliseconds since 1970, UTC. */
export function planClaim(
  redemption: Redemption,
  wanted: RedemptionCodeDocument,
  names: RedemptionNames,
  at: number,
  { slot = [], reason }: { slot?: Write[]; reason?: OfflineConflictReason | undefined } = {},
) {
  const { participantId, eventId, rewardId } = wanted;
  const { staff, now } = redemption;
  const claimPath = documentPaths.claim(eventId, participantId, rewardId);
  const claim = toClaimDocument(redemption, wanted, at);
  const { claimedAt } = claim;
  const happened = { happenedAt: claimedAt, earlierAt: null, earlierBy: null };
  return {
    writes: [
      { kind: 'create' as const, path: claimPath, data: { ...claim } },
      ...slot,
      ...(reason ? [redemptionConflictWrite(redemption, wanted, reason, happened)] : []),
      {
        kind: 'merge' as const,
        path: documentPaths.progress(participantId, eventId),
        data: { claims: { [rewardId]: { claimedAt } } },
      },
      auditWrite({
        actor: staff.username,
        action: 'reward.redeem',
        target: claimPath,
        now,
        details: { rewardName: names.rewardName, ...(reason && { doubt: reason }) },
      }),
    ],
    response: {
      ...toRedemptionResponse(claimPath, claimedAt, names),
      doubt: reason ? { reason, earlierAt: null, earlierBy: null } : null,
    },
  };
}
