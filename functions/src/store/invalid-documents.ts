import { catalogDocument } from '../contract/catalog-documents.ts';
import { announcementDocument, businessDocument, eventDocument } from '../contract/documents.ts';
import { pointRuleDocument, rewardDocument } from '../contract/reward-documents.ts';
import { firestore } from './firestore.ts';
import { documentPaths } from './paths.ts';
import { findInvalidDocuments } from './query.ts';

/** The documents that everybody's screens follow and that have not their shape, and by which fields. */
export async function listInvalidDocumentsForEveryone(): Promise<
  { path: string; fields: string[] }[]
> {
  const db = await firestore();
  const found = await Promise.all([
    findInvalidDocuments(db.collection(documentPaths.events), eventDocument),
    findInvalidDocuments(db.collection(documentPaths.businesses), businessDocument),
    findInvalidDocuments(db.collection(documentPaths.rewards), rewardDocument),
    findInvalidDocuments(db.collection(documentPaths.pointRules), pointRuleDocument),
    findInvalidDocuments(db.collection(documentPaths.catalogues), catalogDocument),
    findInvalidDocuments(db.collectionGroup('announcements'), announcementDocument),
  ]);
  return found.flat();
}
