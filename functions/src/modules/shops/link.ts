import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { LastWalk } from '@wine-walk/common/api/shops.ts';
import { type BusinessDocument, businessDocument } from '@wine-walk/common/model/businesses.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { type BusinessOffer, offerDocument } from '@wine-walk/common/model/offers.ts';
import { type ShopPageDocument, shopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { staffLinkDocument } from '@wine-walk/common/model/staff.ts';
import { usualOffer } from '@wine-walk/common/rules/businesses/offers.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { nameWithCode } from '@wine-walk/common/rules/people/names.ts';
import { shopLinkPeriod, shopLinkStatus } from '@wine-walk/common/rules/shops/shop-link-period.ts';
import type { Actor } from '../../firestore/audit.ts';
import { documentPaths, toShopPageId } from '../../firestore/paths.ts';
import { hashLinkSecret, linkPath } from '../../firestore/people/staff.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import { readLastWalk } from './last-walk.ts';

/** Shop and event of a link. */
export interface ShopOfLink {
  event: Stored<EventDocument>;
  business: Stored<BusinessDocument>;
  /** Offer at the event, or the usual one if none was saved. */
  offer: BusinessOffer;
  storedOffer: Awaited<ReturnType<typeof readOffer>>;
  /** Undefined before the shop saved its page. */
  page: Stored<ShopPageDocument> | undefined;
  /** Figures of the shop at the walk that the event was copied from; null without these. */
  lastWalk: LastWalk | null;
  /** Holder of the link in the audit. */
  caller: Actor;
}

const readOffer = (eventId: string, businessId: string) =>
  readDocument(documentPaths.offer(eventId, businessId), offerDocument);

export type LinkProblem = Problem<'link-ended' | 'shop-gone' | 'shop-left' | 'shop-link-early'>;

/**
 * Returns the shop and event of a link: both come from the stored link, never from the request. `scope`: `edit` rejects
 * changes after the event. `now`: epoch milliseconds.
 */
export async function shopOfLink(
  secret: string,
  scope: 'read' | 'edit',
  now: number,
): Promise<ShopOfLink | LinkProblem | Problem<'shop-page-closed'>> {
  const id = hashLinkSecret(secret);
  const link = await readDocument(linkPath('shop', id), staffLinkDocument);
  if (!link?.data.isActive || link.data.businessId === null) return problem('link-ended');
  const { eventId, businessId, name } = link.data;
  const [[event, business, page], storedOffer] = await Promise.all([
    readDocuments(
      [documentPaths.event(eventId), eventDocument],
      [documentPaths.business(businessId), businessDocument],
      [documentPaths.shopPage(toShopPageId(eventId, businessId)), shopPageDocument],
    ),
    readOffer(eventId, businessId),
  ]);
  if (!event) return problem('link-ended');
  if (!business) return problem('shop-gone');
  const status = shopLinkStatus(event.data, now);
  if (status === 'over') return problem('link-ended');
  if (status === 'early') {
    const { opensAt } = shopLinkPeriod(event.data);
    return problem('shop-link-early', { opensAt, timeZone: event.data.timeZone });
  }
  if (scope === 'edit') {
    if (status !== 'edit') return problem('shop-page-closed', { event: event.data.name });
    if (!isBusinessListed(event.data, businessId))
      return problem('shop-left', { shop: business.data.name, event: event.data.name });
  }
  const offer = storedOffer?.data ?? usualOffer(business.data.facts);
  const caller = { uid: `shop-link-${id}`, username: nameWithCode(name, id), fullName: name };
  const lastWalk = (await readLastWalk(event.data, businessId))(businessId);
  return { event, business, offer, storedOffer, page, lastWalk, caller };
}
