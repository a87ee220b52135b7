import { expect, it } from 'vitest';
import { fakeClock, memoryStore, settle } from '../../support/memory-queue.ts';
import { leaseLock, leaseMs, webLock } from './entry-lock.ts';

const never = () => new Promise<void>(() => undefined);

it('a lease keeps other tabs out, and is given back at the end', async () => {
  const { store } = memoryStore([{ key: 'a' }]);
  const { clock } = fakeClock(0);
  const [first, second] = [leaseLock(store, clock), leaseLock(store, clock)];
  let release: () => void = () => undefined;
  const held = first.run('a', () => new Promise<void>((resolve) => (release = resolve)));
  await settle();
  expect(await second.run('a', never)).toBe(false);
  expect(await second.run('not kept', async () => undefined)).toBe(true);
  release();
  expect(await held).toBe(true);
  expect(await second.run('a', async () => undefined)).toBe(true);
});

it('a lease of a closed tab runs out', async () => {
  const { store } = memoryStore([{ key: 'a' }]);
  const time = fakeClock(0);
  void leaseLock(store, time.clock).run('a', never);
  await settle();
  await time.advance(leaseMs - 1);
  expect(await leaseLock(store, time.clock).run('a', never)).toBe(false);
  await time.advance(1);
  expect(await leaseLock(store, time.clock).run('a', async () => undefined)).toBe(true);
});

it('a web lock asks for the entry and does not wait for it', async () => {
  const asked: unknown[] = [];
  const locks = (isFree: boolean) => ({
    request: async (name: string, options: object, act: (lock: Lock | null) => unknown) => {
      asked.push([name, options]);
      return act(isFree ? { name, mode: 'exclusive' } : null);
    },
  });
  const acts: string[] = [];
  const act = async () => void acts.push('sent');
  const lock = (isFree: boolean) => webLock(locks(isFree) as unknown as LockManager, 'check-ins');
  expect(await lock(true).run('a', act)).toBe(true);
  expect(await lock(false).run('a', act)).toBe(false);
  expect(acts).toEqual(['sent']);
  expect(asked[0]).toEqual(['check-ins/a', { ifAvailable: true }]);
});
