import { databasePrefix } from './storage-database.ts';

/** Of check-ins that the server has not answered yet. */
export const checkInsOutbox = 'check-ins';

const storeName = 'entries';

/** Entries that outlive the page, by their `key`. Deleted when the person signs out. */
export interface Outbox {
  /** Everything kept, oldest key order; nothing where the device keeps nothing. */
  list: () => Promise<unknown[]>;
  /** Keeps an entry, in place of one with its key. False where the device refuses. */
  put: <Entry extends { key: string }>(entry: Entry) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
}

/** An outbox in IndexedDB. Opened for each use, so that sign-out can delete it at any time. */
export function openOutbox(name: string): Outbox {
  async function run<T>(mode: IDBTransactionMode, act: (entries: IDBObjectStore) => IDBRequest<T>) {
    const database = await open(databasePrefix + name);
    try {
      const transaction = database.transaction(storeName, mode);
      const request = act(transaction.objectStore(storeName));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('Not kept.'));
      });
      return request.result;
    } finally {
      database.close();
    }
  }
  return {
    list: () => run<unknown[]>('readonly', (entries) => entries.getAll()).catch(() => []),
    put: (entry) =>
      run('readwrite', (entries) => entries.put(entry)).then(
        () => true,
        () => false,
      ),
    remove: (key) =>
      run('readwrite', (entries) => entries.delete(key)).then(
        () => undefined,
        () => undefined,
      ),
  };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Not opened.'));
  });
}
