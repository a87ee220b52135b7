import type { readReadiness } from '../../api/admin-events.ts';
import type { ResponseOf } from '../../api/endpoint.ts';
import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import { moneyText } from '../../lib/money-text.ts';
import type { WithId } from '../../lib/with-id.ts';
import type { AnnouncementDocument } from '../../model/announcements.ts';
import type { CatalogDocument, CatalogueBusiness, CatalogueReward } from '../../model/catalog.ts';
import type { EventDocument } from '../../model/events.ts';
import type { StaffDocument } from '../../model/staff.ts';
import { eventStatus, overlappingEvents } from './event-status.ts';

/**
 * Minimum distance between businesses in meters. A fix in a street is 5 to 15 meters off at best, so closer
 * businesses cannot be distinguished. Overlapping circles of 50 m are harmless, since a check-in names its
 * business.
 */
const minSeparationMeters = 15;

/** Maximum distance from the median of all businesses in meters; farther is likely a typing error. */
const maxDistanceFromMedianMeters = 5000;

type Located = Coordinates & Pick<CatalogueBusiness, 'name'>;

/** True if coordinates were entered: 0, 0 is what empty fields become. */
export function hasCoordinates({ latitude, longitude }: Coordinates): boolean {
  return latitude !== 0 || longitude !== 0;
}

/** Returns businesses farther than 5 km from the median of all. */
export function tooFarFromMedian<B extends Located>(businesses: readonly B[]): B[] {
  const middle = {
    latitude: median(businesses.map((business) => business.latitude)),
    longitude: median(businesses.map((business) => business.longitude)),
  };
  return businesses.filter(
    (business) => distanceMeters(business, middle) > maxDistanceFromMedianMeters,
  );
}

