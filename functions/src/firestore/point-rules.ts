import { type PointRuleDocument, pointRuleDocument } from '@wine-walk/common/model/rewards.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Every point rule, in no order. */
export function readPointRules(): Promise<Stored<PointRuleDocument>[]> {
  return readQuery(documentPaths.pointRules, pointRuleDocument);
}

/** The point rules of one event alone, without those of every event. */
export function readPointRulesOf(eventId: string): Promise<Stored<PointRuleDocument>[]> {
  return readQuery(documentPaths.pointRules, pointRuleDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}
