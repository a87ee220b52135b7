import type { CatalogDocument, CatalogReward } from '../../model/catalog.ts';
import type { RewardState } from '../../model/categories.ts';
import type { Instant } from '../../model/fields/values.ts';
import { type ProgressDocument, progressDocument } from '../../model/participants.ts';
import { eligibleBusinesses, eligibleBusinessesIfAllOpen } from '../events/eligible-businesses.ts';

/** Progress fields that rewards and points depend on. */
export type VisitProgress = Pick<
  ProgressDocument,
  'visits' | 'unlocked' | 'claims' | 'earlierCompletions'
> &
  Partial<Pick<ProgressDocument, 'typeId'>>;

/** Returns the ids of eligible businesses with a verified visit. */
export function verifiedVisits(
  catalog: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  progress: Pick<VisitProgress, 'visits'>,
): string[] {
  return eligibleBusinesses(catalog, progress)
    .map((business) => business.id)
    .filter((id) => progress.visits[id]?.state === 'verified');
}

/** Returns the number of verified visits, including visits of removed and closed businesses. */
export function verifiedCount(progress: Pick<VisitProgress, 'visits'>): number {
  return Object.values(progress.visits).filter((visit) => visit.state === 'verified').length;
}

/** Returns the earliest known time of a verified visit; null if there is none. */
export function firstVerifiedVisit({ visits }: Pick<VisitProgress, 'visits'>): Instant | null {
  const verified = Object.values(visits).filter((visit) => visit.state === 'verified');
  return verified.flatMap(({ checkInTime }) => checkInTime ?? []).sort()[0] ?? null;
}

export interface RewardProgress {
  reward: CatalogReward;
  state: RewardState;
  /** Completed part of the requirement, at most `required`. */
  done: number;
  required: number;
  /** Fraction from 0 to 1; 1 once unlocked. */
  progress: number;
  /** Null if it is not claimed, or the time is unknown. */
  claimedAt: Instant | null;
}

/** Sorts the rewards that need the fewest further visits first, and those out of stock last. */
export function nearestFirst(rewards: readonly RewardProgress[]): RewardProgress[] {
  const left = ({ done, required, reward }: RewardProgress) =>
    reward.stockLevel === 'gone' ? Infinity : required - done;
  return rewards.toSorted((a, b) => (left(a) === left(b) ? 0 : left(a) - left(b)));
}

/** Returns the locked reward in stock that needs the fewest further visits; undefined without one. */
export function nextReward(rewards: readonly RewardProgress[]): RewardProgress | undefined {
  return nearestFirst(rewards).find(
    ({ state, reward }) => state === 'locked' && reward.stockLevel !== 'gone',
  );
}

/** True if it is unlocked and in stock (ADR 47). */
export function isClaimable({ state, reward }: RewardProgress): boolean {
  return state === 'available' && reward.stockLevel !== 'gone';
}

type Catalog = Omit<CatalogDocument, 'pointRules'>;

/** Returns the progress of a participant without visits. */
export function emptyProgress(participantId: string, eventId: string): ProgressDocument {
  return progressDocument.parse({
    eventId,
    participantId,
    visits: {},
    unlocked: {},
    claims: {},
    earlierCompletions: 0,
    leaderboardName: null,
  });
}

/** True if the reward is not for people with this type of ticket. */
export function isExcluded(
  { excludedTypeIds }: Pick<CatalogReward, 'excludedTypeIds'>,
  typeId: string | null = null,
): boolean {
  return typeId !== null && excludedTypeIds.includes(typeId);
}

/**
 * Returns the progress of every reward in the catalog that is for the participant's ticket, and of those that they
 * have claimed. Unlocked and claimed rewards stay so, even if the
 * reward was removed.
 */
export function rewardProgress(catalog: Catalog, progress: VisitProgress): RewardProgress[] {
  const retained = catalog.formerRewards.filter(
    ({ id }) => progress.unlocked[id] !== undefined || progress.claims[id] !== undefined,
  );
  const offered = [...catalog.rewards, ...retained].filter(
    (reward) => progress.claims[reward.id] || !isExcluded(reward, progress.typeId),
  );
  return offered.map((reward) => {
    const { done, required } = countTowardReward(reward, catalog, progress);
    const claim = progress.claims[reward.id];
    const isUnlocked = progress.unlocked[reward.id] !== undefined || done >= required;
    const state = claim ? 'claimed' : isUnlocked ? 'available' : 'locked';
    return {
      reward,
      state,
      done: Math.min(done, required),
      required,
      progress: state === 'locked' ? done / required : 1,
      claimedAt: claim?.claimedAt ?? null,
    };
  });
}

/**
 * visit_count: verified visits. special_achievement: verified visits to special-reward businesses.
 * event_completion: completed events; the progress toward the last one counts its businesses. With closed
 * businesses no more is required than remains for this participant (ADR 50).
 */
function countTowardReward(reward: CatalogReward, catalog: Catalog, progress: VisitProgress) {
  const businesses = eligibleBusinesses(catalog, progress);
  const planned = eligibleBusinessesIfAllOpen(catalog, progress);
  const visited = verifiedVisits(catalog, progress);
  if (reward.rewardType === 'visit_count')
    return {
      done: visited.length,
      required: requiredCount(reward, planned.length, businesses.length),
    };
  if (reward.rewardType === 'special_achievement') {
    const special = businesses.filter((business) => business.hasSpecialReward);
    const done = special.filter((business) => visited.includes(business.id)).length;
    const plannedSpecial = planned.filter((business) => business.hasSpecialReward);
    return { done, required: requiredCount(reward, plannedSpecial.length, special.length) };
  }
  const businessCount = Math.max(1, businesses.length);
  return {
    done:
      Math.min(progress.earlierCompletions, reward.requiredVisits) * businessCount + visited.length,
    required: reward.requiredVisits * businessCount,
  };
}

/** Returns the maximum number of events that an attendee can have completed by the end of an event. */
export function maxCompletions(
  { startTime }: { startTime: string },
  events: readonly { endTime: string }[],
): number {
  return 1 + events.filter(({ endTime }) => endTime <= startTime).length;
}

/** Returns the required count if only `left` of the `planned` businesses can be visited; at least one. */
function requiredCount({ requiredVisits }: CatalogReward, planned: number, left: number): number {
  return requiredVisits > planned ? requiredVisits : Math.max(1, Math.min(requiredVisits, left));
}

/** Returns the ids of rewards that `after` unlocks and `before` did not. */
export function newlyUnlocked(
  catalog: Catalog,
  before: VisitProgress,
  after: VisitProgress,
): string[] {
  const open = (progress: VisitProgress) =>
    new Set(
      rewardProgress(catalog, progress)
        .filter((reward) => reward.state !== 'locked')
        .map((reward) => reward.reward.id),
    );
  const previous = open(before);
  return [...open(after)].filter((id) => !previous.has(id));
}

/** Returns the IDs of rewards that are available by the current terms and not stored as unlocked yet. */
export function unsavedUnlocks(catalog: Catalog, progress: VisitProgress): string[] {
  return rewardProgress(catalog, progress)
    .filter(({ state, reward }) => state === 'available' && !progress.unlocked[reward.id])
    .map(({ reward }) => reward.id);
}

/** Returns the ids of all unlocked rewards, which a check-in stores so that later edits do not lock them. */
export function unlockedIds(catalog: Catalog, progress: VisitProgress): string[] {
  return rewardProgress(catalog, progress)
    .filter((reward) => reward.state !== 'locked')
    .map((reward) => reward.reward.id);
}
