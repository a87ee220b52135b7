import { distanceMeters } from '../../lib/distance.ts';
import { type BusinessDocument } from '../../model/businesses.ts';
import type { EventDocument, EventEffect } from '../../model/events.ts';
import { type RewardDocument } from '../../model/rewards.ts';
import { eventStatus } from './event-status.ts';

/*
 * Impact of an edit on attendees of an event in progress, for the form and for the undo list. Empty if attendees
 * are not affected.
 */

type Times = Pick<EventDocument, 'isActive' | 'startTime' | 'endTime'>;
type EditedEvent = Times & Pick<EventDocument, 'businessIds'>;
type NamedBusiness = Pick<BusinessDocument, 'name' | 'isActive'> & { id: string };
type LocatedBusiness = Pick<BusinessDocument, 'name' | 'isActive' | 'latitude' | 'longitude'>;
type Reward = Pick<
  RewardDocument,
  'name' | 'isActive' | 'eventId' | 'rewardType' | 'requiredVisits'
>;

/** True if attendees may be at this event now. `now`: epoch milliseconds. */
export function isInProgress(event: Times, now: number): boolean {
  return event.isActive && eventStatus(event, now) === 'running';
}

/** True if a business takes part in an event by the event's own list. */
export function isBusinessListed(
  { businessIds }: Pick<EventDocument, 'businessIds'>,
  id: string,
): boolean {
  return businessIds === null || businessIds.includes(id);
}

/** Returns the impact of an edit of the event. */
export function eventEditImpact(
  before: EditedEvent,
  after: EditedEvent,
  businesses: readonly NamedBusiness[],
  now: number,
): EventEffect[] {
  if (!isInProgress(before, now)) return [];
  const active = businesses.filter(({ isActive }) => isActive);
  const leaving = active.filter(
    ({ id }) => isBusinessListed(before, id) && !isBusinessListed(after, id),
  );
  const joining = active.filter(
    ({ id }) => !isBusinessListed(before, id) && isBusinessListed(after, id),
  );
  return [...newTimes(before, after, now), ...taking(leaving, joining)];
}

function newTimes(before: Times, after: Times, now: number): EventEffect[] {
  if (!after.isActive) return [{ kind: 'inactive' }];
  const status = eventStatus(after, now);
  if (status === 'ended') return [{ kind: 'over' }];
  if (status === 'upcoming') return [{ kind: 'not-started' }];
  if (after.endTime === before.endTime) return [];
  const kind = after.endTime > before.endTime ? 'ends-later' : 'ends-earlier';
  return [{ kind, minutes: null }];
}

function taking(
  leaving: readonly NamedBusiness[],
  joining: readonly NamedBusiness[],
): EventEffect[] {
  const effectOf = (kind: 'leaving' | 'joining', them: readonly NamedBusiness[]): EventEffect[] =>
    them.length === 0 ? [] : [{ kind, businesses: them.map(({ name }) => name) }];
  return [...effectOf('leaving', leaving), ...effectOf('joining', joining)];
}

/** Movement of a pin that attendees do not notice, in meters. */
const minNoticeableMoveMeters = 2;

/**
 * Returns the impact of a new or edited business; `was` and `is`: true if the event lists it before and
 * after.
 */
export function businessEditImpact(
  before: LocatedBusiness | null,
  after: LocatedBusiness,
  { was, is }: { was: boolean; is: boolean },
): EventEffect[] {
  const tookPart = before !== null && before.isActive && was;
  const takesPart = after.isActive && is;
  if (tookPart && !takesPart) return [{ kind: 'leaving', businesses: [before.name] }];
  if (!tookPart) return takesPart ? [{ kind: 'joining', businesses: [after.name] }] : [];
  const moved = distanceMeters(before, after);
  if (moved <= minNoticeableMoveMeters) return [];
  return [{ kind: 'moving', business: after.name, meters: Math.round(moved) }];
}

/** Returns the impact of a changed offer of the business with this name. */
export function offerImpact(business: string): EventEffect {
  return { kind: 'offer', business };
}

/** Returns the impact of a new or edited reward on the event in progress. */
export function rewardEditImpact(
  before: Reward | null,
  after: Reward,
  eventId: string,
): EventEffect[] {
  const belongs = (reward: Reward | null): reward is Reward =>
    reward !== null && reward.isActive && (reward.eventId === null || reward.eventId === eventId);
  const reward = after.name;
  if (!belongs(before)) return belongs(after) ? [{ kind: 'reward-joining', reward }] : [];
  if (!belongs(after)) return [{ kind: 'reward-leaving', reward: before.name }];
  if (before.rewardType !== after.rewardType) return [{ kind: 'reward-type', reward }];
  const { requiredVisits: required } = after;
  const { requiredVisits: requiredBefore } = before;
  if (required === requiredBefore) return [];
  return [{ kind: 'reward-visits', reward, required, requiredBefore }];
}
