import type { createReward, editReward } from '../../contract/admin-rewards.ts';
import { type RewardDocument, rewardDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import type { Problem } from '../../domain/problem.ts';
import { withId } from '../../domain/with-id.ts';
import { createOnce, type Sender } from '../../store/create-once.ts';
import { type Editor, editVersioned } from '../../store/edit-versioned.ts';
import { paths } from '../../store/paths.ts';
import { requireEvent } from '../../store/require-event.ts';
import { readRewards } from '../../store/rewards.ts';
import { keepUnlocked } from './admin-keep-unlocked.ts';

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
    async () => (await requireEvent(eventId)) ?? { data },
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
      await keepUnlocked({ ...before, id }, { ...before, ...fields }, editor.now);
      return { fields };
    },
  );
}
