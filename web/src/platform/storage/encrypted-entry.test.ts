import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { encryptedEntry } from './encrypted-entry.ts';

/** Device database that can refuse writes or not respond, with its open connections. */
const device = vi.hoisted(() => ({
  connections: 0,
  isFull: false,
  isSilent: false,
  record: undefined as unknown,
}));
vi.mock('idb', () => ({
  openDB: async () => {
    if (device.isSilent) await new Promise(() => undefined);
    device.connections += 1;
    return {
      get: async () => device.record,
      put: async (_store: string, value: unknown) => {
        if (device.isFull) throw new DOMException('full', 'QuotaExceededError');
        device.record = value;
      },
      close: () => (device.connections -= 1),
    };
  },
  deleteDB: async () => (device.record = undefined),
}));

const entry = encryptedEntry('desk-snapshot');
const owner = { owner: 'theo', endsAt: 2000, isOngoing: () => true };

beforeEach(() => {
  Object.assign(device, { connections: 0, isFull: false, isSilent: false, record: undefined });
});

it('returns the value to its owner until it expires, and leaves no connection open', async () => {
  expect(await entry.put({ people: 1 }, owner)).toBe(true);
  expect(await entry.read('theo', 1000)).toEqual({ people: 1 });
  expect(await entry.read('theo', 2000)).toBeNull();
  expect(device).toMatchObject({ connections: 0, record: undefined });
});

// The deletion at the end of a session, and each later request to open, would wait for it.
it('leaves no connection open on a full device', async () => {
  device.isFull = true;
  expect(await entry.put({ people: 1 }, owner)).toBe(false);
  expect(device.connections).toBe(0);
});

it('stores nothing after a session that ends while the value is encrypted', async () => {
  let isOngoing = true;
  const stored = entry.put({ people: 1 }, { ...owner, isOngoing: () => isOngoing });
  isOngoing = false;
  expect(await stored).toBe(false);
  expect(device).toMatchObject({ connections: 0, record: undefined });
});

it('reads and stores nothing after 10 s when IndexedDB does not respond', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  device.isSilent = true;
  const answers = Promise.all([entry.read('theo', 1000), entry.put({ people: 1 }, owner)]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answers).toEqual([null, false]);
});
