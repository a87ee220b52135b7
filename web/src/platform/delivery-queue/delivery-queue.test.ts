import { describe, expect, it } from 'vitest';
import { fakeEnvironment, memoryStore, settle } from '../../support/memory-queue.ts';
import { fakeServer, openTab, signedInTab, trouble } from '../../support/test-queue.ts';
import { slowMs } from './delivery-queue.ts';

describe('DeliveryQueue', () => {
  it('persists an entry before it is sent and deletes it after the response', async () => {
    const { store, records } = memoryStore();
    const { queue, server, states } = await signedInTab(fakeEnvironment({ store }));
    const answer = Promise.withResolvers<string>();
    server.answer = () => {
      expect(records.size).toBe(1);
      return answer.promise;
    };
    const key = queue.submit({ place: 'vino' });
    expect(states()).toEqual(['saving']);
    await settle();
    expect(states()).toEqual(['in-flight']);
    expect([...records.keys()]).toEqual([key]);
    answer.resolve('in');
    await settle();
    expect(queue.getSnapshot().deliveries).toMatchObject([{ state: 'delivered', answer: 'in' }]);
    expect(records.size).toBe(0);
  });

  it('reports an entry as delivered before the device has deleted it', async () => {
    const { store } = memoryStore();
    const remove = () => new Promise<void>(() => undefined);
    const { queue, states } = await signedInTab(fakeEnvironment({ store: { ...store, remove } }));
    queue.submit({ place: 'vino' });
    await settle();
    expect(states()).toEqual(['delivered']);
  });

  it('rejects the number of unsent entries when the device does not list them', async () => {
    const { store } = memoryStore();
    const list = async () => null;
    const { queue } = await signedInTab(fakeEnvironment({ store: { ...store, list } }));
    await expect(queue.countUnsent('maya')).rejects.toThrow('does not respond');
  });

  it('sends an entry with its time and owner under one key', async () => {
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

  it('marks an entry that is not sent at once as waiting, also while it is sent later', async () => {
    const { queue, server, device } = await signedInTab();
    server.answer = () => new Promise(() => undefined);
    device.connect(false);
    queue.submit({ place: 'vino' });
    await settle();
    const waiting = { state: 'queued', hasWaited: true, failedAttempts: 0 };
    expect(queue.getSnapshot().deliveries).toMatchObject([waiting]);
    device.connect(true);
    await settle();
    expect(server.asked).toMatchObject([waiting]);
    expect(queue.getSnapshot().deliveries).toMatchObject([{ state: 'in-flight', hasWaited: true }]);
  });

  it('throws for an entry without an owner', () => {
    const { queue } = openTab(fakeEnvironment().environment, fakeServer());
    expect(() => queue.submit({ place: 'vino' })).toThrow('Nobody is signed in.');
  });

  it('sends nothing until the owner is signed in on the server', async () => {
    const server = fakeServer();
    const { queue, states } = openTab(fakeEnvironment().environment, server);
    queue.setOwner('maya', false);
    queue.submit({ place: 'vino' });
    await settle();
    expect([states(), server.asked]).toEqual([['queued'], []]);
    queue.setOwner('maya', true);
    await settle();
    expect(states()).toEqual(['delivered']);
  });

  it('neither shows nor sends entries of another owner, and skips invalid records', async () => {
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

  it('marks an entry as slow after 8 seconds in flight and completes it later', async () => {
    const { queue, server, device } = await signedInTab();
    const answer = Promise.withResolvers<string>();
    server.answer = () => answer.promise;
    queue.submit({ place: 'vino' });
    await device.advance(slowMs - 1);
    expect(queue.getSnapshot().deliveries).toMatchObject([{ isSlow: false, hasWaited: false }]);
    await device.advance(1);
    expect(queue.getSnapshot().deliveries).toMatchObject([{ isSlow: true, hasWaited: true }]);
    answer.resolve('in');
    await settle();
    expect(queue.getSnapshot().deliveries[0]).toMatchObject({ state: 'delivered', answer: 'in' });
    expect(device.pendingTimers()).toBe(0);
  });
});
