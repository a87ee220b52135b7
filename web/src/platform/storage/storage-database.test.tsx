import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteDatabases, hasAuthDatabase } from './storage-database.ts';

afterEach(() => vi.unstubAllGlobals());

function stubDatabases(...names: string[]) {
  const deleteDatabase = vi.fn();
  const databases = async () => names.map((name) => ({ name, version: 1 }));
  vi.stubGlobal('indexedDB', { databases, deleteDatabase });
  return deleteDatabase;
}

describe('databases on the device', () => {
  it('knows whether Firebase Auth ever kept something', async () => {
    stubDatabases('ww-check-ins');
    expect(await hasAuthDatabase()).toBe(false);
    stubDatabases('ww-check-ins', 'firebaseLocalStorageDb');
    expect(await hasAuthDatabase()).toBe(true);
  });

  it('takes a browser that cannot report it, or has none, for one without', async () => {
    vi.stubGlobal('indexedDB', {});
    expect(await hasAuthDatabase()).toBe(false);
    vi.stubGlobal('indexedDB', undefined);
    expect(await hasAuthDatabase()).toBe(false);
  });

  it('takes a browser that never answers for one without', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { databases: () => new Promise(() => undefined) });
    const has = hasAuthDatabase();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await has).toBe(false);
    vi.useRealTimers();
  });

  it("deletes the app's own and no other", async () => {
    const deleteDatabase = stubDatabases('ww-check-ins', 'firebaseLocalStorageDb', 'other');
    await deleteDatabases();
    expect(deleteDatabase.mock.calls).toEqual([['ww-check-ins']]);
  });

  it('spares what is named', async () => {
    const deleteDatabase = stubDatabases('ww-check-ins', 'ww-other');
    await deleteDatabases(['check-ins']);
    expect(deleteDatabase.mock.calls).toEqual([['ww-other']]);
  });
});
