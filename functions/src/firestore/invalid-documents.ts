import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { pointRuleDocument, rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { firestore } from './firestore.ts';
import { documentPaths } from './paths.ts';
import { findInvalidDocuments } from './query.ts';

/** Returns the documents on everyone's screens that fail their schemas, with the invalid fields. */
export async function listInvalidPublicDocuments(): Promise<{ path: string; fields: string[] }[]> {
  const db = await firestore();
  const invalid = await Promise.all([
    findInvalidDocuments(db.collection(documentPaths.events), eventDocument),
    findInvalidDocuments(db.collection(documentPaths.businesses), businessDocument),
    findInvalidDocuments(db.collection(documentPaths.rewards), rewardDocument),
    findInvalidDocuments(db.collection(documentPaths.pointRules), pointRuleDocument),
    findInvalidDocuments(db.collection(documentPaths.catalogs), catalogDocument),
    findInvalidDocuments(db.collectionGroup('announcements'), announcementDocument),
    findInvalidDocuments(db.collectionGroup('offers'), offerDocument),
  ]);
  return invalid.flat();
}
