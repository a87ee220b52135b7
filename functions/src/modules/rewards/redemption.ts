import { undoMs } from '@wine-walk/common/api/desk.ts';
import type { OfflineConflictReason } from '@wine-walk/common/model/categories.ts';
import type { ClaimDocument, RedemptionCodeDocument } from '@wine-walk/common/model/rewards.ts';
import {
  offlineActionTime,
  offlineTimeConflict,
} from '@wine-walk/common/rules/desk/offline-action-time.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { conflictWrite } from '../../firestore/desk.ts';
import type { IdempotentRequest } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { codeLifetimeMs } from './issue-code.ts';

export interface Redemption {
  code: string;
  /** When it was handed over, where that was without a connection: then it stands, whatever speaks against it. */
  doneAt: string | null;
  /** Of the desk at which it is redeemed; null: not named, or none is active. */
  eventId: string | null;
  staff: StaffMember;
  idempotencyKey: string | null;
  request: IdempotentRequest | null;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Whose reward it is, and which. */
export interface RedemptionNames {
  participantName: string;
  rewardName: string;
}

/** What is answered of a claim. */
export function toRedemptionResponse(claimPath: string, claimedAt: string, names: RedemptionNames) {
  return {
    ...names,
    claimId: claimPath.slice(claimPath.indexOf('/') + 1),
    claimedAt,
    undoUntil: new Date(Date.parse(claimedAt) + undoMs).toISOString(),
  };
}

/** The claim that a redemption makes. `at`: milliseconds since 1970, UTC. */
export function toClaimDocument(
  redemption: Redemption,
  codeData: RedemptionCodeDocument,
  at: number,
): ClaimDocument {
  const { participantId, eventId, rewardId } = codeData;
  const { code, staff, idempotencyKey } = redemption;
  return {
    participantId,
    eventId,
    rewardId,
    code,
    claimedAt: new Date(at).toISOString(),
    redeemedBy: staff.username,
    idempotencyKey,
    businessId: staff.businessId,
  };
}

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
  codeData: RedemptionCodeDocument,
  earlier: ClaimDocument,
  names: RedemptionNames,
) {
  const { staff, code, doneAt, now } = redemption;
  const { claimedAt, redeemedBy } = earlier;
  const claimPath = documentPaths.claim(
    codeData.eventId,
    codeData.participantId,
    codeData.rewardId,
  );
  const response = toRedemptionResponse(claimPath, claimedAt, names);
  // Its own press, sent again after the response was lost.
  if (redeemedBy === staff.username && earlier.code === code)
    return { writes: [], response: { ...response, doubt: null } };
  const earlierClaim = { earlierAt: claimedAt, earlierBy: redeemedBy };
  const happenedAt = new Date(offlineActionTime(doneAt, now)).toISOString();
  return {
    writes: [
      redemptionConflictWrite(redemption, codeData, 'already-claimed', {
        happenedAt,
        ...earlierClaim,
      }),
      auditWrite({
        actor: staff.username,
        action: 'reward.redeem-again',
        target: claimPath,
        now,
        details: { rewardName: names.rewardName },
      }),
    ],
    response: { ...response, doubt: { reason: 'already-claimed' as const, ...earlierClaim } },
  };
}

/** Notes a redemption that is to be settled. */
function redemptionConflictWrite(
  { staff, idempotencyKey, ...desk }: Redemption,
  { eventId, participantId, rewardId }: RedemptionCodeDocument,
  reason: OfflineConflictReason,
  happened: { happenedAt: string; earlierAt: string | null; earlierBy: string | null },
) {
  return conflictWrite(newId('redemption', staff.uid, idempotencyKey), {
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

/** What is written and answered. `at`: when it was handed over, milliseconds since 1970, UTC. */
export function planClaim(
  redemption: Redemption,
  codeData: RedemptionCodeDocument,
  names: RedemptionNames,
  at: number,
  { slot = [], reason }: { slot?: Write[]; reason?: OfflineConflictReason | undefined } = {},
) {
  const { participantId, eventId, rewardId } = codeData;
  const { staff, now } = redemption;
  const claimPath = documentPaths.claim(eventId, participantId, rewardId);
  const claim = toClaimDocument(redemption, codeData, at);
  const { claimedAt } = claim;
  const happened = { happenedAt: claimedAt, earlierAt: null, earlierBy: null };
  return {
    writes: [
      { kind: 'create' as const, path: claimPath, data: { ...claim } },
      ...slot,
      ...(reason ? [redemptionConflictWrite(redemption, codeData, reason, happened)] : []),
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
