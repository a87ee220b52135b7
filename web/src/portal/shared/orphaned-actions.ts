import { z } from 'zod';
import { openQueueStore } from '../../platform/delivery-queue/queue-store.ts';
import { deskDatabases } from '../../platform/storage/databases.ts';
import { deskAction } from './desk-action.ts';
import { deskQueue } from './desk-queue.ts';

const store = openQueueStore(deskDatabases.acts);

const orphanedActionSchema = z.object({ key: z.string(), owner: z.string(), payload: deskAction });
/** What somebody did on this device and cannot send any more: their shift has ended, or was revoked. */
export type OrphanedAction = z.infer<typeof orphanedActionSchema>;

/** What is kept on this device of everybody but this staff member. */
export async function readOrphanedActions(username: string | null): Promise<OrphanedAction[]> {
  const kept = await store.list();
  const acts = (kept?.records ?? []).flatMap(
    (record) => orphanedActionSchema.safeParse(record).data ?? [],
  );
  return acts.filter(({ owner }) => owner !== username);
}

/** Sends it as one's own, as the fact that it is: what had reached the server after all is marked there. */
export async function submitOrphanedAction({ key, payload }: OrphanedAction): Promise<void> {
  deskQueue().submit({ ...payload, isOffline: true });
  await store.remove(key);
}
