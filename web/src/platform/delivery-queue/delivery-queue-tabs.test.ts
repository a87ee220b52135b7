import { describe, expect, it } from 'vitest';
import { fakeEnvironment, memoryLock, memoryStore, settle } from '../../support/memory-queue.ts';
import { apiError, fakeServer, offline, signedInTab, trouble } from '../../support/test-queue.ts';

describe('when the session has expired', () => {
  const over = () => apiError(401, 'session-expired');

  it('pauses the queue until its owner returns and deletes nothing', async () => {
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

  it('does not block the next owner after an expired session of another one', async () => {
    const { queue, server } = await signedInTab();
    const answer = Promise.withResolvers<string>();
    server.answer = () => answer.promise;
    queue.submit({ place: 'vino' });
    await settle();
    queue.setOwner('noor', true);
    answer.reject(over());
    await settle();
    expect(queue.getSnapshot()).toEqual({ deliveries: [], isSessionExpired: false });
  });

  it.each([
    ['not if that deleted the entries', true, []],
    ['if that left the entries', false, ['refused']],
  ])('stores a refusal that arrives after the sign-out, %s', async (_, isDeleted, stored) => {
    const { store, records, evict } = memoryStore();
    const { queue, server } = await signedInTab(fakeEnvironment({ store }));
    const answer = Promise.withResolvers<string>();
    server.answer = () => answer.promise;
    queue.submit({ place: 'vino' });
    await settle();
    queue.setOwner(null, false);
    if (isDeleted) evict();
    answer.reject(apiError(422, 'too-far'));
    await settle();
    expect([...records.values()].map(({ refusal }) => refusal && 'refused')).toEqual(stored);
  });
});

describe('with two tabs', () => {
  async function twoTabs() {
    const shared = { store: memoryStore(), lock: memoryLock() };
    const overrides = { store: shared.store.store, lock: shared.lock.lock };
    const server = fakeServer();
    const first = await signedInTab(fakeEnvironment(overrides), server);
    const second = await signedInTab(fakeEnvironment(overrides), server);
    return { first, second, server, shared };
  }

  it('checks every 30 seconds for entries of a tab that may have closed', async () => {
    const { first, second, server, shared } = await twoTabs();
    server.answer = () => new Promise(() => undefined);
    first.queue.submit({ place: 'vino' });
    await settle();
    second.device.wake();
    await settle();
    await second.device.advance(30_000);
    expect(server.asked).toHaveLength(1);
    // The browser releases the locks of a closed tab.
    shared.lock.releaseAll();
    server.answer = async () => 'in';
    await second.device.advance(30_000);
    await settle();
    expect(server.asked).toHaveLength(2);
    expect(shared.store.records.size).toBe(0);
  });

  it('sends an entry once from either tab', async () => {
    const { first, second, server } = await twoTabs();
    const answer = Promise.withResolvers<string>();
    server.answer = () => answer.promise;
    first.queue.submit({ place: 'vino' });
    await settle();
    second.device.wake();
    await settle();
    expect(server.asked).toHaveLength(1);
    answer.resolve('in');
    await settle();
    await second.queue.flush();
    expect(server.asked).toHaveLength(1);
    expect(second.states()).toEqual([]);
  });

  it('shows both tabs the result of an entry that one of them sent', async () => {
    const { first, second, server } = await twoTabs();
    const { answer } = server;
    server.answer = () => Promise.reject(offline());
    const key = first.queue.submit({ place: 'vino' });
    await settle();
    server.answer = answer;
    second.device.wake();
    await settle();
    expect(server.keys()).toEqual([key, key]);
    // The tab of origin requests the result with the same key; the server repeats its response.
    first.device.wake();
    await settle();
    expect(first.queue.getSnapshot().deliveries).toMatchObject([{ answer: 'in at vino' }]);
    expect(new Set(server.keys()).size).toBe(1);
  });

  it('persists entries again that the browser evicted, also those of the other tab', async () => {
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

  it('sends no entry that another tab withdrew', async () => {
    const { first, second, server } = await twoTabs();
    first.device.connect(false);
    const key = first.queue.submit({ place: 'vino' });
    await settle();
    await second.queue.refresh();
    expect(await second.queue.cancel(key)).toBe(true);
    first.device.connect(true);
    await settle();
    expect(server.asked).toEqual([]);
    expect(first.states()).toEqual([]);
    await second.queue.flush();
    expect(server.asked).toEqual([]);
  });

  it('sends no entry that another tab withdrew while earlier ones were sent', async () => {
    const { first, second, server } = await twoTabs();
    first.device.connect(false);
    first.queue.submit({ place: 'vino' });
    await settle();
    const key = first.queue.submit({ place: 'print' });
    await settle();
    await second.queue.refresh();
    const answer = Promise.withResolvers<string>();
    server.answer = () => answer.promise;
    first.device.connect(true);
    await settle();
    expect(await second.queue.cancel(key)).toBe(true);
    answer.resolve('in');
    await settle();
    expect(server.asked).toMatchObject([{ payload: { place: 'vino' } }]);
  });

  it('withdraws no entry that another tab is sending', async () => {
    const { first, second, server } = await twoTabs();
    const answer = Promise.withResolvers<string>();
    server.answer = () => answer.promise;
    const key = first.queue.submit({ place: 'vino' });
    await settle();
    await second.queue.refresh();
    expect(await second.queue.cancel(key)).toBe(false);
    answer.resolve('in');
    await settle();
    expect(first.states()).toEqual(['delivered']);
  });

  it('keeps a withdrawn entry of this tab that another tab has sent', async () => {
    const { first, second, server } = await twoTabs();
    const answer = Promise.withResolvers<string>();
    server.answer = () => answer.promise;
    for (const tab of [first, second]) tab.device.connect(false);
    const key = first.queue.submit({ place: 'vino' });
    await settle();
    second.device.connect(true);
    await settle();
    first.device.connect(true);
    await settle();
    expect(server.asked).toHaveLength(1);
    answer.reject(offline());
    await settle();
    expect(await first.queue.cancel(key)).toBe(true);
    expect(first.states()).toEqual(['withdrawn']);
  });

  it('shows a refusal in both tabs', async () => {
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

it('returns the same snapshot object until something changes', async () => {
  const { queue } = await signedInTab();
  const before = queue.getSnapshot();
  expect(queue.getSnapshot()).toBe(before);
  queue.submit({ place: 'vino' });
  expect(queue.getSnapshot()).not.toBe(before);
});

it('stops retrying without subscribers', async () => {
  const { queue, server, device, close } = await signedInTab();
  server.answer = () => Promise.reject(trouble());
  queue.submit({ place: 'vino' });
  await settle();
  close();
  device.wake();
  await device.advance(600_000);
  expect(server.asked).toHaveLength(1);
});
