import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fakeEnvironment, memoryLock, memoryStore, settle } from '../../support/memory-queue.ts';
import { ApiError, NetworkError } from '../api-errors.ts';
import type { DeliveryEvent } from './delivery.ts';
import { DeliveryQueue, slowMs } from './delivery-queue.ts';
import type { QueueEntry } from './entry.ts';
import type { QueueEnvironment } from './environment.ts';
import { maxRetryMs } from './retry-timer.ts';

const payload = z.object({ place: z.string() });
type Place = z.infer<typeof payload>;

const apiError = (status: number, code: string, more: object = {}, headers = {}) =>
  new ApiError(
    new Response(null, { status, headers }),
    JSON.stringify({ code, message: `${code}.`, ...more }),
  );
const offline = () => new NetworkError('offline', 'The server could not be reached.');
const trouble = () => apiError(500, 'unexpected');

/** A server that answers what it is told to, and what it was asked. */
function fakeServer() {
  const asked: QueueEntry<Place>[] = [];
  const server = {
    asked,
    answer: async (entry: QueueEntry<Place>): Promise<string> => `in at ${entry.payload.place}`,
    keys: () => asked.map(({ key }) => key),
  };
  return server;
}

function openTab(environment: QueueEnvironment, server: ReturnType<typeof fakeServer>) {
  const queue = new DeliveryQueue<Place, string>(environment, {
    payload,
    deliver: async (entry) => {
      server.asked.push(entry);
      return server.answer(entry);
    },
  });
  const events: DeliveryEvent<Place, string>[] = [];
  queue.watch((event) => events.push(event));
  const close = queue.subscribe(() => undefined);
  const states = () => queue.getSnapshot().deliveries.map(({ state }) => state);
  return { queue, events, states, close };
}

async function signedInTab(device = fakeEnvironment(), server = fakeServer()) {
  const tab = openTab(device.environment, server);
  tab.queue.identify('maya', true);
  await settle();
  return { ...tab, device, server };
}

// spec: A14.30
describe('an entry', () => {
  it('is kept on the device before it is sent, and gone from it once it is answered', async () => {
    const { store, records } = memoryStore();
    const { queue, server, states } = await signedInTab(fakeEnvironment({ store }));
    let release: (answer: string) => void = () => undefined;
    server.answer = () => {
      expect(records.size).toBe(1);
      return new Promise((resolve) => {
        release = resolve;
      });
    };
    const key = queue.submit({ place: 'vino' });
    expect(states()).toEqual(['saving']);
    await settle();
    expect(states()).toEqual(['in-flight']);
    expect([...records.keys()]).toEqual([key]);
    release('in');
    await settle();
    expect(queue.getSnapshot().deliveries).toMatchObject([{ state: 'delivered', answer: 'in' }]);
    expect(records.size).toBe(0);
  });

  it('is sent with when and by whom it was made, under one key', async () => {
    const { queue, server, device } = await signedInTab();
    server.answer = async () => Promise.reject(trouble());
    const key = queue.submit({ place: 'vino' });
    await device.advance(31_000);
    expect(server.asked).toHaveLength(2);
    for (const entry of server.asked) {
      const createdAt = Date.parse('2026-11-20T20:00:00.000Z');
      expect(entry).toMatchObject({ key, owner: 'maya', createdAt, payload: { place: 'vino' } });
    }
  });

  it('is not taken from nobody', () => {
    const { queue } = openTab(fakeEnvironment().environment, fakeServer());
    expect(() => queue.submit({ place: 'vino' })).toThrow('Nobody is signed in.');
  });

  it('waits until its owner is known to the server', async () => {
    const server = fakeServer();
    const { queue, states } = openTab(fakeEnvironment().environment, server);
    queue.identify('maya', false);
    queue.submit({ place: 'vino' });
    await settle();
    expect([states(), server.asked]).toEqual([['queued'], []]);
    queue.identify('maya', true);
    await settle();
    expect(states()).toEqual(['delivered']);
  });

  it('of somebody else is neither shown nor sent, and what is unreadable is passed over', async () => {
    const own = { key: 'a', owner: 'maya', createdAt: 1, payload: { place: 'a' }, refusal: null };
    const theirs = { ...own, key: 'b', owner: 'noor' };
    const { store, records } = memoryStore([
      own,
      theirs,
      { ...own, key: 'c', payload: 5 },
      { key: 'd' },
    ]);
    const { server } = await signedInTab(fakeEnvironment({ store }));
    expect(server.keys()).toEqual(['a']);
    expect([...records.keys()]).toEqual(['b', 'c', 'd']);
  });

  it('is slow after 8 seconds under way, and still answered', async () => {
    const { queue, server, device } = await signedInTab();
    let release: (answer: string) => void = () => undefined;
    server.answer = () => new Promise((resolve) => (release = resolve));
    queue.submit({ place: 'vino' });
    await device.advance(slowMs - 1);
    expect(queue.getSnapshot().deliveries[0]?.isSlow).toBe(false);
    await device.advance(1);
    expect(queue.getSnapshot().deliveries[0]?.isSlow).toBe(true);
    release('in');
    await settle();
    expect(queue.getSnapshot().deliveries[0]).toMatchObject({ state: 'delivered', answer: 'in' });
    expect(device.pendingTimers()).toBe(0);
  });
});

