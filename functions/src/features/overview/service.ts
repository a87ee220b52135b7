import { type CatalogueDocument, catalogueDocument } from '../../contract/catalogue-documents.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { readOverview } from '../../contract/overview.ts';
import { noCatalogue } from '../../domain/catalogue.ts';
import { chartIntervals, isDeskOffline, recentMs, type Stretch } from '../../domain/overview.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { countPendingCheckIns } from '../../store/check-ins.ts';
import { countCheckIns, countClaims, countPeople, sumCash } from '../../store/overview-counts.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { readRewards } from '../../store/rewards.ts';
import { readShiftAccounts } from '../../store/staff.ts';
import { sharedFor } from './shared-for.ts';

type Overview = AnswerOf<typeof readOverview>;

/** What changes with every press is counted anew after this long; what changes slowly after the other. Milliseconds. */
const quickMs = 5_000;
const slowMs = 30_000;
/** Of the chart, the columns at its end that are quick. */
const quickIntervals = 2;

/** A walk's figures, counted once for everybody who asks within 5 seconds. `now`: milliseconds since 1970, UTC. */
export async function walkOverview(
  id: string,
  now: number,
): Promise<Overview | Problem<'not-found'>> {
  return (await quickFigures(id, now)) ?? problem('not-found', 'This event no longer exists.');
}

const quickFigures = sharedFor(quickMs, async (id, now): Promise<Overview | undefined> => {
  const event = (await readDocument(paths.event(id), eventDocument))?.data;
  if (!event) return undefined;
  const stretches = chartIntervals(event, now);
  const [slow, { peopleDue, ...people }, takenCents, toReview, latest] = await Promise.all([
    slowFigures(id, now),
    countPeople(id),
    sumCash(id),
    countPendingCheckIns(id),
    countEach(id, stretches.slice(-quickIntervals)),
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

const slowFigures = sharedFor(slowMs, async (id, now) => {
  const [[event, catalogue], rewards, accounts] = await Promise.all([
    readDocuments([paths.event(id), eventDocument], [paths.catalogue(id), catalogueDocument]),
    readRewards(),
    readShiftAccounts(id),
  ]);
  const [intervals, businesses] = await Promise.all([
    countEach(id, event ? chartIntervals(event.data, now) : []),
    recentlyThere(id, catalogue?.data ?? noCatalogue, now),
  ]);
  return {
    intervals,
    businesses,
    rewards: rewards
      .filter(({ data }) => data.isActive && (data.eventId === null || data.eventId === id))
      .map(({ id: rewardId, data: { name, stock } }) => ({ id: rewardId, name, stock }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    desks: accounts
      .filter(
        ({ data }) => data.isActive && data.expiresAt !== null && Date.parse(data.expiresAt) > now,
      )
      .map(({ id: uid, data }) => ({
        id: uid,
        name: data.fullName,
        lastSeenAt: data.lastSeenAt ?? null,
      })),
  };
});

async function countEach(
  eventId: string,
  stretches: readonly Stretch[],
): Promise<(readonly [startTime: string, count: number])[]> {
  return Promise.all(
    stretches.map(async (each) => [each.startTime, await countCheckIns(eventId, each)] as const),
  );
}

async function recentlyThere(eventId: string, { businesses }: CatalogueDocument, now: number) {
  const recent = {
    startTime: new Date(now - recentMs).toISOString(),
    // Whatever was pressed at this very moment is in it.
    endTime: new Date(now + 1).toISOString(),
  };
  return Promise.all(
    businesses.map(async ({ id, name, status }) => ({
      id,
      name,
      status,
      recentCheckIns: await countCheckIns(eventId, recent, id),
    })),
  );
}
