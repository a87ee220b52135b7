import { type CatalogueReward } from '@wine-walk/common/model/catalog.ts';
import { points } from '@wine-walk/common/rules/rewards/points.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import type { CheckInAttempt, CheckInResponse } from './check-in-queue.ts';

/** What came of a check-in that the server took. */
export interface Outcome {
  attempt: CheckInAttempt;
  /** Milliseconds since 1970 by the device's clock. */
  attemptedAt: number;
  business: BusinessView;
  answer: CheckInResponse;
}

/**
 * The rewards that the visit unlocked. An answer to a repeat does not name them, but they were unlocked at
 * the visit's own time.
 */
export function unlockedBy(
  answer: CheckInResponse,
  { catalogue, progress }: Pick<ReadyEventData, 'catalogue' | 'progress'>,
): CatalogueReward[] {
  return catalogue.rewards.filter(
    ({ id }) =>
      answer.unlockedRewards.includes(id) || progress.unlocked[id]?.unlockedAt === answer.timestamp,
  );
}

/** What the visit earned by the event's point rules, and all that the person has with it. */
export function visitPoints(
  { business, answer }: Pick<Outcome, 'business' | 'answer'>,
  { catalogue, progress }: Pick<ReadyEventData, 'catalogue' | 'progress'>,
): { gained: number; all: number } {
  const { [business.id]: _visit, ...before } = progress.visits;
  const visit = { checkInTime: answer.timestamp, state: answer.state };
  const all = points(catalogue, { visits: { ...before, [business.id]: visit } });
  return { gained: all - points(catalogue, { visits: before }), all };
}
