import { isDeepStrictEqual } from 'node:util';
import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem } from '@wine-walk/common/api/contract/problems.ts';
import type { addShopPicture, readShopPage, saveShopPage } from '@wine-walk/common/api/shops.ts';
import type { OrganizationDocument } from '@wine-walk/common/model/organization.ts';
import type { ShopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { withPourIds } from '@wine-walk/common/rules/businesses/offers.ts';
import { businessImageSrc } from '@wine-walk/common/rules/images/business-image-src.ts';
import { shopLinkPeriod } from '@wine-walk/common/rules/shops/shop-link-period.ts';
import {
  missingShopPageParts,
  presentShopPage,
  type ShopAgreement,
  sentPage,
  translatedTexts,
} from '@wine-walk/common/rules/shops/shop-page.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readShopAgreement } from '../../firestore/events/agreements.ts';
import { storeImage } from '../../firestore/events/images.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths, toShopPageId } from '../../firestore/paths.ts';
import { enforceRateLimits, rateLimit } from '../../firestore/rate-limits.ts';
import { staleEdit } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { type ShopOfLink, shopOfLink } from './link.ts';
import { shownPageWrites } from './page-writes.ts';

type Read = typeof readShopPage;
type Save = typeof saveShopPage;

/** Returns the page of the shop of a link. */
export async function pageOfLink(secret: string, now: number): Promise<AnswerOf<Read>> {
  const [shop, organization] = await Promise.all([
    shopOfLink(secret, 'read', now),
    readOrganizationDocument(),
  ]);
  if (isProblem(shop)) return shop as Problem<ProblemOf<Read>>;
  const agreement = await readShopAgreement(shop.event.id, shop.business.id);
  return toShopPage(shop, shop.page?.data, { organization, agreement });
}

/** Returns the page of a shop as its link shows it. */
export function toShopPage(
  { event, business, offer, lastWalk }: ShopOfLink,
  page: ShopPageDocument | undefined,
  {
    organization,
    agreement,
  }: { organization: OrganizationDocument; agreement: ShopAgreement | null },
): ResponseOf<Read> {
  const { name, startTime, endTime, timeZone, ticketPrice } = event.data;
  const present = presentShopPage(business.data, offer);
  // Attendees' page may have been edited by staff since an approval.
  const fields = page?.state === 'waiting' ? page.fields : present;
  const { opensAt, editUntil, counterFrom, counterUntil } = shopLinkPeriod(event.data);
  return {
    opensAt,
    editUntil,
    counterFrom,
    counterUntil,
    startTime,
    endTime,
    timeZone,
    fields,
    businessName: business.data.name,
    eventId: event.id,
    eventName: name,
    currency: ticketPrice.currency,
    imageUrl: businessImageSrc(business.id, business.data.imageUrl),
    missing: missingShopPageParts(fields, {
      imageUrl: business.data.imageUrl,
      isUnsigned: agreement?.signed === null,
    }),
    translated: translatedTexts(business.data, offer),
    lastWalk,
    bottles: page?.bottles ?? null,
    state: sentPage(page)?.state ?? 'new',
    savedAt: sentPage(page)?.savedAt ?? null,
    needsApproval: organization.shopPagesNeedApproval,
    agreement,
    version: page?.version ?? 0,
  };
}

/** Saves the page of the shop of a link, for approval or at once. */
export async function savePage(
  secret: string,
  { version, bottles, ...typed }: BodyOf<Save>,
  now: number,
): Promise<AnswerOf<Save>> {
  return commitWithRetry<ResponseOf<Save>, Problem<ProblemOf<Save>>>(async () => {
    const [shop, organization] = await Promise.all([
      shopOfLink(secret, 'edit', now),
      readOrganizationDocument(),
    ]);
    if (isProblem(shop)) return shop;
    const { event, business, offer, storedOffer, page, caller } = shop;
    const agreement = await readShopAgreement(event.id, business.id);
    const refusal = staleEdit('shop-page', page?.data ?? { version: 0 }, version);
    if (refusal) return refusal;
    const fields = { ...typed, pours: withPourIds(typed.pours, newId) };
    const isNew = !isDeepStrictEqual(fields, presentShopPage(business.data, offer));
    const isWaiting = isNew && organization.shopPagesNeedApproval;
    const at = new Date(now).toISOString();
    const id = toShopPageId(event.id, business.id);
    const path = documentPaths.shopPage(id);
    const saved: ShopPageDocument = {
      eventId: event.id,
      businessId: business.id,
      fields,
      bottles,
      openedBottles: page?.data.openedBottles ?? [],
      state: isWaiting ? 'waiting' : 'approved',
      savedAt: at,
      approvedBy: isWaiting ? null : caller.username,
      approvedAt: isWaiting ? null : at,
      version: version + 1,
      createdAt: page?.data.createdAt ?? at,
      updatedAt: at,
    };
    const shown = shownPageWrites(
      fields,
      { eventId: event.id, business, offer: storedOffer },
      { caller, now },
    );
    const write: Write = page
      ? { kind: 'update', path, data: saved, revision: page.revision }
      : { kind: 'create', path, data: saved };
    const isShown = isNew && !isWaiting;
    const after = isShown
      ? {
          ...shop,
          business: {
            ...business,
            data: {
              ...business.data,
              name: fields.name,
              imageUrl: fields.imageUrl ?? business.data.imageUrl,
            },
          },
        }
      : shop;
    const response = toShopPage(after, saved, { organization, agreement });
    return {
      writes: [
        write,
        ...(isShown ? shown.writes : []),
        auditWrite({
          actor: caller.username,
          action: 'shop-page.save',
          target: path,
          now,
          details: { version: saved.version, state: saved.state },
        }),
      ],
      response: { ...response, fields },
    };
  });
}

type Picture = typeof addShopPicture;

/** Stores a picture for the page of a shop. */
export async function addPicture(
  secret: string,
  data: string,
  now: number,
): Promise<AnswerOf<Picture>> {
  const shop = await shopOfLink(secret, 'edit', now);
  if (isProblem(shop)) return shop;
  const { caller } = shop;
  const limited = await enforceRateLimits([rateLimit('picturesPerShopLink', caller.uid)], now);
  return limited ?? storeImage({ data }, { caller, now });
}
