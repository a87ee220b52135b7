import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteAttendeeDatabases, deleteStaffDatabases, hasAuthDatabase } from './databases.ts';

afterEach(() => vi.unstubAllGlobals());

function stubDatabases(...names: string[]) {
  const deleteDatabase = vi.fn();
  const databases = async () => names.map((name) => ({ name, version: 1 }));
  vi.stubGlobal('indexedDB', { databases, deleteDatabase });
  return deleteDatabase;
}

describe('hasAuthDatabase', () => {
  it('detects data of Firebase Auth', async () => {
    stubDatabases('ww-check-ins');
    expect(await hasAuthDatabase()).toBe(false);
    stubDatabases('ww-check-ins', 'firebaseLocalStorageDb');
    expect(await hasAuthDatabase()).toBe(true);
  });

  it('returns false if the browser cannot list databases', async () => {
    vi.stubGlobal('indexedDB', {});
    expect(await hasAuthDatabase()).toBe(false);
    vi.stubGlobal('indexedDB', undefined);
    expect(await hasAuthDatabase()).toBe(false);
  });

  it('returns false if the browser does not respond', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { databases: () => new Promise(() => undefined) });
    const has = hasAuthDatabase();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await has).toBe(false);
    vi.useRealTimers();
  });
});

describe('deleteAttendeeDatabases', () => {
  it('retains databases of the desk and of Firebase', async () => {
    const deleteDatabase = stubDatabases(
      'ww-check-ins',
      'ww-desk-acts',
      'ww-desk-snapshot',
      'firebaseLocalStorageDb',
      'other',
    );
    await deleteAttendeeDatabases();
    expect(deleteDatabase.mock.calls).toEqual([['ww-check-ins']]);
  });

  it('deletes databases of earlier versions and retains exceptions', async () => {
    const deleteDatabase = stubDatabases('ww-check-ins', 'ww-other');
    await deleteAttendeeDatabases(['check-ins']);
    expect(deleteDatabase.mock.calls).toEqual([['ww-other']]);
  });

  it('deletes queued check-ins in a browser that cannot list databases', async () => {
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    await deleteAttendeeDatabases();
    expect(deleteDatabase.mock.calls).toEqual([['ww-check-ins']]);
  });

  it('does not throw without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(deleteAttendeeDatabases()).resolves.toBeUndefined();
  });
});

describe('deleteStaffDatabases', () => {
  it('deletes the offline list and retains unsent actions', () => {
    const deleteDatabase = stubDatabases('ww-desk-acts', 'ww-desk-snapshot');
    deleteStaffDatabases();
    expect(deleteDatabase.mock.calls).toEqual([['ww-desk-snapshot']]);
  });
});
