import type { OfflineConflictReason } from '@wine-walk/common/model/categories.ts';
import {
  type ClaimDocument,
  type RedemptionCodeDocument,
} from '@wine-walk/common/model/rewards.ts';
import {
  offlineActionTime,
  offlineTimeConflict,
} from '@wine-walk/common/rules/desk/offline-action-time.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { conflictWrite } from '../../firestore/desk.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { codeLifetimeMs } from './issue-code.ts';
import { type Redemption, type RedemptionNames, toRedemptionResponse } from './redemption.ts';

/** Why the desk's word for when is doubted: no code is redeemed before it was issued. */
export function redemptionTimeConflict(
  { expiresAt }: RedemptionCodeDocument,
  at: number,
  now: number,
) {
  return offlineTimeConflict(at, { notBefore: Date.parse(expiresAt) - codeLifetimeMs, now });
}

/** Without a connection it was handed over again: the first claim stays, the second is to be settled. */
export function duplicateRedemption(
  redemption: Redemption,
  wanted: RedemptionCodeDocument,
  earlier: ClaimDocument,
  names: RedemptionNames,
) {
  const { staff, code, doneAt, now } = redemption;
  const { claimedAt, redeemedBy } = earlier;
  const claimPath = documentPaths.claim(wanted.eventId, wanted.participantId, wanted.rewardId);
  const response = toRedemptionResponse(claimPath, claimedAt, names);
  // Its own press, sent again after the response was lost.
  if (redeemedBy === staff.username && earlier.code === code)
    return { writes: [], response: { ...response, doubt: null } };
  const found = { earlierAt: claimedAt, earlierBy: redeemedBy };
  const happenedAt = new Date(offlineActionTime(doneAt, now)).toISOString();
  return {
    writes: [
      redemptionConflictWrite(redemption, wanted, 'already-claimed', { happenedAt, ...found }),
      auditWrite({
        actor: staff.username,
        action: 'reward.redeem-again',
        target: claimPath,
        now,
        details: { rewardName: names.rewardName },
      }),
    ],
    response: { ...response, doubt: { reason: 'already-claimed' as const, ...found } },
  };
}

/** Notes a redemption that is to be settled. */
export function redemptionConflictWrite(
  { staff, ...desk }: Redemption,
  { eventId, participantId, rewardId }: RedemptionCodeDocument,
  reason: OfflineConflictReason,
  happened: { happenedAt: string; earlierAt: string | null; earlierBy: string | null },
) {
  return conflictWrite(newId(), {
    // Settled at the desk where it happened.
    eventId: desk.eventId ?? eventId,
    kind: 'redemption',
    reason,
    participantId,
    submissionId: null,
    rewardId,
    staffName: staff.fullName,
    ...happened,
  });
}
