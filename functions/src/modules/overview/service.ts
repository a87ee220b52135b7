import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type readOverview } from '@wine-walk/common/api/overview.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { chartIntervals, isDeskOffline } from '@wine-walk/common/rules/events/overview.ts';
import { countPendingCheckIns } from '../../firestore/check-ins.ts';
import { countClaims, countPeople, sumCash } from '../../firestore/counts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { countCheckInsPerInterval } from './count-per-interval.ts';
import { slowMetrics } from './slow-metrics.ts';
import { cacheWithTtl } from './ttl-cache.ts';

type Overview = ResponseOf<typeof readOverview>;

/** What changes with every press is counted anew after this many milliseconds. */
const fastRefreshMs = 5_000;
/** Of the chart, the columns at its end that are quick. */
const quickIntervals = 2;

/** A walk's figures, counted once for everybody who asks within 5 seconds. `now`: milliseconds since 1970, UTC. */
export async function readEventOverview(
  id: string,
  now: number,
): Promise<Overview | Problem<'not-found'>> {
  return (await fastMetrics(id, now)) ?? problem('not-found', 'This event no longer exists.');
}

const fastMetrics = cacheWithTtl(fastRefreshMs, async (id, now): Promise<Overview | undefined> => {
  const event = (await readDocument(documentPaths.event(id), eventDocument))?.data;
  if (!event) return undefined;
  const stretches = chartIntervals(event, now);
  const [slow, { peopleDue, ...people }, takenCents, toReview, latest] = await Promise.all([
    slowMetrics(id, now),
    countPeople(id),
    sumCash(id),
    countPendingCheckIns(id),
    countCheckInsPerInterval(id, stretches.slice(-quickIntervals)),
  ]);
  const rewards = await Promise.all(
    slow.rewards.map(async ({ id: rewardId, name, stock }) => {
      const redeemed = await countClaims(id, rewardId);
      return { id: rewardId, name, redeemed, left: stock && Math.max(0, stock - redeemed) };
    }),
  );
  const { amountCents, currency } = event.ticketPrice;
  const counts = new Map([...slow.intervals, ...latest]);
  return {
    countedAt: new Date(now).toISOString(),
    people,
    cash: { currency, peopleDue, dueCents: peopleDue * amountCents, takenCents },
    checkIns: {
      toReview,
      intervals: stretches.map((each) => ({ ...each, count: counts.get(each.startTime) ?? 0 })),
    },
    businesses: slow.businesses,
    rewards,
    desks: slow.desks.map((desk) => ({ ...desk, isOffline: isDeskOffline(desk.lastSeenAt, now) })),
  };
});
