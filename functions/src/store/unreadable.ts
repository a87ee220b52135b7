import { catalogueDocument } from '../contract/catalogue-documents.ts';
import { announcementDocument, businessDocument, eventDocument } from '../contract/documents.ts';
import { pointRuleDocument, rewardDocument } from '../contract/reward-documents.ts';
import { firestore } from './firestore.ts';
import { paths } from './paths.ts';
import { readUnreadable } from './query.ts';

/** The documents that everybody's screens follow and that have not their shape, and by which fields. */
export async function readUnreadableFacts(): Promise<{ path: string; fields: string[] }[]> {
  const db = await firestore();
  const found = await Promise.all([
    readUnreadable(db.collection(paths.events), eventDocument),
    readUnreadable(db.collection(paths.businesses), businessDocument),
    readUnreadable(db.collection(paths.rewards), rewardDocument),
    readUnreadable(db.collection(paths.pointRules), pointRuleDocument),
    readUnreadable(db.collection(paths.catalogues), catalogueDocument),
    readUnreadable(db.collectionGroup('announcements'), announcementDocument),
  ]);
  return found.flat();
}
