import type { EntryLock } from '../platform/delivery-queue/entry-lock.ts';
import type { QueueEnvironment } from '../platform/delivery-queue/environment.ts';
import type { QueueRecord, QueueStore } from '../platform/delivery-queue/queue-store.ts';
import { onWake } from '../platform/device/connection.ts';
import { type Clock, deviceClock } from '../platform/lib/clock.ts';

/**
 * In-memory queue store of a device, shared by the queues of two tabs. `evict`: deletes the data, as a
 * browser does under storage pressure.
 */
export function memoryStore(initial: readonly QueueRecord[] = [], refuses = false) {
  const records = new Map(initial.map((record) => [record.key, record]));
  const device = { generation: initial.length === 0 ? null : crypto.randomUUID() };
  const store: QueueStore = {
    list: async () => ({ records: [...records.values()], generation: device.generation }),
    put: async (record) => {
      if (refuses) return false;
      device.generation ??= crypto.randomUUID();
      records.set(record.key, record);
      return true;
    },
    update: async (key, change) => {
      const record = records.get(key);
      const changed = record ? change(record) : null;
      if (!changed || refuses) return false;
      records.set(key, changed);
      return true;
    },
    remove: async (key) => void records.delete(key),
  };
  const evict = () => {
    records.clear();
    device.generation = null;
  };
  return { store, records, evict };
}

/** Lock shared by the tabs of a device. `releaseAll`: releases it as when a tab is killed. */
export function memoryLock() {
  const held = new Set<string>();
  const lock: EntryLock = {
    async run(key, act) {
      if (held.has(key)) return false;
      held.add(key);
      try {
        await act();
      } finally {
        held.delete(key);
      }
      return true;
    },
  };
  return { lock, releaseAll: () => held.clear() };
}

/** Clock that moves only by `advance`. `start`: in epoch milliseconds. */
export function fakeClock(start: number) {
  let now = start;
  const timers = new Map<object, { due: number; act: () => void }>();
  const clock: Clock = {
    now: () => now,
    setTimeout: (milliseconds, act) => {
      const id = {};
      timers.set(id, { due: now + milliseconds, act });
      return () => void timers.delete(id);
    },
  };
  return {
    clock,
    pendingTimers: () => timers.size,
    /** Advances the clock and runs due timers in order, each with its microtasks. */
    async advance(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const [next] = [...timers].toSorted(([, a], [, b]) => a.due - b.due);
        if (!next || next[1].due > end) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].due);
        next[1].act();
      }
      now = end;
      await settle();
    },
  };
}

/** Waits until all microtasks have settled. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Fake environment of a device that is online and visible until a test changes that. */
export function fakeEnvironment(overrides: Partial<QueueEnvironment> & { start?: number } = {}) {
  const { start = Date.parse('2026-11-20T20:00:00.000Z'), ...rest } = overrides;
  const time = fakeClock(start);
  const wakes = new Set<() => void>();
  const device = { isOnline: true };
  const environment: QueueEnvironment = {
    store: memoryStore().store,
    lock: memoryLock().lock,
    clock: time.clock,
    isOnline: () => device.isOnline,
    onWake: (wake) => {
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
    ...rest,
  };
  const wake = () => {
    for (const act of wakes) act();
  };
  return {
    environment,
    ...time,
    wake,
    connect(isOnline: boolean) {
      device.isOnline = isOnline;
      if (isOnline) wake();
    },
  };
}

/** Replaces the module of this name: environment of a device that always reports to be online. */
export const deviceEnvironment = (): QueueEnvironment => ({
  store: memoryStore().store,
  lock: memoryLock().lock,
  clock: deviceClock,
  isOnline: () => true,
  onWake,
});
