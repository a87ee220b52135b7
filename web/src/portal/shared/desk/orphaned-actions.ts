import { z } from 'zod';
import { openQueueStore } from '../../../platform/delivery-queue/queue-store.ts';
import { deskDatabases } from '../../../platform/storage/databases.ts';
import { deskAction } from './desk-action.ts';
import { deskQueue } from './desk-queue.ts';

const store = openQueueStore(deskDatabases.acts);

const orphanedActionSchema = z.object({ key: z.string(), owner: z.string(), payload: deskAction });
/** Action on this device whose author cannot send it: their shift has ended or was revoked. */
type OrphanedAction = z.infer<typeof orphanedActionSchema>;

/** Returns the queued actions on this device of all other staff. */
export async function readOrphanedActions(username: string | null): Promise<OrphanedAction[]> {
  const stored = await store.list();
  const actions = (stored?.records ?? []).flatMap(
    (record) => orphanedActionSchema.safeParse(record).data ?? [],
  );
  return actions.filter(({ owner }) => owner !== username);
}

/** Sends the action as the current staff member and as a fact: the server marks one that it already has. */
export async function submitOrphanedAction({ key, payload }: OrphanedAction): Promise<void> {
  deskQueue().submit({ ...payload, isOffline: true });
  await store.remove(key);
}
