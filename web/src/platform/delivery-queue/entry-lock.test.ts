import { expect, it, vi } from 'vitest';
import { fakeClock, memoryStore, settle } from '../../support/memory-queue.ts';
import { leaseLock, leaseMs, webLock } from './entry-lock.ts';

const never = () => new Promise<void>(() => undefined);

it('excludes other tabs during a lease and releases it at the end', async () => {
  const { store } = memoryStore([{ key: 'a' }]);
  const { clock } = fakeClock(0);
  const [first, second] = [leaseLock(store, clock), leaseLock(store, clock)];
  const work = Promise.withResolvers<void>();
  const held = first.run('a', () => work.promise);
  await settle();
  expect(await second.run('a', never)).toBe(false);
  expect(await second.run('not kept', async () => undefined)).toBe(true);
  work.resolve();
  expect(await held).toBe(true);
  expect(await second.run('a', async () => undefined)).toBe(true);
});

it('expires the lease of a closed tab', async () => {
  const { store } = memoryStore([{ key: 'a' }]);
  const time = fakeClock(0);
  void leaseLock(store, time.clock).run('a', never);
  await settle();
  await time.advance(leaseMs - 1);
  expect(await leaseLock(store, time.clock).run('a', never)).toBe(false);
  await time.advance(1);
  expect(await leaseLock(store, time.clock).run('a', async () => undefined)).toBe(true);
});

it('does not wait for a web lock and reports when it is free', async () => {
  const runs: string[] = [];
  const closed = Promise.withResolvers<void>();
  const [sender, other] = ['sender', 'other'].map((tab) =>
    webLock(navigator.locks, 'check-ins', () => runs.push(`free for ${tab}`)),
  );
  const sent = sender?.run('a', () => closed.promise);
  const send = async () => void runs.push('sent by the other');
  expect(await other?.run('a', send)).toBe(false);
  expect(await other?.run('a', send)).toBe(false);
  expect(await other?.run('b', send)).toBe(true);
  expect(runs).toEqual(['sent by the other']);
  closed.resolve();
  expect(await sent).toBe(true);
  await expect.poll(() => runs).toEqual(['sent by the other', 'free for other']);
  expect(await other?.run('a', send)).toBe(true);
});

it('sends without a web lock if the browser blocks them together with storage', async () => {
  const denied = new DOMException('Access to the Locks API is denied.', 'SecurityError');
  const lock = webLock({ request: () => Promise.reject(denied) }, 'check-ins', () => undefined);
  const send = vi.fn(async () => undefined);
  expect(await lock.run('a', send)).toBe(true);
  expect(send).toHaveBeenCalledOnce();
});

it('passes on a failure under a web lock, and sends once', async () => {
  const lock = webLock(navigator.locks, 'check-ins', () => undefined);
  const send = vi.fn(() => Promise.reject(new Error('damaged')));
  await expect(lock.run('a', send)).rejects.toThrow('damaged');
  expect(send).toHaveBeenCalledOnce();
});