describe('without a final answer', () => {
  it.each([
    ['no connection', offline()],
    ['nothing in time', new NetworkError('timeout', 'late')],
    ['an answer that is none', new NetworkError('unreadable', 'html')],
    ['500', trouble()],
    ['429', apiError(429, 'too-many-requests')],
    ['the page of a café', new ApiError(new Response(null, { status: 403 }), '<html>')],
    ['an error of our own', new Error('ours')],
  ])('(%s) it stays on the device and is sent again by itself', async (_, error) => {
    const { store, records } = memoryStore();
    const { queue, server, device, states, events } = await signedInTab(fakeEnvironment({ store }));
    const { answer } = server;
    server.answer = () => Promise.reject(error);
    queue.submit({ place: 'vino' });
    await settle();
    expect(queue.getSnapshot().deliveries).toMatchObject([
      { state: 'queued', failedTries: 1, error },
    ]);
    expect(records.size).toBe(1);
    server.answer = answer;
    await device.advance(30_000);
    expect(states()).toEqual(['delivered']);
    expect(events.map(({ type }) => type)).toEqual(['failed', 'delivered']);
  });

  it('waits longer after each round, up to five minutes, and not at all once connected', async () => {
    const { queue, server, device } = await signedInTab();
    const times: number[] = [];
    server.answer = () => {
      times.push(device.clock.now());
      return Promise.reject(offline());
    };
    queue.submit({ place: 'vino' });
    await device.advance(20 * 60_000);
    const gaps = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / 1000);
    expect(gaps).toEqual([30, 60, 120, 240, maxRetryMs / 1000, 300]);
    const before = server.asked.length;
    device.connect(true);
    await settle();
    expect(server.asked).toHaveLength(before + 1);
    await device.advance(30_000);
    expect(server.asked).toHaveLength(before + 2);
  });

  it('waits as long as the server asks', async () => {
    const { queue, server, device } = await signedInTab();
    server.answer = () =>
      Promise.reject(apiError(429, 'too-many-requests', { details: { retryAfterSeconds: 90 } }));
    queue.submit({ place: 'vino' });
    await device.advance(89_000);
    expect(server.asked).toHaveLength(1);
    await device.advance(1000);
    expect(server.asked).toHaveLength(2);
  });

  it('is not asked for while the device says it is offline, and at once when it is not', async () => {
    const { queue, server, device, states } = await signedInTab();
    device.connect(false);
    queue.submit({ place: 'vino' });
    await device.advance(600_000);
    expect([states(), server.asked]).toEqual([['queued'], []]);
    device.connect(true);
    await settle();
    expect(states()).toEqual(['delivered']);
  });

  it('does not stop those after it, unless there is no connection at all', async () => {
    const { queue, server, device, states } = await signedInTab();
    server.answer = async ({ payload: { place } }) =>
      place === 'vino' ? Promise.reject(trouble()) : 'in';
    device.connect(false);
    queue.submit({ place: 'vino' });
    queue.submit({ place: 'print' });
    await settle();
    device.connect(true);
    await settle();
    expect(states()).toEqual(['queued', 'delivered']);
    server.answer = () => Promise.reject(offline());
    queue.submit({ place: 'rail' });
    await settle();
    const before = server.asked.length;
    await queue.flush();
    expect(server.asked).toHaveLength(before + 1);
  });

  it('is lost, and told, where the device could not keep it', async () => {
    const { store } = memoryStore([], true);
    const { queue, server, device, events } = await signedInTab(fakeEnvironment({ store }));
    server.answer = () => Promise.reject(trouble());
    queue.submit({ place: 'vino' });
    await device.advance(600_000);
    expect(server.asked).toHaveLength(1);
    expect(events).toMatchObject([{ type: 'lost', delivery: { state: 'lost' } }]);
    device.connect(false);
    queue.submit({ place: 'print' });
    await settle();
    expect(events.map(({ type }) => type)).toEqual(['lost', 'lost']);
  });
});

describe('a refused entry', () => {
  const details = { distanceMeters: 130, radiusMeters: 50 };

  it('stays with its reason, also after a restart, until it is dismissed', async () => {
    const { store, records } = memoryStore();
    const device = fakeEnvironment({ store });
    const first = await signedInTab(device);
    first.server.answer = () => Promise.reject(apiError(422, 'too-far', { details }));
    const key = first.queue.submit({ place: 'vino' });
    await device.advance(600_000);
    expect(first.server.asked).toHaveLength(1);
    first.close();
    const { queue, server } = await signedInTab(device);
    const refusal = { code: 'too-far', message: 'too-far.', details };
    expect(queue.getSnapshot().deliveries).toMatchObject([{ key, state: 'refused', refusal }]);
    await queue.flush();
    expect(server.asked).toHaveLength(0);
    expect(await queue.countUnsent('maya')).toBe(0);
    await queue.dismiss(key);
    expect([queue.getSnapshot().deliveries, records.size]).toEqual([[], 0]);
  });

  it('is the only kind that can be dismissed before it is delivered', async () => {
    const { queue, device, states } = await signedInTab();
    device.connect(false);
    const key = queue.submit({ place: 'vino' });
    await settle();
    await queue.dismiss(key);
    expect([states(), await queue.countUnsent('maya')]).toEqual([['queued'], 1]);
  });
});

