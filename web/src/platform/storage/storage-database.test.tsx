import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteDatabases, hasAuthDatabase } from './storage-database.ts';

afterEach(() => vi.unstubAllGlobals());

function stubDatabases(...names: string[]) {
  const deleteDatabase = vi.fn();
  const databases = async () => names.map((name) => ({ name, version: 1 }));
  vi.stubGlobal('indexedDB', { databases, deleteDatabase });
  return deleteDatabase;
}

describe('IndexedDB databases', () => {
  it('detect data of Firebase Auth', async () => {
    stubDatabases('ww-check-ins');
    expect(await hasAuthDatabase()).toBe(false);
    stubDatabases('ww-check-ins', 'firebaseLocalStorageDb');
    expect(await hasAuthDatabase()).toBe(true);
  });

  it('count as absent if the browser cannot list them', async () => {
    vi.stubGlobal('indexedDB', {});
    expect(await hasAuthDatabase()).toBe(false);
    vi.stubGlobal('indexedDB', undefined);
    expect(await hasAuthDatabase()).toBe(false);
  });

  it('count as absent if the browser does not respond', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { databases: () => new Promise(() => undefined) });
    const has = hasAuthDatabase();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await has).toBe(false);
    vi.useRealTimers();
  });

  it('of the app are deleted, and no other', async () => {
    const deleteDatabase = stubDatabases('ww-check-ins', 'firebaseLocalStorageDb', 'other');
    await deleteDatabases();
    expect(deleteDatabase.mock.calls).toEqual([['ww-check-ins']]);
  });

  it('that are excepted are retained', async () => {
    const deleteDatabase = stubDatabases('ww-check-ins', 'ww-other');
    await deleteDatabases(['check-ins']);
    expect(deleteDatabase.mock.calls).toEqual([['ww-other']]);
  });
});
