import type { Clock } from './clock.ts';
import type { QueueStore } from './queue-store.ts';

/** Lets one tab at a time send an entry. */
export interface EntryLock {
  /** Carries out `act` while no other tab holds the entry; false, at once, where one does. */
  run: (key: string, act: () => Promise<void>) => Promise<boolean>;
}

/**
 * By the Web Locks API: the browser lets go of the lock when its tab is closed or crashes. `onFree`: called once whoever
 * held an entry that this tab asked for has let go of it.
 */
export function webLock(
  locks: Pick<LockManager, 'request'>,
  queueName: string,
  onFree: () => void,
): EntryLock {
  const awaited = new Set<string>();
  return {
    run: (key, act) => {
      const name = `${queueName}/${key}`;
      return locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await act();
        else if (!awaited.has(name)) {
          awaited.add(name);
          void locks.request(name, () => awaited.delete(name)).then(onFree);
        }
        return lock !== null;
      });
    },
  };
}

/** How long a lease holds: longer than a request can take. Milliseconds. */
export const leaseMs = 45_000;

/**
 * For browsers without Web Locks (Safari before 15.4): a lease in the entry itself, which a closed tab leaves to
 * run out. An entry that the device could not keep is in one tab only, and needs none.
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
