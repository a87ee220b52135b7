import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilControlled } from './until-controlled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the service workers of a browser, and if the wait is over. */
function waitFor(controller: object | null) {
  const workers = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const onDone = vi.fn<() => void>();
  void untilControlled().then(onDone);
  return { workers, onDone };
}

test('waits for the first worker to control the page', async () => {
  const { workers, onDone } = waitFor(null);
  await vi.advanceTimersByTimeAsync(9999);
  expect(onDone).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onDone).toHaveBeenCalled();
});

test('waits 10 seconds at most', async () => {
  const { onDone } = waitFor(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onDone).toHaveBeenCalled();
});

test('does not wait on a controlled page', async () => {
  const { onDone } = waitFor({});
  await vi.advanceTimersByTimeAsync(0);
  expect(onDone).toHaveBeenCalled();
});

test('does not wait without service workers', async () => {
  vi.stubGlobal('navigator', {});
  await expect(untilControlled()).resolves.toBeUndefined();
});
