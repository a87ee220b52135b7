import type { CountedInterval, LikelyRunOut } from '@wine-walk/common/api/staff/overview.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { resultsDocument } from '@wine-walk/common/model/results.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { chartIntervals, type TimeInterval } from '@wine-walk/common/rules/events/overview.ts';
import {
  countedRate,
  countsBottles,
  likelyRunOuts,
  type WalkRate,
} from '@wine-walk/common/rules/shops/run-out.ts';
import { cacheWithTtl } from '../../lib/ttl-cache.ts';
import { countCheckIns } from '../counts.ts';
import { documentPaths } from '../paths.ts';
import { readDocument } from '../read.ts';
import { readShopPages } from './shop-pages.ts';

/** Refresh interval in milliseconds of counts and forecasts. */
const refreshMs = 30_000;
/** Refresh interval in milliseconds of counts of ended intervals, which few late check-ins change. */
const settledRefreshMs = 10 * 60_000;

type Interval = TimeInterval & { eventId: string; businessId: string };

async function countOf(key: string): Promise<number> {
  const { eventId, businessId, ...interval } = JSON.parse(key) as Interval;
  return countCheckIns(eventId, interval, businessId);
}

const latestCount = cacheWithTtl(refreshMs, countOf);
const settledCount = cacheWithTtl(settledRefreshMs, countOf);

/**
 * Returns the verified check-ins of a business by ten minutes since the event's start; of the last 6 hours. `now`: epoch
 * milliseconds.
 */
export function countShopVisits(
  event: { id: string; startTime: string; endTime: string },
  businessId: string,
  now: number,
): Promise<CountedInterval[]> {
  return Promise.all(
    chartIntervals(event, now).map(async (interval) => {
      const key: Interval = { eventId: event.id, businessId, ...interval };
      const count =
        Date.parse(interval.endTime) < now - settledRefreshMs ? settledCount : latestCount;
      return { ...interval, count: await count(JSON.stringify(key), now) };
    }),
  );
}

/** Returns the rate of a walk that has ended; null without counted results. */
const lastRate = cacheWithTtl(settledRefreshMs, async (eventId): Promise<WalkRate | null> => {
  const [results, pages] = await Promise.all([
    readDocument(documentPaths.results(eventId), resultsDocument),
    readShopPages(eventId),
  ]);
  if (!results) return null;
  return countedRate(
    pages.map(({ data }) => data),
    results.data.people.visits,
  );
});

/**
 * Returns when open shops of an event that count their bottles are likely to run out, by business. Counted once in 30 seconds
 * for all phones.
 */
export const runOutForecasts = cacheWithTtl(
  refreshMs,
  async (eventId, now): Promise<ReadonlyMap<string, LikelyRunOut>> => {
    const event = (await readDocument(documentPaths.event(eventId), eventDocument))?.data;
    if (!event || eventStatus(event, now) !== 'running') return new Map();
    const pages = (await readShopPages(eventId)).map(({ data }) => data).filter(countsBottles);
    const [last, shops] = await Promise.all([
      event.copiedFromId === undefined ? null : lastRate(event.copiedFromId, now),
      Promise.all(
        pages.map(async ({ businessId, bottles, openedBottles }) => {
          const intervals = await countShopVisits({ ...event, id: eventId }, businessId, now);
          return { businessId, bottles, openedBottles, flow: { event, intervals, now } };
        }),
      ),
    ]);
    return likelyRunOuts(event, shops, last);
  },
);
