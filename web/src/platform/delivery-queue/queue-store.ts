import { type IDBPDatabase, openDB } from 'idb';
import { databasePrefix } from '../storage/storage-database.ts';

const storeName = 'entries';

/** A record by its key, with whatever else was put. */
export type QueueRecord = { key: string } & Record<string, unknown>;

/** What a device keeps, as it is found. */
export interface StoredRecords {
  records: unknown[];
  /**
   * Another one after the browser has evicted everything: that a record is missing says something only within
   * one generation. Null where nothing is kept.
   */
  generation: string | null;
}

/** Records that outlive the page, shared by all of its tabs. Nothing of it throws. */
export interface QueueStore {
  /** Everything kept; null where the device cannot be asked. */
  list: () => Promise<StoredRecords | null>;
  /** Whether a record of this generation was removed: it is gone, and not by an eviction. */
  isRemoved: (key: string, generation: string | null) => Promise<boolean>;
  /** Keeps a record, in place of one with its key. False where the device refuses. */
  put: (record: QueueRecord) => Promise<boolean>;
  /** Puts what `change` makes of the record in its place, in one transaction; null leaves it. False where it did not. */
  update: (key: string, change: (record: QueueRecord) => QueueRecord | null) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
}

/** The record that holds the generation. */
const generationKey = '';

/**
 * The store of this name in IndexedDB. It is opened for each use, so that signing out can delete it at any time;
 * only keeping something makes it anew.
 */
export function openQueueStore(name: string): QueueStore {
  async function open<T>(
    whereAbsent: T | null,
    otherwise: T,
    act: (database: IDBPDatabase) => Promise<T>,
  ) {
    let database: IDBPDatabase | undefined;
    let isAbsent = false;
    try {
      database = await openDB(databasePrefix + name, 1, {
        upgrade(created, _from, _to, transaction) {
          isAbsent = whereAbsent !== null;
          if (isAbsent) {
            // That it failed is what opening it says.
            transaction.done.catch(() => undefined);
            return transaction.abort();
          }
          created.createObjectStore(storeName, { keyPath: 'key' });
        },
      });
      return await act(database);
    } catch {
      return isAbsent && whereAbsent !== null ? whereAbsent : otherwise;
    } finally {
      database?.close();
    }
  }
  return {
    list: () =>
      open<StoredRecords | null>({ records: [], generation: null }, null, async (database) => {
        const all = (await database.getAll(storeName)) as QueueRecord[];
        const records = all.filter(({ key }) => key !== generationKey);
        return { records, generation: generationOf(all) };
      }),
    isRemoved: (key, generation) =>
      open<boolean>(false, false, async (database) => {
        const all = (await database.getAll(storeName)) as QueueRecord[];
        return generationOf(all) === generation && !all.some((record) => record.key === key);
      }),
    put: (record) =>
      open<boolean>(null, false, async (database) => {
        const transaction = database.transaction(storeName, 'readwrite');
        if ((await transaction.store.getKey(generationKey)) === undefined) {
          await transaction.store.put({ key: generationKey, generation: crypto.randomUUID() });
        }
        await transaction.store.put(record);
        await transaction.done;
        return true;
      }),
    update: (key, change) =>
      open<boolean>(false, false, async (database) => {
        const transaction = database.transaction(storeName, 'readwrite');
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

function generationOf(records: readonly QueueRecord[]): string | null {
  const generation = records.find(({ key }) => key === generationKey)?.generation;
  return typeof generation === 'string' ? generation : null;
}
