import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { type RewardDocument } from '@wine-walk/common/model/rewards.ts';
import { buildCatalogue } from '@wine-walk/common/rules/catalog/catalog.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { unsavedUnlocks } from '@wine-walk/common/rules/rewards/rewards.ts';
import { readBusinesses } from '../../firestore/businesses.ts';
import { readEvents } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readEventProgress } from '../../firestore/progress.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit, maxWritesPerCommit, type Write } from '../../firestore/write.ts';

/**
 * Before the terms of a reward change, writes down who has unlocked it by those of today: check-ins write
 * that for what they unlock themselves, but a reward made or eased after the visit is unlocked by nothing
 * but its terms. Harmless to repeat, and true whether or not the edit then succeeds.
 */
export async function persistUnlockedRewards(
  before: WithId<RewardDocument>,
  after: RewardDocument,
  now: number,
): Promise<void> {
  if (!before.isActive || !termsDiffer(before, after)) return;
  const [events, businesses] = await Promise.all([readEvents(), readBusinesses()]);
  const facts = {
    businesses: businesses.map(withId),
    rewards: [before],
    pointRules: [],
  };
  for (const event of events.filter(({ id, data }) => editMayRelock(id, data, before, now))) {
    const [known, walkers] = await Promise.all([
      readDocument(documentPaths.catalogue(event.id), catalogDocument),
      readEventProgress(event.id),
    ]);
    const catalogue = buildCatalogue(event.id, event.data, facts, known?.data);
    const writes = walkers
      .filter(({ data }) => unsavedUnlocks(catalogue, data).includes(before.id))
      .map(({ path }) => unlockedWrite(path, before.id, now));
    for (let from = 0; from < writes.length; from += maxWritesPerCommit)
      await commit(writes.slice(from, from + maxWritesPerCommit));
  }
}

/** What decides who has unlocked a reward; its words do not. */
function termsDiffer(before: RewardDocument, after: RewardDocument): boolean {
  return (['requiredVisits', 'rewardType', 'isActive', 'eventId'] as const).some(
    (name) => before[name] !== after[name],
  );
}

/** An event that is over keeps the catalogue that people knew. */
function editMayRelock(id: string, event: EventDocument, reward: RewardDocument, now: number) {
  return (reward.eventId === null || reward.eventId === id) && eventStatus(event, now) !== 'ended';
}

function unlockedWrite(path: string, rewardId: string, now: number): Write {
  const unlockedAt = new Date(now).toISOString();
  return { kind: 'merge', path, data: { unlocked: { [rewardId]: { unlockedAt } } } };
}
