import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { readShopCounts } from '@wine-walk/common/api/staff/staff.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { shopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { crowdPeriodMs } from '@wine-walk/common/rules/routes/quiet-order.ts';
import { expectVisits } from '@wine-walk/common/rules/shops/visit-flow.ts';
import {
  countCheckIns,
  countRedemptionsBy,
  countVerifiedCheckIns,
  countWalking,
} from '../../firestore/counts.ts';
import type { EventWithId } from '../../firestore/events/events.ts';
import { readRewardsAt } from '../../firestore/events/rewards.ts';
import { countShopVisits, runOutForecasts } from '../../firestore/events/run-out.ts';
import { documentPaths, toShopPageId } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { cacheWithTtl } from '../../lib/ttl-cache.ts';

/** Number of intervals of ten minutes that a shop sees. */
const shownIntervals = 12;
/** Minutes for which visits are expected. */
const aheadMinutes = 30;

/** People who walk, counted once in 30 seconds for all shops. */
const cachedWalking = cacheWithTtl(30_000, countWalking);

type Counts = ResponseOf<typeof readShopCounts>;

/** Returns how busy a shop is and will be during its event. */
async function busyOf(
  event: EventWithId,
  businessId: string,
  now: number,
): Promise<Counts['busy']> {
  if (eventStatus(event, now) !== 'running') return null;
  const [intervals, walking] = await Promise.all([
    countShopVisits(event, businessId, now),
    cachedWalking(event.id, now),
  ]);
  return {
    countedAt: new Date(now).toISOString(),
    timeZone: event.timeZone,
    intervals: intervals.slice(-shownIntervals),
    nextVisits: Math.round(expectVisits({ event, intervals, now }, aheadMinutes)),
    walking,
  };
}

/** Returns a shop's own check-ins and redemptions at its event as counts, without names. */
export async function shopCounts(
  { eventId, businessId }: StaffMember,
  now: number,
): Promise<Counts | Problem<'shop-gone' | 'shops-only'>> {
  if (!eventId || !businessId) return problem('shops-only');
  const recent = {
    startTime: new Date(now - crowdPeriodMs).toISOString(),
    endTime: new Date(now + 1).toISOString(),
  };
  const [[event, business, page], checkIns, recentCheckIns, redemptions, rewards] =
    await Promise.all([
      readDocuments(
        [documentPaths.event(eventId), eventDocument],
        [documentPaths.business(businessId), businessDocument],
        [documentPaths.shopPage(toShopPageId(eventId, businessId)), shopPageDocument],
      ),
      countVerifiedCheckIns(eventId, businessId),
      countCheckIns(eventId, recent, businessId),
      countRedemptionsBy(eventId, businessId),
      readRewardsAt(eventId),
    ]);
  if (!event || !business) return problem('shop-gone');
  const [busy, forecasts] = await Promise.all([
    busyOf(withId(event), businessId, now),
    runOutForecasts(eventId, now),
  ]);
  return {
    businessName: business.data.name,
    eventName: event.data.name,
    checkIns,
    recentCheckIns,
    redemptions,
    status: event.data.businessStatus[businessId]?.status ?? 'open',
    bottles: page?.data.bottles ?? null,
    openedBottles: page?.data.openedBottles.length ?? 0,
    runsOut: forecasts.get(businessId) ?? null,
    busy,
    rewards: rewards
      .filter(({ data }) => data.isActive && data.businessId === businessId)
      .map(({ data }) => data.name)
      .toSorted((a, b) => a.localeCompare(b, 'en')),
  };
}
