import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { CountedInterval, readOverview } from '@wine-walk/common/api/staff/overview.ts';
import { type CatalogDocument, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { expectedPeople } from '@wine-walk/common/rules/events/expected-people.ts';
import {
  arrivalIntervals,
  chartIntervals,
  isDeskOffline,
  type TimeInterval,
} from '@wine-walk/common/rules/events/overview.ts';
import { staffLinkStatus } from '@wine-walk/common/rules/sessions/staff-link-period.ts';
import {
  countArrivals,
  countCheckIns,
  countClaims,
  countDue,
  countPeople,
  countSharing,
  sumPayments,
} from '../../firestore/counts.ts';
import { countPendingCheckIns } from '../../firestore/events/check-ins.ts';
import { readRewardsAt } from '../../firestore/events/rewards.ts';
import { runOutForecasts } from '../../firestore/events/run-out.ts';
import { countTickets } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readPeopleReadAlerts } from '../../firestore/people/people-reads.ts';
import { countFilteredRegistrations } from '../../firestore/people/registrations.ts';
import { readShiftAccounts } from '../../firestore/people/staff.ts';
import { countActiveAttempts, rateLimit } from '../../firestore/rate-limits.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { cacheWithTtl } from '../../lib/ttl-cache.ts';

type CountInInterval = (eventId: string, interval: TimeInterval) => Promise<number>;

/** Counts check-ins or arrivals of each interval, by its start. */
async function countPerInterval(
  count: CountInInterval,
  eventId: string,
  stretches: readonly TimeInterval[],
): Promise<(readonly [startTime: string, count: number])[]> {
  return Promise.all(
    stretches.map(async (stretch) => [stretch.startTime, await count(eventId, stretch)] as const),
  );
}

/** Adds the counts to their intervals; later ones replace earlier ones. */
function countedIntervals(
  stretches: readonly TimeInterval[],
  counted: readonly (readonly [startTime: string, count: number])[],
): CountedInterval[] {
  const counts = new Map(counted);
  return stretches.map((stretch) => ({ ...stretch, count: counts.get(stretch.startTime) ?? 0 }));
}

/** Age in milliseconds up to which check-ins count as recent. */
const recentMs = 15 * 60_000;
/** Refresh interval in milliseconds of slowly changing metrics. */
const slowMs = 30_000;

/** Metrics that are counted once in 30 seconds. */
const slowMetrics = cacheWithTtl(slowMs, async (id, now) => {
  const [[event, catalog], rewards, accounts] = await Promise.all([
    readDocuments(
      [documentPaths.event(id), eventDocument],
      [documentPaths.catalog(id), catalogDocument],
    ),
    readRewardsAt(id),
    readShiftAccounts(id),
  ]);
  const [intervals, arrivals, businesses, unsigned] = await Promise.all([
    countPerInterval(countCheckIns, id, event ? chartIntervals(event.data, now) : []),
    countPerInterval(countArrivals, id, event ? arrivalIntervals(event.data, now) : []),
    countRecentCheckIns(id, catalog?.data ?? emptyCatalog, now),
    countFilteredRegistrations(id, { arrival: 'arrived', release: 'unsigned' }),
  ]);
  const areLinksOpen = event !== undefined && staffLinkStatus(event.data, now) === 'open';
  return {
    intervals,
    arrivals,
    businesses,
    unsigned,
    rewards: rewards
      .filter(({ data }) => data.isActive)
      .map(({ id: rewardId, data: { name, stock } }) => ({ id: rewardId, name, stock }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    desks: accounts
      .filter(({ data }) => data.isActive && areLinksOpen)
      .map(({ id: uid, data }) => ({
        id: uid,
        name: data.fullName,
        lastSeenAt: data.lastSeenAt ?? null,
      })),
  };
});

async function countRecentCheckIns(eventId: string, { businesses }: CatalogDocument, now: number) {
  const recent = {
    startTime: new Date(now - recentMs).toISOString(),
    // Includes check-ins of this millisecond.
    endTime: new Date(now + 1).toISOString(),
  };
  const [recentCheckIns, wrongPins, runsOut] = await Promise.all([
    Promise.all(businesses.map(({ id }) => countCheckIns(eventId, recent, id))),
    countActiveAttempts(
      businesses.map(({ id }) => rateLimit('venuePinPerBusiness', id)),
      now,
    ),
    runOutForecasts(eventId, now),
  ]);
  return businesses.map(({ id, name, status }, at) => ({
    id,
    name,
    status,
    recentCheckIns: recentCheckIns[at] ?? 0,
    wrongPins: wrongPins[at] ?? 0,
    runsOut: runsOut.get(id) ?? null,
  }));
}

type Overview = ResponseOf<typeof readOverview>;

/** Refresh interval in milliseconds of metrics that change with every check-in or payment. */
const fastRefreshMs = 5_000;
/** Number of latest chart columns that are refreshed at the fast interval. */
const quickIntervals = 2;

/**
 * Returns an event's metrics, counted once for all callers within 5 seconds. Only admins receive which accounts
 * were shown many people.
 */
export async function readEventOverview(
  id: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<Overview | Problem<'event-gone'>> {
  const overview = await fastMetrics(id, now);
  if (!overview) return problem('event-gone');
  return caller.role === 'admin' ? overview : { ...overview, peopleReads: [] };
}

const fastMetrics = cacheWithTtl(fastRefreshMs, async (id, now): Promise<Overview | undefined> => {
  const event = (await readDocument(documentPaths.event(id), eventDocument))?.data;
  if (!event) return undefined;
  const stretches = chartIntervals(event, now);
  const doors = arrivalIntervals(event, now);
  const [
    slow,
    people,
    unusedTickets,
    sharing,
    due,
    taken,
    toReview,
    latest,
    latestArrivals,
    alerts,
  ] = await Promise.all([
    slowMetrics(id, now),
    countPeople(id),
    countTickets({ eventId: id, state: 'unused' }),
    countSharing(id),
    countDue(id, event),
    sumPayments(id),
    countPendingCheckIns(id),
    countPerInterval(countCheckIns, id, stretches.slice(-quickIntervals)),
    countPerInterval(countArrivals, id, doors.slice(-quickIntervals)),
    readPeopleReadAlerts(now),
  ]);
  const rewards = await Promise.all(
    slow.rewards.map(async ({ id: rewardId, name, stock }) => {
      const redeemed = await countClaims(id, rewardId);
      return { id: rewardId, name, redeemed, left: stock && Math.max(0, stock - redeemed) };
    }),
  );
  const { currency } = event.ticketPrice;
  const expected = expectedPeople({ registered: people.registered, unusedTickets, sharing });
  return {
    countedAt: new Date(now).toISOString(),
    people: { ...people, expected, unsigned: slow.unsigned },
    arrivals: countedIntervals(doors, [...slow.arrivals, ...latestArrivals]),
    cash: { currency, peopleDue: due.people, dueCents: due.amountCents, taken },
    checkIns: {
      toReview,
      intervals: countedIntervals(stretches, [...slow.intervals, ...latest]),
    },
    businesses: slow.businesses,
    rewards,
    desks: slow.desks.map((desk) => ({ ...desk, isOffline: isDeskOffline(desk.lastSeenAt, now) })),
    peopleReads: alerts.map(({ id: uid, data: { staffName, highestCount, exceededAt } }) => ({
      id: uid,
      name: staffName,
      people: highestCount,
      happenedAt: exceededAt ?? '',
    })),
  };
});
