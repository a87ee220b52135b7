import type { createReward, editReward } from '../../contract/admin-rewards.ts';
import { type RewardDocument, rewardDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { createOnce, type Sender } from '../../http/create-once.ts';
import { type Editor, editVersioned } from '../../http/edit-versioned.ts';
import { unknownEvent } from '../../http/known.ts';
import type { Problem } from '../../http/problem.ts';
import { paths } from '../../store/paths.ts';
import { readQuery } from '../../store/read.ts';
import { keepUnlocked } from './admin-keep-unlocked.ts';

/** Every reward, the fewest visits first. */
export async function allRewards(): Promise<(RewardDocument & { id: string })[]> {
  const found = await readQuery(paths.rewards, rewardDocument);
  return found
    .map(({ id, data }) => ({ ...data, id }))
    .toSorted((a, b) => a.requiredVisits - b.requiredVisits || a.name.localeCompare(b.name, 'en'));
}

/** Creates a reward, of one event or of every one. */
export async function addReward(
  { eventId = null, ...fields }: BodyOf<typeof createReward>,
  sender: Sender,
): Promise<AnswerOf<typeof createReward> | Problem<ProblemOf<typeof createReward>>> {
  const at = new Date(sender.now).toISOString();
  const data = { ...fields, eventId, version: 1, createdAt: at, updatedAt: at };
  return createOnce(
    { what: 'reward', path: paths.reward, schema: rewardDocument },
    sender,
    async () => (await unknownEvent(eventId)) ?? { data },
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
      const unknown = await unknownEvent(fields.eventId);
      if (unknown) return unknown;
      await keepUnlocked({ ...before, id }, { ...before, ...fields }, editor.now);
      return { fields };
    },
  );
}
