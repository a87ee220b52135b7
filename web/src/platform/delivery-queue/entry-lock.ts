import type { Clock } from '../lib/clock.ts';
import type { QueueStore } from './queue-store.ts';

/** Lets one tab at a time send an entry. */
export interface EntryLock {
  /** Runs the action while no other tab holds the entry; false at once if one does. */
  run: (key: string, act: () => Promise<void>) => Promise<boolean>;
}

/**
 * Web Locks API: the browser releases the lock when its tab closes or crashes. `onFree`: called when the
 * holder of a requested entry has released it. A browser that blocks storage rejects locks, too: its entries exist in one
 * tab only and need none.
 */
export function webLock(
  locks: Pick<LockManager, 'request'>,
  queueName: string,
  onFree: () => void,
): EntryLock {
  const awaited = new Set<string>();
  return {
    async run(key, act) {
      const name = `${queueName}/${key}`;
      let isAnswered = false;
      const answered = async (lock: Lock | null) => {
        isAnswered = true;
        if (lock) await act();
        else if (!awaited.has(name)) {
          awaited.add(name);
          void locks.request(name, () => awaited.delete(name)).then(onFree);
        }
        return lock !== null;
      };
      try {
        return await locks.request(name, { ifAvailable: true }, answered);
      } catch (error) {
        if (isAnswered) throw error;
        await act();
        return true;
      }
    },
  };
}

/** Duration of a lease in milliseconds, longer than a request. */
export const leaseMs = 45_000;

/**
 * Fallback for browsers without Web Locks (Safari before 15.4): a lease in the entry, which expires if the
 * tab closes. An entry that is not persisted exists in one tab only and needs none.
 */
export function leaseLock(store: QueueStore, clock: Clock): EntryLock {
  return {
    async run(key, act) {
      let isHeld = false;
      await store.update(key, (record) => {
        isHeld = Number(record.leasedUntil ?? 0) > clock.now();
        return isHeld ? null : { ...record, leasedUntil: clock.now() + leaseMs };
      });
      if (isHeld) return false;
      try {
        await act();
      } finally {
        await store.update(key, (record) => ({ ...record, leasedUntil: 0 }));
      }
      return true;
    },
  };
}
