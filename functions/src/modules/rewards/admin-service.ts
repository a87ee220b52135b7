import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { createReward, editReward } from '@wine-walk/common/api/staff/rewards.ts';
import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { type RewardDocument, rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { isInProgress, rewardEditImpact } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { maxCompletions, unsavedUnlocks } from '@wine-walk/common/rules/rewards/rewards.ts';
import { changedDocuments, eventEditWrites } from '../../firestore/changes.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readEvents, requireEvent } from '../../firestore/events/events.ts';
import { readRewards, revokePreapprovalWrites } from '../../firestore/events/rewards.ts';
import { type CreateContext, createIdempotent } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readEventProgress } from '../../firestore/people/progress.ts';
import { storeUnlocks } from '../../firestore/people/unlocks.ts';
import { readDocument } from '../../firestore/read.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

/**
 * Stores a reward as unlocked for every participant who has unlocked it by its current terms, before these
 * change. A check-in stores only the rewards that it unlocks; a reward created or eased after the visit is
 * unlocked by its terms alone. Harmless to repeat, and true even if the edit then fails.
 */
async function persistUnlockedRewards(
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
      readDocument(documentPaths.catalog(event.id), catalogDocument),
      readEventProgress(event.id),
    ]);
    const catalog = buildCatalog(event.id, event.data, facts, known?.data);
    const unlocks = walkers
      .filter(({ data }) => unsavedUnlocks(catalog, data).includes(before.id))
      .map(({ path }) => ({ path, rewardIds: [before.id] }));
    await storeUnlocks(unlocks, now);
  }
}

/** True if the fields that decide who has unlocked a reward differ. */
function termsDiffer(before: RewardDocument, after: RewardDocument): boolean {
  return (['requiredVisits', 'rewardType', 'isActive', 'eventId'] as const).some(
    (name) => before[name] !== after[name],
  );
}

/** Returns a problem if a reward of one event needs more completed events than are possible there. */
async function requirePossible({
  eventId,
  rewardType,
  requiredVisits,
}: RewardDocument): Promise<Problem<'too-many-completions'> | undefined> {
  if (rewardType !== 'event_completion' || requiredVisits === 1 || eventId === null)
    return undefined;
  const events = (await readEvents()).map(withId);
  const event = events.find(({ id }) => id === eventId);
  const max = event ? maxCompletions(event, events) : 1;
  return requiredVisits > max
    ? problem('too-many-completions', { max }, 'requiredVisits')
    : undefined;
}

/** True if the edit of a reward can lock it again at this event; an ended event retains its catalog. */
function editMayRelock(id: string, event: EventDocument, reward: RewardDocument, now: number) {
  return (reward.eventId === null || reward.eventId === id) && !hasEnded(event, now);
}

/** Fields that a preapproved code may rely on. */
const preapprovedFields = ['name', 'businessId', 'stock', 'excludedTypeIds'] as const;

/** Returns all rewards, those with the fewest required visits first. */
export async function listRewardsForAdmin(): Promise<(RewardDocument & { id: string })[]> {
  const rewards = await readRewards();
  return rewards
    .map(withId)
    .toSorted((a, b) => a.requiredVisits - b.requiredVisits || a.name.localeCompare(b.name, 'en'));
}

/** Creates a reward for one event or for all events. */
export async function addReward(
  {
    eventId = null,
    businessId = null,
    stock = null,
    excludedTypeIds = [],
    nameIn = inNoLanguage,
    descriptionIn = inNoLanguage,
    ...fields
  }: BodyOf<typeof createReward>,
  sender: CreateContext,
): Promise<AnswerOf<typeof createReward>> {
  const at = new Date(sender.now).toISOString();
  const options = { eventId, businessId, stock, excludedTypeIds, nameIn, descriptionIn };
  const data = { ...fields, ...options, version: 1, createdAt: at, updatedAt: at };
  return createIdempotent(
    { record: 'reward', path: documentPaths.reward },
    sender,
    async (id) =>
      (await requireEvent(eventId)) ??
      (await requirePossible(data)) ?? {
        data,
        writes: await rewardChangeWrites(id, null, data, sender),
      },
  );
}

/**
 * Edits a reward; an omitted `eventId` stays unchanged. Participants who had unlocked it by the previous
 * terms keep it.
 */
export async function updateReward(
  id: string,
  { version, ...fields }: BodyOf<typeof editReward>,
  editor: EditContext,
): Promise<AnswerOf<typeof editReward>> {
  return updateVersioned(
    { record: 'reward', path: documentPaths.reward(id), schema: rewardDocument, version },
    editor,
    async (before) => {
      const unknown = await requireEvent(fields.eventId);
      if (unknown) return unknown;
      const after = { ...before, ...fields };
      const impossible = termsDiffer(before, after) ? await requirePossible(after) : undefined;
      if (impossible) return impossible;
      await persistUnlockedRewards({ ...before, id }, after, editor.now);
      const isPreapprovalUnchanged = preapprovedFields.every((name) =>
        isDeepStrictEqual(before[name], after[name]),
      );
      return {
        fields,
        writes: [
          ...(await rewardChangeWrites(id, before, after, editor)),
          ...(isPreapprovalUnchanged
            ? []
            : await revokePreapprovalWrites({ rewardId: id }, editor.now)),
        ],
      };
    },
  );
}

/**
 * Records the effect of an edit on an event in progress, so that it can be undone. `before`: null for a new
 * reward.
 */
async function rewardChangeWrites(
  id: string,
  before: RewardDocument | null,
  after: RewardDocument,
  { caller, now }: EditContext,
): Promise<Write[]> {
  const events = await readEvents();
  for (const event of events.filter(({ data }) => isInProgress(data, now))) {
    const effects = rewardEditImpact(before, after, event.id);
    if (effects.length === 0) continue;
    const was = before ?? { ...after, isActive: false };
    const edited = changedDocuments(documentPaths.reward(id), was, after);
    return eventEditWrites({ eventId: event.id, effects, edited, caller, now });
  }
  return [];
}
