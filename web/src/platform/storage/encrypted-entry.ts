import { deleteDB, type IDBPDatabase } from 'idb';
import { withTimeout } from '../lib/with-timeout.ts';
import { databasePrefix } from './databases.ts';
import { databaseTimeoutMs, withDatabase } from './with-database.ts';

const storeName = 'sealed';
const recordKey = 'record';

/** Owner of a record, and the end of their session in epoch milliseconds. */
interface RecordOwner {
  owner: string;
  endsAt: number;
}

/** Session of an owner. */
export interface RecordSession extends RecordOwner {
  /** False after the session has ended, which has deleted the record. */
  isOngoing: () => boolean;
}

interface SealedEntry extends RecordOwner {
  /** Non-extractable key of this owner's session. */
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/**
 * Record encrypted with AES-GCM under a non-extractable key, for the duration of its owner's session. No
 * method throws, or waits forever for the device: a record that cannot be stored is absent.
 */
export function encryptedEntry(name: string) {
  const inDatabase = <T>(act: (database: IDBPDatabase) => Promise<T>): Promise<T> =>
    withDatabase(name, (created) => void created.createObjectStore(storeName), act);
  const stored = () =>
    inDatabase(
      async (database) => (await database.get(storeName, recordKey)) as SealedEntry | undefined,
    );
  const forget = async (): Promise<void> => {
    try {
      await withTimeout(databaseTimeoutMs, deleteDB(databasePrefix + name));
    } catch {
      // Without a database there is nothing to delete.
    }
  };
  return {
    /** Replaces the value. False if the device refuses, or the session ends meanwhile. */
    async put(value: unknown, { owner, endsAt, isOngoing }: RecordSession): Promise<boolean> {
      try {
        const before = await stored();
        const isSameSession = before?.owner === owner && before.endsAt === endsAt;
        const key = isSameSession ? before.key : await newKey();
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const plain = new TextEncoder().encode(JSON.stringify(value));
        const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
        const record: SealedEntry = { owner, endsAt, key, iv, data };
        return await inDatabase(async (database) => {
          if (!isOngoing()) return false;
          await database.put(storeName, record, recordKey);
          return true;
        });
      } catch {
        return false;
      }
    },
    /** Returns the value of this owner; null if absent or expired, which deletes it. */
    async read(owner: string, now: number): Promise<unknown> {
      try {
        const record = await stored();
        if (!record) return null;
        if (record.owner !== owner || record.endsAt <= now) {
          await forget();
          return null;
        }
        const { iv, key, data } = record;
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
        return JSON.parse(new TextDecoder().decode(plain)) as unknown;
      } catch {
        return null;
      }
    },
    /** Deletes the record with its key. */
    forget,
  };
}

function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
