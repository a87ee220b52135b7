import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { ListedShop, listShopPages } from '@wine-walk/common/api/shops.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { usualOffer } from '@wine-walk/common/rules/businesses/offers.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import {
  missingShopPageParts,
  presentShopPage,
  sentPage,
  shopAgreement,
  textsLosingTranslations,
} from '@wine-walk/common/rules/shops/shop-page.ts';
import { currentAgreementId, readAgreementSignatures } from '../../firestore/events/agreements.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readOffers } from '../../firestore/events/offers.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readShopPages } from '../../firestore/events/shop-pages.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readLinks } from '../../firestore/people/staff.ts';
import { readDocument } from '../../firestore/read.ts';
import { readLastWalk } from './last-walk.ts';

type List = typeof listShopPages;

/** Returns the active businesses of an event with their pages and links, by name. */
export async function shopsOfEvent(
  eventId: string,
): Promise<ResponseOf<List> | Problem<'event-gone'>> {
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event) return problem('event-gone');
  const [businesses, offers, pages, links, organization, agreementId, signatures, lastWalkOf] =
    await Promise.all([
      readBusinesses(),
      readOffers(eventId),
      readShopPages(eventId),
      readLinks('shop', eventId),
      readOrganizationDocument(),
      currentAgreementId(),
      readAgreementSignatures(eventId),
      readLastWalk(event.data),
    ]);
  const signed = signatures.map(({ data }) => data);
  const shops = businesses
    .filter(({ id, data }) => data.isActive && isBusinessListed(event.data, id))
    .map(({ id, data: business }): ListedShop => {
      const offer = offers.find((stored) => stored.id === id)?.data ?? usualOffer(business.facts);
      const page = pages.find(({ data }) => data.businessId === id)?.data;
      const link = links.find(({ data }) => data.businessId === id && data.isActive);
      const before = presentShopPage(business, offer);
      const agreement = shopAgreement(
        agreementId,
        signed.filter(({ businessId }) => businessId === id),
      );
      const isWaiting = page?.state === 'waiting';
      return {
        businessId: id,
        name: business.name,
        link: link
          ? { id: link.id, path: `/admin/shop/${link.data.secret}`, pin: link.data.pin }
          : null,
        state: sentPage(page)?.state ?? 'new',
        savedAt: sentPage(page)?.savedAt ?? null,
        missing: missingShopPageParts(isWaiting ? page.fields : before, {
          imageUrl: business.imageUrl,
          isUnsigned: agreement?.signed === null,
        }),
        signed: agreement?.signed ?? null,
        waiting: isWaiting
          ? {
              before,
              after: page.fields,
              losesTranslations: textsLosingTranslations(page.fields, business, offer),
            }
          : null,
        bottles: page?.bottles ?? null,
        lastWalk: lastWalkOf(id),
        version: page?.version ?? 0,
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return { shops, needsApproval: organization.shopPagesNeedApproval };
}
