import type { IDBPDatabase } from 'idb';
import { withDatabase } from '../storage/with-database.ts';

const storeName = 'entries';

/** Record with its key. */
export type QueueRecord = { key: string } & Record<string, unknown>;

/** Records of the device. */
export interface StoredRecords {
  records: QueueRecord[];
  /**
   * Changes after the browser has evicted everything: a missing record is meaningful only within one
   * generation. Null if empty.
   */
  generation: string | null;
}

/** Records that outlive the page, shared by all tabs. No method throws, or waits forever for the device. */
export interface QueueStore {
  /** Returns all records; null if the database does not respond. */
  list: () => Promise<StoredRecords | null>;
  /** Writes a record; false if the device refuses or does not respond. */
  put: (record: QueueRecord) => Promise<boolean>;
  /** Replaces a record by the result of `change` in one transaction; null leaves it. False if not written. */
  update: (key: string, change: (record: QueueRecord) => QueueRecord | null) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
}

/** Key of the generation record. */
const generationKey = '';

/**
 * IndexedDB store with this name. Opened per operation, so that sign-out can delete the database at any time;
 * only a write creates it again.
 */
export function openQueueStore(name: string): QueueStore {
  async function open<T>(
    whereAbsent: T | null,
    otherwise: T,
    act: (database: IDBPDatabase, late: AbortSignal) => Promise<T>,
  ) {
    let isAbsent = false;
    try {
      return await withDatabase(
        name,
        (created, _from, _to, transaction) => {
          isAbsent = whereAbsent !== null;
          if (isAbsent) {
            // Failures are reported by the open request.
            transaction.done.catch(() => undefined);
            return transaction.abort();
          }
          created.createObjectStore(storeName, { keyPath: 'key' });
        },
        act,
      );
    } catch {
      return isAbsent && whereAbsent !== null ? whereAbsent : otherwise;
    }
  }
  return {
    list: () =>
      open<StoredRecords | null>({ records: [], generation: null }, null, async (database) => {
        const all = (await database.getAll(storeName)) as QueueRecord[];
        const records = all.filter(({ key }) => key !== generationKey);
        return { records, generation: generationOf(all) };
      }),
    put: (record) =>
      open<boolean>(null, false, async (database, late) => {
        const transaction = writeUnless(late, database);
        if ((await transaction.store.getKey(generationKey)) === undefined) {
          await transaction.store.put({ key: generationKey, generation: crypto.randomUUID() });
        }
        await transaction.store.put(record);
        await transaction.done;
        return true;
      }),
    update: (key, change) =>
      open<boolean>(false, false, async (database, late) => {
        const transaction = writeUnless(late, database);
        const record = (await transaction.store.get(key)) as QueueRecord | undefined;
        const changed = record ? change(record) : null;
        if (changed) await transaction.store.put(changed);
        await transaction.done;
        return changed !== null;
      }),
    remove: async (key) => {
      await open<boolean>(false, false, async (database) => {
        await database.delete(storeName, key);
        return true;
      });
    },
  };
}

/** Begins a transaction that is undone when `late` is aborted: a record reported as not stored must not be sent later. */
function writeUnless(late: AbortSignal, database: IDBPDatabase) {
  const transaction = database.transaction(storeName, 'readwrite');
  const undo = () => transaction.abort();
  // The requests report a failure.
  const end = () => late.removeEventListener('abort', undo);
  late.addEventListener('abort', undo);
  transaction.done.then(end, end);
  return transaction;
}

function generationOf(records: readonly QueueRecord[]): string | null {
  const generation = records.find(({ key }) => key === generationKey)?.generation;
  return typeof generation === 'string' ? generation : null;
}
