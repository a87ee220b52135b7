import { businessDocument, eventDocument } from '../contract/documents.ts';
import { pointRuleDocument, rewardDocument } from '../contract/reward-documents.ts';
import { paths } from './paths.ts';
import { readUnreadable } from './query.ts';

/** The documents that catalogues are made of and that have not their shape, and by which fields. */
export async function readUnreadableFacts(): Promise<{ path: string; fields: string[] }[]> {
  const found = await Promise.all([
    readUnreadable(paths.events, eventDocument),
    readUnreadable(paths.businesses, businessDocument),
    readUnreadable(paths.rewards, rewardDocument),
    readUnreadable(paths.pointRules, pointRuleDocument),
  ]);
  return found.flat();
}
