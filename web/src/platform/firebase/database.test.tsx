import { databaseHeader } from '@wine-walk/common/api/database.ts';
import { readDistrict } from '@wine-walk/common/api/districts.ts';
import { readHealth } from '@wine-walk/common/api/staff/operations.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, stubFetch } from '../../support/fake-fetch.ts';
import { reloadNewest } from '../device/reload.ts';

vi.mock('../device/reload.ts', () => ({ reloadNewest: vi.fn() }));

/** Opens the app again: modules forget, storage does not. */
async function start() {
  vi.resetModules();
  return import('./database.ts');
}
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(reloadNewest).mockClear();
  vi.useFakeTimers({ now: Date.parse('2026-11-20T18:00:00Z') });
  return () => vi.useRealTimers();
});

describe('the database of a page', () => {
  it('opens the default database until the API names another', async () => {
    const { databaseToOpen } = await start();
    expect(databaseToOpen()).toBe('(default)');
  });

  it('opens the database that the API named before Firestore, without a reload', async () => {
    const { noteDatabase, databaseToOpen } = await start();
    noteDatabase('restored-1');
    expect(databaseToOpen()).toBe('restored-1');
    expect(reloadNewest).not.toHaveBeenCalled();
  });

  it.each([
    ['an answer', 200],
    ['a refusal', 503],
  ])('opens the database in the header of %s of the API', async (_, status) => {
    const { databaseToOpen } = await start();
    const headers = { 'Content-Type': 'application/json', [databaseHeader]: 'restored-1' };
    const { anonymousApi } = await import('../api/api-client.ts');
    stubFetch(json({ status: 'ok' }, { status, headers }));
    await anonymousApi(readHealth, {}).catch(() => undefined);
    expect(databaseToOpen()).toBe('restored-1');
  });

  it('ignores the database in an answer that the browser may have kept since before a restore', async () => {
    const { noteDatabase, databaseToOpen } = await start();
    const { anonymousApi } = await import('../api/api-client.ts');
    noteDatabase('restored-1');
    databaseToOpen();
    stubFetch(json({}, { headers: { [databaseHeader]: '(default)' } }));
    await anonymousApi(readDistrict, { params: { id: 'a'.repeat(64) } }).catch(() => undefined);
    expect(reloadNewest).not.toHaveBeenCalled();
    expect((await start()).databaseToOpen()).toBe('restored-1');
  });

  it('follows the database that a call every five minutes names while the page is visible', async () => {
    const { databaseToOpen } = await start();
    const { watchDatabase } = await import('./watch-database.ts');
    databaseToOpen();
    stubFetch(json({ status: 'ok' }, { headers: { [databaseHeader]: 'restored-1' } }));
    watchDatabase();
    expect(reloadNewest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(reloadNewest).toHaveBeenCalledOnce();
  });

  it('reloads when the API names another database than the one in use', async () => {
    const { noteDatabase, databaseToOpen } = await start();
    databaseToOpen();
    noteDatabase('restored-1');
    expect(reloadNewest).toHaveBeenCalledOnce();
    expect((await start()).databaseToOpen()).toBe('restored-1');
  });

  it.each([null, '(default)'])('does not reload when the API answers %j', async (name) => {
    const { noteDatabase, databaseToOpen } = await start();
    databaseToOpen();
    noteDatabase(name);
    expect(reloadNewest).not.toHaveBeenCalled();
  });

  it('reloads once a minute at most while instances of both databases answer', async () => {
    const first = await start();
    first.databaseToOpen();
    first.noteDatabase('restored-1');
    const second = await start();
    second.databaseToOpen();
    second.noteDatabase('(default)');
    expect(reloadNewest).toHaveBeenCalledOnce();
    expect((await start()).databaseToOpen()).toBe('restored-1');
    vi.advanceTimersByTime(61_000);
    second.noteDatabase('(default)');
    expect(reloadNewest).toHaveBeenCalledTimes(2);
    expect((await start()).databaseToOpen()).toBe('(default)');
  });

  it('does not reload without storage, which would repeat endlessly', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { noteDatabase, databaseToOpen } = await start();
    databaseToOpen();
    noteDatabase('restored-1');
    expect(reloadNewest).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
