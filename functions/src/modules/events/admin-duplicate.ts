import { type duplicateEvent } from '@wine-walk/common/api/admin-events.ts';
import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  copyEventDocument as duplicated,
  duplicateReward,
  duplicateRule,
  startOffsetMs,
} from '@wine-walk/common/rules/events/duplicate-event.ts';
import { type CreateContext, createIdempotent } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readPointRulesOf } from '../../firestore/point-rules.ts';
import { readDocument } from '../../firestore/read.ts';
import { readRewardsOf } from '../../firestore/rewards.ts';
import type { Write } from '../../firestore/write.ts';

type Duplicate = typeof duplicateEvent;

/** Starts from last time: a new event with the source's businesses, and its own rewards and rules copied. */
export async function copyEvent(
  sourceId: string,
  next: BodyOf<Duplicate>,
  sender: CreateContext,
): Promise<ResponseOf<Duplicate> | Problem<ProblemOf<Duplicate>>> {
  const at = new Date(sender.now).toISOString();
  return createIdempotent({ what: 'event', path: documentPaths.event }, sender, async (eventId) => {
    const source = await readDocument(documentPaths.event(sourceId), eventDocument);
    if (!source) return problem('not-found', 'This event no longer exists.');
    const { rewards, rules } = await readOwnRewardsAndRules(sourceId);
    const shift = startOffsetMs(source.data, next);
    const copies: Write[] = [
      ...rewards.map((reward) => ({
        kind: 'create' as const,
        path: documentPaths.reward(newId('reward', reward.id, eventId)),
        data: duplicateReward(reward.data, eventId, at),
      })),
      ...rules.map((rule) => ({
        kind: 'create' as const,
        path: documentPaths.pointRule(newId('point rule', rule.id, eventId)),
        data: duplicateRule(rule.data, eventId, shift, at),
      })),
    ];
    return { data: duplicated(source.data, next, at), writes: copies };
  });
}

/** The rewards and rules of one event alone; those of every event serve the new one as they are. */
async function readOwnRewardsAndRules(eventId: string) {
  const [rewards, rules] = await Promise.all([readRewardsOf(eventId), readPointRulesOf(eventId)]);
  return { rewards, rules };
}
