import type { readReadiness } from '../contract/admin-events.ts';
import type { CatalogueDocument, CatalogueReward } from '../contract/catalogue-documents.ts';
import type { AnnouncementDocument, EventDocument } from '../contract/documents.ts';
import type { AnswerOf } from '../contract/endpoint.ts';
import { overlappingEvents } from './event-overlap.ts';
import { eventStatus } from './event-status.ts';
import { farAway, hasPlace, indistinguishable } from './readiness-places.ts';
import type { WithId } from './with-id.ts';

export interface ReadinessFacts {
  event: WithId<EventDocument>;
  /** As attendees will see it. */
  catalogue: Pick<CatalogueDocument, 'businesses' | 'rewards'>;
  /** Tickets that admit to this event. */
  tickets: { unused: number; total: number };
  announcements: readonly Pick<AnnouncementDocument, 'publishAt'>[];
  events: readonly WithId<EventDocument>[];
}

type Items = AnswerOf<typeof readReadiness>;
type Check = Items[number]['check'];
type Verdict = Omit<Items[number], 'check'>;

const fine = (message: string): Verdict => ({ isFine: true, message });
const amiss = (message: string): Verdict => ({ isFine: false, message });

/** What an event still lacks before it can open, in the order to mend it. `now`: ms since 1970, UTC. */
export function readiness(facts: ReadinessFacts, now: number): Items {
  return checks.map(([check, look]) => ({ check, ...look(facts, now) }));
}

const checks: [Check, (facts: ReadinessFacts, now: number) => Verdict][] = [
  ['times', times],
  ['other-active-event', otherActiveEvent],
  ['businesses', businesses],
  ['coordinates', coordinates],
  ['overlapping-circles', overlappingCircles],
  ['unreachable-rewards', unreachableRewards],
  ['tickets', tickets],
  ['announcement', announcement],
];

function times({ event }: ReadinessFacts, now: number): Verdict {
  const hours = (Date.parse(event.endTime) - Date.parse(event.startTime)) / 3_600_000;
  if (eventStatus(event, now) === 'ended') return amiss('The event is over. Give it new times.');
  if (hours > 24) return amiss(`The event lasts ${Math.round(hours)} hours. Check its end.`);
  return fine('Start and end are set.');
}

function otherActiveEvent({ event, events }: ReadinessFacts): Verdict {
  const others = overlappingEvents(event, events);
  if (others.length === 0) return fine('No other active event runs at the same time.');
  return amiss(
    `${listed(others)} ${others.length === 1 ? 'is' : 'are'} active at the same time. Attendees see only one event.`,
  );
}

function businesses({ catalogue }: ReadinessFacts): Verdict {
  const count = catalogue.businesses.length;
  if (count === 0) return amiss('No active business takes part.');
  return fine(`${counted(count, 'business takes', 'businesses take')} part.`);
}

function coordinates({ catalogue }: ReadinessFacts): Verdict {
  const missing = catalogue.businesses.filter((business) => !hasPlace(business));
  if (missing.length > 0)
    return amiss(`No coordinates yet: ${listed(missing)}. Nobody can check in there.`);
  const far = farAway(catalogue.businesses);
  if (far.length > 0)
    return amiss(`More than 5 km from the others: ${listed(far)}. Check the coordinates.`);
  return fine('Every business has its place.');
}

function overlappingCircles({ catalogue }: ReadinessFacts): Verdict {
  const pairs = indistinguishable(catalogue.businesses.filter(hasPlace));
  if (pairs.length === 0) return fine('A phone can tell every two doors apart.');
  const named = pairs.map(([one, other]) => ({ name: `${one.name} and ${other.name}` }));
  return amiss(
    `Too near for a phone to tell apart (under 15 m): ${listed(named, '; ')}. Check the coordinates, or rely on venue codes there.`,
  );
}

function unreachableRewards(facts: ReadinessFacts): Verdict {
  const unreachable = facts.catalogue.rewards.filter(
    (reward) => reward.requiredVisits > maxPossible(reward, facts),
  );
  if (unreachable.length > 0)
    return amiss(`Nobody can reach: ${listed(unreachable)}. They ask for more than there is.`);
  return fine('Every reward can be reached.');
}

/** The most of what a reward counts that somebody can have by the end of this event. */
function maxPossible(reward: CatalogueReward, { event, catalogue, events }: ReadinessFacts) {
  if (reward.rewardType === 'visit_count') return catalogue.businesses.length;
  if (reward.rewardType === 'special_achievement')
    return catalogue.businesses.filter((business) => business.hasSpecialReward).length;
  return 1 + events.filter((other) => other.endTime <= event.startTime).length;
}

function tickets({ tickets: { unused, total } }: ReadinessFacts): Verdict {
  if (total === 0) return amiss('There are no tickets yet. Import, generate or add some.');
  if (unused === 0) return amiss('Every ticket has been redeemed. Add some for latecomers.');
  return fine(`${counted(unused, 'ticket is', 'tickets are')} unused.`);
}

function announcement({ announcements }: ReadinessFacts, now: number): Verdict {
  if (announcements.length === 0) return amiss('Nothing has been announced yet.');
  const scheduled = announcements.filter(({ publishAt }) => Date.parse(publishAt) > now).length;
  const all = counted(announcements.length, 'announcement', 'announcements');
  return fine(scheduled > 0 ? `${all}, ${scheduled} of them for later.` : `${all}.`);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const maxNamed = 3;

function listed(items: readonly { name: string }[], separator = ', '): string {
  const names = items.slice(0, maxNamed).map((item) => item.name);
  const rest = items.length - names.length;
  return rest > 0 ? `${names.join(separator)} and ${rest} more` : names.join(separator);
}
