import { describe, expect, it } from 'vitest';
import { fakeEnvironment, memoryLock, memoryStore, settle } from '../../support/memory-queue.ts';
import { apiError, fakeServer, offline, signedInTab, trouble } from '../../support/test-queue.ts';

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
    expect(queue.getSnapshot().isSessionExpired).toBe(true);
    server.answer = async () => 'in';
    queue.setOwner(null, false);
    expect(states()).toEqual([]);
    queue.setOwner('maya', true);
    await settle();
    expect(records.size).toBe(0);
    expect(queue.getSnapshot().isSessionExpired).toBe(false);
  });

  it('of somebody who has left does not stop the next one', async () => {
    const { queue, server } = await signedInTab();
    let fail: (error: unknown) => void = () => undefined;
    server.answer = () => new Promise((_, reject) => (fail = reject));
    queue.submit({ place: 'vino' });
    await settle();
    queue.setOwner('noor', true);
    fail(over());
    await settle();
    expect(queue.getSnapshot()).toEqual({ deliveries: [], isSessionExpired: false });
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

  it('ask again every half minute what another one is at, which may be closed at any moment', async () => {
    const { first, second, server, shared } = await twoTabs();
    server.answer = () => new Promise(() => undefined);
    first.queue.submit({ place: 'vino' });
    await settle();
    second.device.wake();
    await settle();
    await second.device.advance(30_000);
    expect(server.asked).toHaveLength(1);
    // As the browser does with the locks of a tab that is closed.
    shared.lock.releaseAll();
    server.answer = async () => 'in';
    await second.device.advance(30_000);
    await settle();
    expect(server.asked).toHaveLength(2);
    expect(shared.store.records.size).toBe(0);
  });

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
