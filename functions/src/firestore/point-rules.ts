import { type PointRuleDocument, pointRuleDocument } from '@wine-walk/common/model/rewards.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Returns all point rules, unordered. */
export function readPointRules(): Promise<Stored<PointRuleDocument>[]> {
  return readQuery(documentPaths.pointRules, pointRuleDocument);
}

/** Returns the point rules of one event, without those of all events. */
export function readPointRulesOf(eventId: string): Promise<Stored<PointRuleDocument>[]> {
  return readQuery(documentPaths.pointRules, pointRuleDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}
