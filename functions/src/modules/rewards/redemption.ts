import type { OfflineConflictReason } from '@wine-walk/common/model/categories.ts';
import { changeDocument } from '@wine-walk/common/model/changes.ts';
import type { ClaimDocument, RedemptionCodeDocument } from '@wine-walk/common/model/rewards.ts';
import {
  offlineActionTime,
  offlineTimeConflict,
} from '@wine-walk/common/rules/desk/offline-action-time.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { changeWrite, undoEnd } from '../../firestore/changes.ts';
import { conflictWrite } from '../../firestore/events/desk.ts';
import type { IdempotentRequest } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { codeLifetimeMs } from './issue-code.ts';

export interface Redemption {
  code: string;
  /** Time of an offline redemption, which is accepted in any case; null if it was made online. */
  doneAt: string | null;
  /** Event of the redeeming desk; null if none was sent and none is active. */
  eventId: string | null;
  staff: StaffMember;
  idempotencyKey: string | null;
  request: IdempotentRequest | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Names in the response. */
export interface RedemptionNames {
  participantName: string;
  rewardName: string;
}

const claimIdOf = (claimPath: string) => claimPath.slice(claimPath.indexOf('/') + 1);

type ClaimOrigin = Pick<ClaimDocument, 'claimedAt' | 'redeemedBy'>;

/**
 * Returns the ID of the change of a claim, the same for each retry. It has the time and the account, because offline desks
 * can redeem a code again after an undo.
 */
const changeIdOf = (claimPath: string, { claimedAt, redeemedBy }: ClaimOrigin) =>
  [claimIdOf(claimPath), Date.parse(claimedAt), Buffer.from(redeemedBy).toString('base64url')].join(
    '_',
  );

/** Returns the response for a claim. */
export function toRedemptionResponse(
  claimPath: string,
  claim: ClaimOrigin,
  names: RedemptionNames,
) {
  const { claimedAt } = claim;
  return {
    ...names,
    changeId: changeIdOf(claimPath, claim),
    claimedAt,
    undoUntil: undoEnd('redemption', Date.parse(claimedAt)),
  };
}

/** Returns the claim of a redemption. `at`: epoch milliseconds. */
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

/** Returns the conflict of a time sent by the desk: a code cannot be redeemed before it was issued. */
export function redemptionTimeConflict(
  { expiresAt }: RedemptionCodeDocument,
  at: number,
  now: number,
) {
  return offlineTimeConflict(at, { notBefore: Date.parse(expiresAt) - codeLifetimeMs, now });
}

/** True if a redemption repeats the one that made the claim, after a lost response. */
function isRepeat(
  { staff, code, doneAt, idempotencyKey, now }: Redemption,
  claim: ClaimDocument,
): boolean {
  if (claim.redeemedBy !== staff.username || claim.code !== code) return false;
  if (offlineActionTime(doneAt, now) === Date.parse(claim.claimedAt)) return true;
  // The desk sends a rejected action again as a fact, under a key that begins with the first one.
  const { idempotencyKey: firstKey } = claim;
  return firstKey !== null && (idempotencyKey?.startsWith(firstKey) ?? false);
}

/**
 * Handles a second offline redemption: the first claim remains, and the second becomes a conflict for staff
 * to resolve.
 */
export function duplicateRedemption(
  redemption: Redemption,
  codeData: RedemptionCodeDocument,
  firstClaim: ClaimDocument,
  names: RedemptionNames,
) {
  const { staff, doneAt, now } = redemption;
  const { claimedAt, redeemedBy } = firstClaim;
  const claimPath = documentPaths.claim(
    codeData.eventId,
    codeData.participantId,
    codeData.rewardId,
  );
  const response = toRedemptionResponse(claimPath, firstClaim, names);
  if (isRepeat(redemption, firstClaim))
    return { writes: [], response: { ...response, conflict: null } };
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
    response: { ...response, conflict: { reason: 'already-claimed' as const, ...earlierClaim } },
  };
}

/** Records a redemption for staff to resolve. */
function redemptionConflictWrite(
  { staff, ...desk }: Redemption,
  { eventId, participantId, rewardId }: RedemptionCodeDocument,
  reason: OfflineConflictReason,
  happened: { happenedAt: string; earlierAt: string | null; earlierBy: string | null },
) {
  return conflictWrite(newId(), {
    // Resolved at the desk that redeemed it.
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

/** Returns the response for an offline redemption that staff have undone, and that arrives again; undefined for others. */
export async function undoneRedemption(
  redemption: Redemption,
  codeData: RedemptionCodeDocument,
  names: RedemptionNames,
  at: number,
) {
  const { participantId, eventId, rewardId } = codeData;
  const claimPath = documentPaths.claim(eventId, participantId, rewardId);
  const claim = toClaimDocument(redemption, codeData, at);
  const path = documentPaths.change(changeIdOf(claimPath, claim));
  if (!(await readDocument(path, changeDocument))) return undefined;
  const response = toRedemptionResponse(claimPath, claim, names);
  return { writes: [], response: { ...response, conflict: null } };
}

/** Returns the writes and the response of a claim. `at`: time of the redemption in epoch milliseconds. */
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
      changeWrite({
        id: changeIdOf(claimPath, claim),
        kind: 'redemption',
        eventId,
        summary: { rewardName: names.rewardName, claimId: claimIdOf(claimPath) },
        undoData: {},
        documents: [claimPath],
        caller: staff,
        now,
        madeAt: at,
      }),
      ...slot,
      ...(reason ? [redemptionConflictWrite(redemption, codeData, reason, happened)] : []),
      // Conflicts if the person's data is deleted, and with nothing else that changes the progress.
      {
        kind: 'update' as const,
        path: documentPaths.progress(participantId, eventId),
        data: { [`claims.${rewardId}`]: { claimedAt } },
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
      ...toRedemptionResponse(claimPath, claim, names),
      conflict: reason ? { reason, earlierAt: null, earlierBy: null } : null,
    },
  };
}
