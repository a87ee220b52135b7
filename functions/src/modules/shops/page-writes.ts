import type { BusinessDocument } from '@wine-walk/common/model/businesses.ts';
import type { ChangedDocument } from '@wine-walk/common/model/changes.ts';
import { type BusinessOffer, type OfferDocument } from '@wine-walk/common/model/offers.ts';
import type { ShopPageFields } from '@wine-walk/common/model/shop-pages.ts';
import { usualOffer } from '@wine-walk/common/rules/businesses/offers.ts';
import { businessOfShopPage, offerOfShopPage } from '@wine-walk/common/rules/shops/shop-page.ts';
import { auditWrite, changeDetails } from '../../firestore/audit.ts';
import { changedDocuments } from '../../firestore/changes.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Stored } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

interface Shown {
  eventId: string;
  business: Stored<BusinessDocument>;
  /** Undefined if none was saved for the event. */
  offer: Stored<OfferDocument> | undefined;
}

/** Returns the writes by which attendees see the page of a shop, and the documents that they change. */
export function shownPageWrites(
  fields: ShopPageFields,
  { eventId, business, offer }: Shown,
  { caller, now }: EditContext,
): { writes: Write[]; edited: ChangedDocument[] } {
  const at = new Date(now).toISOString();
  const changedBusiness = businessOfShopPage(fields, business.data);
  const offerPath = documentPaths.offer(eventId, business.id);
  const before: BusinessOffer = offer?.data ?? usualOffer(business.data.facts);
  const changedOffer = offerOfShopPage(fields, before);
  const edited = [
    ...changedDocuments(business.path, business.data, { ...business.data, ...changedBusiness }),
    ...changedDocuments<BusinessOffer>(offerPath, before, changedOffer),
  ];
  const offerData: OfferDocument = {
    ...changedOffer,
    version: (offer?.data.version ?? 0) + 1,
    createdAt: offer?.data.createdAt ?? at,
    updatedAt: at,
  };
  const writes: Record<string, Write> = {
    [business.path]: {
      kind: 'update',
      path: business.path,
      data: { ...changedBusiness, version: business.data.version + 1, updatedAt: at },
      revision: business.revision,
    },
    [offerPath]: offer
      ? { kind: 'update', path: offerPath, data: offerData, revision: offer.revision }
      : { kind: 'create', path: offerPath, data: offerData },
  };
  const details = {
    version: business.data.version + 1,
    ...changeDetails({ ...business.data, ...before }, { ...changedBusiness, ...changedOffer }),
  };
  const action = 'business.shop-page';
  return {
    edited,
    writes: [
      ...edited.flatMap(({ path }) => writes[path] ?? []),
      auditWrite({ actor: caller.username, action, target: business.path, now, details }),
    ],
  };
}
