import type { CatalogueReward } from '@contract/documents.ts';
import type { PendingReason } from '@domain/check-in.ts';
import type { SeenBusiness } from '../../components/seen-business.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import type { Tap } from './tap.ts';
import type { CheckedIn } from './use-send-check-in.ts';

/** What came of a check-in that the server took. */
export interface Outcome {
  tap: Tap;
  business: SeenBusiness;
  answer: CheckedIn;
  reasons: PendingReason[];
  timeZone: string;
}

/**
 * The rewards that the visit unlocked. An answer to a repeat does not name them, but they were unlocked at
 * the visit's own time.
 */
export function unlockedBy(
  answer: CheckedIn,
  { catalogue, progress }: Pick<ReadyWalk, 'catalogue' | 'progress'>,
): CatalogueReward[] {
  return catalogue.rewards.filter(
    ({ id }) =>
      answer.unlockedRewards.includes(id) || progress.unlocked[id]?.unlockedAt === answer.timestamp,
  );
}
