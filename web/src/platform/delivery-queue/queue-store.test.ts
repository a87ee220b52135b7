import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openQueueStore } from './queue-store.ts';

/** IndexedDB that responds when the test says so. */
const device = vi.hoisted(() => ({
  response: Promise.withResolvers<unknown>(),
  writes: 0,
  connections: 0,
}));
vi.mock('idb', () => ({ openDB: () => device.response.promise }));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(device, { response: Promise.withResolvers(), writes: 0, connections: 1 });
});
afterEach(() => void vi.useRealTimers());

async function after10Seconds<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(10_000);
  return work;
}

describe('openQueueStore', () => {
  it('stores and lists nothing after 10 s when IndexedDB does not respond', async () => {
    const store = openQueueStore('check-ins');
    expect(await after10Seconds(store.put({ key: 'a' }))).toBe(false);
    expect(await after10Seconds(store.update('a', () => null))).toBe(false);
    expect(await after10Seconds(store.list())).toBeNull();
    expect(await after10Seconds(store.remove('a'))).toBeUndefined();
  });

  it('closes the database without a write when IndexedDB responds late', async () => {
    expect(await after10Seconds(openQueueStore('check-ins').put({ key: 'a' }))).toBe(false);
    device.response.resolve({
      transaction: () => (device.writes += 1),
      close: () => (device.connections -= 1),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(device).toMatchObject({ writes: 0, connections: 0 });
  });
  it('undoes a write that takes longer than 10 s', async () => {
    const abort = vi.fn();
    const never = new Promise(() => undefined);
    const store = { getKey: async () => '', put: () => never };
    device.response.resolve({
      transaction: () => ({ store, done: never, abort }),
      close: () => undefined,
    });
    expect(await after10Seconds(openQueueStore('check-ins').put({ key: 'a' }))).toBe(false);
    expect(abort).toHaveBeenCalledOnce();
  });
});
