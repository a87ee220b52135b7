import { distanceMeters } from '../../lib/distance.ts';
import { type BusinessDocument } from '../../model/businesses.ts';
import { type EventDocument } from '../../model/events.ts';
import { type RewardDocument } from '../../model/rewards.ts';
import { eventStatus } from './event-status.ts';

/*
 * Impact of an edit on attendees of an event in progress, as text for the form and for the undo list. Empty
 * if attendees are not affected.
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
): string[] {
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

function newTimes(before: Times, after: Times, now: number): string[] {
  if (!after.isActive) return ['The walk is switched off'];
  const status = eventStatus(after, now);
  if (status === 'ended') return ['The walk is over'];
  if (status === 'upcoming') return ['The walk hasn’t started'];
  if (after.endTime === before.endTime) return [];
  return [`The walk ends ${after.endTime > before.endTime ? 'later' : 'earlier'}`];
}

/** Maximum number of names before counting. */
const maxNamed = 3;

function taking(leaving: readonly NamedBusiness[], joining: readonly NamedBusiness[]): string[] {
  const changeOf = (them: readonly NamedBusiness[], one: string, many: string) => {
    if (them.length === 0) return [];
    if (them.length > maxNamed) return [`${them.length} businesses ${many}`];
    return [`${them.map(({ name }) => name).join(', ')} ${them.length === 1 ? one : many}`];
  };
  return [...changeOf(leaving, 'leaves', 'leave'), ...changeOf(joining, 'joins', 'join')];
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
): string[] {
  const tookPart = before !== null && before.isActive && was;
  const takesPart = after.isActive && is;
  if (tookPart && !takesPart) return [`${before.name} leaves`];
  if (!tookPart) return takesPart ? [`${after.name} joins`] : [];
  const moved = distanceMeters(before, after);
  return moved > minNoticeableMoveMeters ? [`${after.name} moves by ${Math.round(moved)} m`] : [];
}

/** Returns the impact of a changed offer of the business with this name. */
export function offerImpact(name: string): string {
  return `The offer of ${name} changes`;
}

/** Returns the impact of a new or edited reward on the event in progress. */
export function rewardEditImpact(before: Reward | null, after: Reward, eventId: string): string[] {
  const belongs = (reward: Reward | null) =>
    reward !== null && reward.isActive && (reward.eventId === null || reward.eventId === eventId);
  if (!belongs(before)) return belongs(after) ? [`The reward ${after.name} joins`] : [];
  if (!belongs(after)) return [`The reward ${before?.name} leaves`];
  if (before?.rewardType !== after.rewardType)
    return [`The reward ${after.name} needs visits of another kind`];
  if (before.requiredVisits === after.requiredVisits) return [];
  const now = `${after.requiredVisits} ${after.requiredVisits === 1 ? 'visit' : 'visits'}`;
  return [`The reward ${after.name} needs ${now} instead of ${before.requiredVisits}`];
}