describe('a session that is over', () => {
  const over = () => apiError(401, 'session-expired');

  it('pauses everything until its owner is back, and forgets nothing', async () => {
    const { store, records } = memoryStore();
    const { queue, server, device, states } = await signedInTab(fakeEnvironment({ store }));
    server.answer = () => Promise.reject(over());
    queue.submit({ place: 'vino' });
    queue.submit({ place: 'print' });
    await device.advance(600_000);
    device.wake();
    await settle();
    expect(server.asked.length).toBeLessThanOrEqual(2);
    expect([states(), records.size]).toEqual([['queued', 'queued'], 2]);
    expect(queue.getSnapshot().isSessionOver).toBe(true);
    server.answer = async () => 'in';
    queue.identify(null, false);
    expect(states()).toEqual([]);
    queue.identify('maya', true);
    await settle();
    expect(records.size).toBe(0);
    expect(queue.getSnapshot().isSessionOver).toBe(false);
  });

  it('of somebody who has left does not stop the next one', async () => {
    const { queue, server } = await signedInTab();
    let fail: (error: unknown) => void = () => undefined;
    server.answer = () => new Promise((_, reject) => (fail = reject));
    queue.submit({ place: 'vino' });
    await settle();
    queue.identify('noor', true);
    fail(over());
    await settle();
    expect(queue.getSnapshot()).toEqual({ deliveries: [], isSessionOver: false });
  });
});

describe('two tabs of one device', () => {
  async function twoTabs() {
    const shared = { store: memoryStore(), lock: memoryLock() };
    const given = { store: shared.store.store, lock: shared.lock.lock };
    const server = fakeServer();
    const first = await signedInTab(fakeEnvironment(given), server);
    const second = await signedInTab(fakeEnvironment(given), server);
    return { first, second, server, shared };
  }

  it('send an entry once, whichever is at it', async () => {
    const { first, second, server } = await twoTabs();
    let release: (answer: string) => void = () => undefined;
    server.answer = () => new Promise((resolve) => (release = resolve));
    first.queue.submit({ place: 'vino' });
    await settle();
    second.device.wake();
    await settle();
    expect(server.asked).toHaveLength(1);
    release('in');
    await settle();
    await second.queue.flush();
    expect(server.asked).toHaveLength(1);
    expect(second.states()).toEqual([]);
  });

  it('both learn what became of what the other one sent', async () => {
    const { first, second, server } = await twoTabs();
    const { answer } = server;
    server.answer = () => Promise.reject(offline());
    const key = first.queue.submit({ place: 'vino' });
    await settle();
    server.answer = answer;
    second.device.wake();
    await settle();
    expect(server.keys()).toEqual([key, key]);
    // Where it was made the answer is asked for under the same key: the server gives the first one again.
    first.device.wake();
    await settle();
    expect(first.queue.getSnapshot().deliveries).toMatchObject([{ answer: 'in at vino' }]);
    expect(new Set(server.keys()).size).toBe(1);
  });

  it('keep again what the browser evicted, also what neither of them made', async () => {
    const { first, second, shared } = await twoTabs();
    for (const tab of [first, second]) tab.device.connect(false);
    first.queue.submit({ place: 'vino' });
    await settle();
    await second.queue.flush();
    first.close();
    shared.store.evict();
    await second.queue.flush();
    expect(shared.store.records.size).toBe(1);
    second.device.connect(true);
    await settle();
    expect(second.states()).toEqual(['delivered']);
  });

  it('a refusal shows in both', async () => {
    const { first, second, server } = await twoTabs();
    first.device.connect(false);
    first.queue.submit({ place: 'vino' });
    await settle();
    server.answer = () => Promise.reject(apiError(422, 'too-far'));
    second.device.wake();
    await settle();
    expect(second.states()).toEqual(['refused']);
    first.device.wake();
    await settle();
    expect(first.states()).toEqual(['refused']);
  });
});

it('a snapshot is the same object until something changes', async () => {
  const { queue } = await signedInTab();
  const before = queue.getSnapshot();
  expect(queue.getSnapshot()).toBe(before);
  queue.submit({ place: 'vino' });
  expect(queue.getSnapshot()).not.toBe(before);
});

it('nothing is tried again once nobody follows', async () => {
  const { queue, server, device, close } = await signedInTab();
  server.answer = () => Promise.reject(trouble());
  queue.submit({ place: 'vino' });
  await settle();
  close();
  device.wake();
  await device.advance(600_000);
  expect(server.asked).toHaveLength(1);
});
