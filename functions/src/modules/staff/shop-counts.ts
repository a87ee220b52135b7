import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { readShopCounts } from '@wine-walk/common/api/staff.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { shopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { crowdPeriodMs } from '@wine-walk/common/rules/routes/quiet-order.ts';
import {
  countCheckIns,
  countRedemptionsBy,
  countVerifiedCheckIns,
} from '../../firestore/counts.ts';
import { readRewards } from '../../firestore/events/rewards.ts';
import { documentPaths, toShopPageId } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';

/** Returns a shop's own check-ins and redemptions at its event as counts, without names. */
export async function shopCounts(
  { eventId, businessId }: StaffMember,
  now: number,
): Promise<ResponseOf<typeof readShopCounts> | Problem<'shop-gone' | 'shops-only'>> {
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
      readRewards(),
    ]);
  if (!event || !business) return problem('shop-gone');
  return {
    businessName: business.data.name,
    eventName: event.data.name,
    checkIns,
    recentCheckIns,
    redemptions,
    status: event.data.businessStatus[businessId]?.status ?? 'open',
    bottles: page?.data.bottles ?? null,
    openedBottles: page?.data.openedBottles.length ?? 0,
    rewards: rewards
      .filter(({ data }) => data.isActive && data.businessId === businessId)
      .filter(({ data }) => data.eventId === null || data.eventId === eventId)
      .map(({ data }) => data.name)
      .toSorted((a, b) => a.localeCompare(b, 'en')),
  };
}
