import {
  type PointRuleDocument,
  pointRuleDocument,
  type RedemptionCodeDocument,
  type RewardDocument,
  type RewardSlotDocument,
  redemptionCodeDocument,
  rewardDocument,
  rewardSlotDocument,
} from '@wine-walk/common/model/rewards.ts';
import {
  isPreapprovalAffected,
  type PreapprovalChange,
} from '@wine-walk/common/rules/rewards/redemption.ts';
import { documentPaths } from '../paths.ts';
import { readQuery, readQueryIn } from '../query.ts';
import { readDocument, type Stored } from '../read.ts';
import type { Write } from '../write.ts';

/** Returns all point rules, unordered. */
export function readPointRules(): Promise<Stored<PointRuleDocument>[]> {
  return readQuery(documentPaths.pointRules, pointRuleDocument);
}

/** Returns the point rules of one event, without those of all events. */
export function readPointRulesOf(eventId: string): Promise<Stored<PointRuleDocument>[]> {
  return readQuery(documentPaths.pointRules, pointRuleDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Reads a code; undefined if it does not exist. */
export function readRedemptionCode(
  code: string,
): Promise<Stored<RedemptionCodeDocument> | undefined> {
  return readDocument(documentPaths.redemptionCode(code), redemptionCodeDocument);
}

/** Reads the codes of these participants, or of a reward; expired ones are deleted within days. */
function readRedemptionCodes(change: PreapprovalChange): Promise<Stored<RedemptionCodeDocument>[]> {
  const { redemptionCodes } = documentPaths;
  if ('participantIds' in change)
    return readQueryIn(redemptionCodes, redemptionCodeDocument, {
      field: 'participantId',
      values: change.participantIds,
    });
  return readQuery(redemptionCodes, redemptionCodeDocument, (query) =>
    query.where('rewardId', '==', change.rewardId),
  );
}

/** Ends the preapproval of open codes that a change affects, so that their redemption reads everything again. */
export async function revokePreapprovalWrites(
  change: PreapprovalChange,
  now: number,
): Promise<Write[]> {
  const codes = await readRedemptionCodes(change);
  return codes
    .filter(({ data }) => Date.parse(data.expiresAt) > now && isPreapprovalAffected(data, change))
    .map(({ path }) => ({ kind: 'update', path, data: { preapproval: null } }));
}

/** Returns the slots of a limited reward at an event: reserved, lapsed or claimed. */
export function readRewardSlots(
  eventId: string,
  rewardId: string,
): Promise<Stored<RewardSlotDocument>[]> {
  return readQuery(documentPaths.rewardSlots, rewardSlotDocument, (query) =>
    query.where('eventId', '==', eventId).where('rewardId', '==', rewardId),
  );
}

/** Returns all rewards, unordered. */
export function readRewards(): Promise<Stored<RewardDocument>[]> {
  return readQuery(documentPaths.rewards, rewardDocument);
}

/** Returns the rewards at an event: its own and those of all events, unordered. */
export async function readRewardsAt(eventId: string): Promise<Stored<RewardDocument>[]> {
  return (await Promise.all([eventId, null].map(readRewardsOf))).flat();
}

/** Returns the rewards of one event without those of all events; with null those of all events only. */
export function readRewardsOf(eventId: string | null): Promise<Stored<RewardDocument>[]> {
  return readQuery(documentPaths.rewards, rewardDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}