/** Returns pairs of businesses that a phone cannot distinguish, each once. */
export function indistinguishable<B extends Located>(businesses: readonly B[]): [B, B][] {
  return businesses.flatMap((business, index) =>
    businesses
      .slice(index + 1)
      .filter((other) => distanceMeters(business, other) < minSeparationMeters)
      .map((other): [B, B] => [business, other]),
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
}

/** Time in milliseconds after which a desk phone has to load its offline list again before the doors open. */
const freshListMs = 2 * 3_600_000;

type DeskPhone = Pick<StaffDocument, 'isActive' | 'fullName' | 'listLoadedAt'>;

/**
 * Returns the phones that have joined the desk, and those of them whose offline list is missing or older than two hours.
 * `now`: epoch milliseconds.
 */
export function deskPhones<P extends DeskPhone>(
  accounts: readonly P[],
  now: number,
): { joined: P[]; late: P[] } {
  const joined = accounts.filter(({ isActive }) => isActive);
  const isLate = ({ listLoadedAt }: P) =>
    listLoadedAt === undefined || now - Date.parse(listLoadedAt) > freshListMs;
  return { joined, late: joined.filter(isLate) };
}

export interface ReadinessInput {
  event: WithId<EventDocument>;
  /** Public view of the event. */
  catalogue: Pick<CatalogDocument, 'businesses' | 'rewards'>;
  /** Tickets valid for this event. */
  tickets: { unused: number; total: number };
  /** Number of active links for volunteers and shops. */
  links: number;
  /** Accounts of phones that joined the desk. */
  phones: readonly DeskPhone[];
  announcements: readonly Pick<AnnouncementDocument, 'publishAt'>[];
  events: readonly WithId<EventDocument>[];
  /** Title of the release that registrations sign; null if none was published. */
  release: { title: string } | null;
  /** Locale of amounts. */
  locale: string;
}

type Items = ResponseOf<typeof readReadiness>;
type Check = Items[number]['check'];
type Verdict = Omit<Items[number], 'check'>;

const passed = (message: string): Verdict => ({ isFine: true, message });
const failed = (message: string): Verdict => ({ isFine: false, message });

/** Returns the checks of an event before it opens, in the order to fix them. `now`: epoch milliseconds. */
export function readiness(facts: ReadinessInput, now: number): Items {
  return checks.map(([check, verdictOf]) => ({ check, ...verdictOf(facts, now) }));
}

const checks: [Check, (facts: ReadinessInput, now: number) => Verdict][] = [
  ['times', times],
  ['other-active-event', otherActiveEvent],
  ['businesses', businesses],
  ['coordinates', coordinates],
  ['overlapping-circles', overlappingCircles],
  ['unreachable-rewards', unreachableRewards],
  ['map', map],
  ['tickets', tickets],
  ['price', price],
  ['release', release],
  ['links', links],
  ['desk-phones', offlineLists],
  ['announcement', announcement],
];

function times({ event }: ReadinessInput, now: number): Verdict {
  const hours = (Date.parse(event.endTime) - Date.parse(event.startTime)) / 3_600_000;
  if (eventStatus(event, now) === 'ended') return failed('The event is over. Give it new times.');
  if (hours > 24) return failed(`The event lasts ${Math.round(hours)} hours. Check its end.`);
  return passed('Start and end are set.');
}

function otherActiveEvent({ event, events }: ReadinessInput): Verdict {
  const others = overlappingEvents(event, events);
  if (others.length === 0) return passed('No other active event runs at the same time.');
  return failed(
    `${listText(others)} ${others.length === 1 ? 'is' : 'are'} active at the same time. Attendees see only one event.`,
  );
}

function businesses({ catalogue }: ReadinessInput): Verdict {
  const count = catalogue.businesses.length;
  if (count === 0) return failed('No active business takes part.');
  return passed(`${countText(count, 'business takes', 'businesses take')} part.`);
}

function coordinates({ catalogue }: ReadinessInput): Verdict {
  const missing = catalogue.businesses.filter((business) => !hasCoordinates(business));
  if (missing.length > 0)
    return failed(`No coordinates yet: ${listText(missing)}. No one can check in there.`);
  const far = tooFarFromMedian(catalogue.businesses);
  if (far.length > 0)
    return failed(`More than 5 km from the others: ${listText(far)}. Check the coordinates.`);
  return passed('Every business has its place.');
}

function overlappingCircles({ catalogue }: ReadinessInput): Verdict {
  const pairs = indistinguishable(catalogue.businesses.filter(hasCoordinates));
  if (pairs.length === 0) return passed('Phones can tell all businesses apart.');
  const named = pairs.map(([one, other]) => ({ name: `${one.name} and ${other.name}` }));
  return failed(
    `Too near for a phone to tell apart (under 15 m): ${listText(named, '; ')}. Check the coordinates, or rely on venue codes there.`,
  );
}

function unreachableRewards(facts: ReadinessInput): Verdict {
  if (facts.catalogue.rewards.length === 0)
    return failed('There are no rewards yet. Add one, so stamps lead somewhere.');
  const unreachable = facts.catalogue.rewards.filter(
    (reward) => reward.requiredVisits > maxPossible(reward, facts),
  );
  if (unreachable.length > 0)
    return failed(
      `No one can reach ${listText(unreachable)}. They need more visits than there are businesses.`,
    );
  return passed('Every reward can be reached.');
}

/** Returns the maximum count for a reward that is possible by the end of this event. */
function maxPossible(reward: CatalogueReward, { event, catalogue, events }: ReadinessInput) {
  if (reward.rewardType === 'visit_count') return catalogue.businesses.length;
  if (reward.rewardType === 'special_achievement')
    return catalogue.businesses.filter((business) => business.hasSpecialReward).length;
  return 1 + events.filter((other) => other.endTime <= event.startTime).length;
}

function tickets({ tickets: { unused, total } }: ReadinessInput): Verdict {
  if (total === 0) return failed('There are no tickets yet. Import, generate or add some.');
  if (unused === 0) return failed('Every ticket has been redeemed. Add some for latecomers.');
  return passed(`${countText(unused, 'ticket is', 'tickets are')} unused.`);
}

function map({ event }: ReadinessInput): Verdict {
  if (event.districtId === null)
    return failed('The map has no streets yet. Import them, so attendees find their way.');
  return passed('The map has streets.');
}

/** Passes with any price: it is in the list so that staff compare it with what they sold. */
function price({ event: { ticketPrice }, locale }: ReadinessInput): Verdict {
  if (ticketPrice.amountCents === 0) return passed('Tickets are free at the desk.');
  return passed(`A ticket costs ${moneyText(ticketPrice, locale)} at the desk.`);
}

function release({ release: signed }: ReadinessInput): Verdict {
  if (!signed) return failed('There is no release yet, so no one can register. Publish yours.');
  return passed(`Attendees sign “${signed.title}”.`);
}

function links({ links: count }: ReadinessInput): Verdict {
  if (count === 0) return failed('There are no links for volunteers or shops yet. Create them.');
  return passed(`${countText(count, 'link', 'links')} for volunteers and shops.`);
}

/** Passes once the event has started: the overview names offline desks then. */
function offlineLists({ event, phones }: ReadinessInput, now: number): Verdict {
  const { joined, late } = deskPhones(phones, now);
  if (joined.length === 0) return passed('No phone has joined the desk yet.');
  if (late.length === 0 || eventStatus(event, now) !== 'upcoming')
    return passed(`${countText(joined.length, 'desk phone has', 'desk phones have')} joined.`);
  const named = listText(late.map(({ fullName: name }) => ({ name })));
  return failed(
    `No list from the last two hours on the phones of ${named}. Open the desk on each while it is online.`,
  );
}

function announcement({ announcements }: ReadinessInput, now: number): Verdict {
  if (announcements.length === 0) return failed('Nothing has been announced yet.');
  const scheduled = announcements.filter(({ publishAt }) => Date.parse(publishAt) > now).length;
  const all = countText(announcements.length, 'announcement', 'announcements');
  return passed(scheduled > 0 ? `${all}, ${scheduled} of them for later.` : `${all}.`);
}

function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const maxNamed = 3;

function listText(items: readonly { name: string }[], separator = ', '): string {
  const names = items.slice(0, maxNamed).map((item) => item.name);
  const rest = items.length - names.length;
  return rest > 0 ? `${names.join(separator)} and ${rest} more` : names.join(separator);
}
