import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-worker.ts';

const box = vi.hoisted(() => ({
  scripts: [] as string[],
  heard: new Map<string, () => unknown>(),
  active: null as object | null,
  update: vi.fn(async () => undefined),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    constructor(script: string) {
      box.scripts.push(script);
    }
    addEventListener(name: string, listener: () => unknown) {
      box.heard.set(name, listener);
    }
    register = async () => ({ update: box.update, active: box.active });
  },
}));

const hour = 60 * 60 * 1000;

beforeEach(() => {
  vi.clearAllMocks();
  box.scripts.length = 0;
  box.heard.clear();
  box.active = {};
  // Registrations of earlier tests keep polling.
  box.update = vi.fn(async () => undefined);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('registers /sw.js', async () => {
  await registerServiceWorker(() => undefined);
  expect(box.scripts).toEqual(['/sw.js']);
});

test('offers a waiting version', async () => {
  const onWaiting = vi.fn();
  await registerServiceWorker(onWaiting);
  expect(onWaiting).not.toHaveBeenCalled();
  await box.heard.get('waiting')?.();
  expect(onWaiting).toHaveBeenCalledOnce();
});

test('offers nothing on a first visit', async () => {
  box.active = null;
  const onWaiting = vi.fn();
  await registerServiceWorker(onWaiting);
  await box.heard.get('waiting')?.();
  expect(onWaiting).not.toHaveBeenCalled();
});

test('checks for a new version hourly and when the app becomes visible', async () => {
  await registerServiceWorker(() => undefined);
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(box.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(box.update).toHaveBeenCalledTimes(1);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(box.update).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(box.update).toHaveBeenCalledTimes(2);
});

test('ignores failed checks, as when offline', async () => {
  box.update.mockRejectedValueOnce(new TypeError('Failed to update'));
  await registerServiceWorker(() => undefined);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(box.update).toHaveBeenCalledTimes(2);
});
