import type { duplicateEvent } from '../../contract/admin-events.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { BodyOf, ProblemOf, ResponseOf } from '../../contract/endpoint.ts';
import {
  copyEventDocument as duplicated,
  duplicateReward,
  duplicateRule,
  startOffsetMs,
} from '../../domain/duplicate-event.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { type CreateContext, createIdempotent } from '../../store/create-idempotent.ts';
import { newId } from '../../store/new-id.ts';
import { documentPaths } from '../../store/paths.ts';
import { readPointRulesOf } from '../../store/point-rules.ts';
import { readDocument } from '../../store/read.ts';
import { readRewardsOf } from '../../store/rewards.ts';
import type { Write } from '../../store/write.ts';

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
