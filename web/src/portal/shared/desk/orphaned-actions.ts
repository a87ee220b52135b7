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

/**
 * Gives the action to the current staff member and sends it as a fact: the server marks one that it already has. The
 * record changes its owner in one transaction and keeps its key, so that two windows send it once. False if the device
 * refuses, which leaves it.
 */
export async function takeOverAction(
  { key, owner, payload }: OrphanedAction,
  username: string,
): Promise<boolean> {
  const isTaken = await store.update(key, (record) =>
    record.owner === owner
      ? { ...record, owner: username, refusal: null, payload: { ...payload, isOffline: true } }
      : null,
  );
  if (isTaken) void deskQueue().flush();
  const left = await readOrphanedActions(username);
  return !left.some((action) => action.key === key);
}
