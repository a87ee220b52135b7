import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

it('notifies each listener of a change until it unsubscribes', () => {
  const { subscribe, notify, count } = createListeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = subscribe(first);
  subscribe(second);
  notify();
  leave();
  notify();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
  expect(count()).toBe(1);
});
