import { dateText } from '@wine-walk/common/lib/date-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { shopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { staffLinkDocument } from '@wine-walk/common/model/staff.ts';
import { usualOffer } from '@wine-walk/common/rules/businesses/offers.ts';
import { missingShopPageParts, presentShopPage } from '@wine-walk/common/rules/shops/shop-page.ts';
import { readShopAgreement } from '../firestore/events/agreements.ts';
import { readOrganizationDocument } from '../firestore/events/organization.ts';
import { documentPaths, toShopPageId } from '../firestore/paths.ts';
import { readDocument, readDocuments } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import { type MailContent, unlinked } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/** Composes the mail with the link and PIN of a shop, and the missing parts of its page. */
export async function composeShopLinkMail(
  shopLinkId: string,
  language: Language,
): Promise<MailContent | MailRefusal> {
  const link = await readDocument(documentPaths.shopLink(shopLinkId), staffLinkDocument);
  if (!link?.data.isActive || link.data.businessId === null) return { refusal: 'link-ended' };
  const { secret, pin, eventId, businessId } = link.data;
  const [[event, business, page, offer], organization, agreement] = await Promise.all([
    readDocuments(
      [documentPaths.event(eventId), eventDocument],
      [documentPaths.business(businessId), businessDocument],
      [documentPaths.shopPage(toShopPageId(eventId, businessId)), shopPageDocument],
      [documentPaths.offer(eventId, businessId), offerDocument],
    ),
    readOrganizationDocument(),
    readShopAgreement(eventId, businessId),
  ]);
  if (!event || !business) return { refusal: 'event-gone' };
  const texts = mailTexts('shop', language).link;
  const { facts, imageUrl } = business.data;
  const shop = unlinked(business.data.name);
  const fields =
    page?.data.state === 'waiting'
      ? page.data.fields
      : presentShopPage(business.data, offer?.data ?? usualOffer(facts));
  const missing = missingShopPageParts(fields, {
    imageUrl,
    isUnsigned: agreement?.signed === null,
  }).map((part) => texts.parts[part]);
  const { startTime, timeZone } = event.data;
  const date = dateText(startTime, {
    locale: organizationLocale(organization, language),
    timeZone,
  });
  const walk = { event: event.data.name, date };
  return {
    subject: texts.subject({ shop, event: event.data.name }),
    text: [
      texts.opening({ shop, ...walk }),
      missing.length > 0 ? texts.missing({ parts: missing.join(', ') }) : texts.complete,
      texts.closing({ link: `${appUrl()}/admin/shop/${secret}`, pin }),
    ].join('\n\n'),
  };
}
