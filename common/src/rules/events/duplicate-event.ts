import type { WithId } from '../../lib/with-id.ts';
import { type EventDocument } from '../../model/events.ts';
import { type Instant } from '../../model/fields/values.ts';
import { type OfferDocument } from '../../model/offers.ts';
import { type PointRuleDocument, type RewardDocument } from '../../model/rewards.ts';
import { shiftedRuleTimes } from './rule-times.ts';

export interface CopyInput {
  name: string;
  startTime: Instant;
  endTime: Instant;
}

/** Returns the event at another time, a draft with the same businesses in order. */
export function copyEventDocument(
  { id: copiedFromId, ...source }: WithId<EventDocument>,
  next: CopyInput,
  at: Instant,
): EventDocument {
  return {
    ...source,
    ...next,
    // Controls of the past event.
    businessStatus: {},
    checkInPausedAt: null,
    isActive: false,
    isPublished: false,
    archivedAt: null,
    inactiveSince: null,
    copiedFromId,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** Returns a reward for the new event. */
export function duplicateReward(
  source: RewardDocument,
  eventId: string,
  at: Instant,
): RewardDocument {
  return { ...source, eventId, version: 1, createdAt: at, updatedAt: at };
}

/** Returns the offer of a business for the new event. */
export function duplicateOffer(source: OfferDocument, at: Instant): OfferDocument {
  return { ...source, version: 1, createdAt: at, updatedAt: at };
}

/** Returns a rule for the new event with times shifted by the start offset, in milliseconds. */
export function duplicateRule(
  source: PointRuleDocument,
  eventId: string,
  shiftMs: number,
  at: Instant,
): PointRuleDocument {
  const times = shiftedRuleTimes(source, shiftMs);
  return { ...source, ...times, eventId, version: 1, createdAt: at, updatedAt: at };
}

/** Returns the offset between the starts in milliseconds; negative if the copy is earlier. */
export function startOffsetMs(source: Pick<EventDocument, 'startTime'>, next: CopyInput): number {
  return Date.parse(next.startTime) - Date.parse(source.startTime);
}
