import type { DeskDoubtReason } from '../../contract/categories.ts';
import type { RedemptionCodeDocument } from '../../contract/records.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import type { Write } from '../../store/write.ts';
import { claimOf, type Names, type Redemption, redeemed } from './redemption.ts';
import { doubtOf } from './redemption-doubt.ts';

/** What is written and answered. `at`: when it was handed over, milliseconds since 1970, UTC. */
export function handedOver(
  redemption: Redemption,
  wanted: RedemptionCodeDocument,
  names: Names,
  at: number,
  { slot = [], reason }: { slot?: Write[]; reason?: DeskDoubtReason | undefined } = {},
) {
  const { participantId, eventId, rewardId } = wanted;
  const { staff, now } = redemption;
  const claimPath = paths.claim(eventId, participantId, rewardId);
  const claim = claimOf(redemption, wanted, at);
  const { claimedAt } = claim;
  const happened = { happenedAt: claimedAt, earlierAt: null, earlierBy: null };
  return {
    writes: [
      { kind: 'create' as const, path: claimPath, data: { ...claim } },
      ...slot,
      ...(reason ? [doubtOf(redemption, wanted, reason, happened)] : []),
      {
        kind: 'merge' as const,
        path: paths.progress(participantId, eventId),
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
    answer: {
      ...redeemed(claimPath, claimedAt, names),
      doubt: reason ? { reason, earlierAt: null, earlierBy: null } : null,
    },
  };
}
