import { undoMs } from '@wine-walk/common/api/desk.ts';
import {
  type ClaimDocument,
  type RedemptionCodeDocument,
} from '@wine-walk/common/model/rewards.ts';
import type { IdempotentRequest } from '../../firestore/idempotency.ts';
import type { StaffMember } from '../../http/caller.ts';

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
  wanted: RedemptionCodeDocument,
  at: number,
): ClaimDocument {
  const { participantId, eventId, rewardId } = wanted;
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
