import type { createReward, editReward } from '../../contract/admin-rewards.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { type RewardDocument, rewardDocument } from '../../contract/reward-documents.ts';
import type { Problem } from '../../domain/problem.ts';
import { isWalked, rewardEditTonight } from '../../domain/running-walk.ts';
import { withId } from '../../domain/with-id.ts';
import { createOnce, type Sender } from '../../store/create-once.ts';
import { type Editor, editVersioned } from '../../store/edit-versioned.ts';
import { readEvents } from '../../store/events.ts';
import { paths } from '../../store/paths.ts';
import { withdrawnPromises } from '../../store/redemption-codes.ts';
import { requireEvent } from '../../store/require-event.ts';
import { readRewards } from '../../store/rewards.ts';
import { changedDocument, walkChangeWrite } from '../../store/walk-changes.ts';
import type { Write } from '../../store/write.ts';
import { keepUnlocked } from './admin-keep-unlocked.ts';

/** What a code in somebody's hand may promise of a reward. */
const promisedParts = ['name', 'businessId', 'stock'] as const;

/** Every reward, the fewest visits first. */
export async function allRewards(): Promise<(RewardDocument & { id: string })[]> {
  const found = await readRewards();
  return found
    .map(withId)
    .toSorted((a, b) => a.requiredVisits - b.requiredVisits || a.name.localeCompare(b.name, 'en'));
}

/** Creates a reward, of one event or of every one. */
export async function addReward(
  { eventId = null, businessId = null, stock = null, ...fields }: BodyOf<typeof createReward>,
  sender: Sender,
): Promise<AnswerOf<typeof createReward> | Problem<ProblemOf<typeof createReward>>> {
  const at = new Date(sender.now).toISOString();
  const data = { ...fields, eventId, businessId, stock, version: 1, createdAt: at, updatedAt: at };
  return createOnce(
    { what: 'reward', path: paths.reward },
    sender,
    async (id) =>
      (await requireEvent(eventId)) ?? {
        data,
        writes: await tonight(id, null, data, sender),
      },
  );
}

/** Edits a reward; `eventId` left out stays. Who had unlocked it by the old terms keeps it. */
export async function changeReward(
  id: string,
  { version, ...fields }: BodyOf<typeof editReward>,
  editor: Editor,
): Promise<AnswerOf<typeof editReward> | Problem<ProblemOf<typeof editReward>>> {
  return editVersioned(
    { what: 'reward', path: paths.reward(id), schema: rewardDocument, version },
    editor,
    async (before) => {
      const unknown = await requireEvent(fields.eventId);
      if (unknown) return unknown;
      const after = { ...before, ...fields };
      await keepUnlocked({ ...before, id }, after, editor.now);
      const isPromiseSame = promisedParts.every((name) => before[name] === after[name]);
      return {
        fields,
        writes: [
          ...(await tonight(id, before, after, editor)),
          ...(isPromiseSame
            ? []
            : await withdrawnPromises(({ rewardId }) => rewardId === id, editor.now)),
        ],
      };
    },
  );
}

/** The note by which what an edit does to a walk that people are on can be taken back; `before` null: a new reward. */
async function tonight(
  id: string,
  before: RewardDocument | null,
  after: RewardDocument,
  { caller, now }: Editor,
): Promise<Write[]> {
  const events = await readEvents();
  const names = ['isActive', 'eventId', 'requiredVisits', 'rewardType'] as const;
  for (const event of events.filter(({ data }) => isWalked(data, now))) {
    const texts = rewardEditTonight(before, after, event.id);
    if (texts.length === 0) continue;
    const documents = changedDocument(
      paths.reward(id),
      before ?? { ...after, isActive: false },
      after,
      names,
    );
    return [walkChangeWrite({ eventId: event.id, texts, documents, caller, now })];
  }
  return [];
}
