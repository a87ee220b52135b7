import { onTestFinished, vi } from 'vitest';

/** Gives the browser a wake lock until the test has finished. Returns the mocks of its request and release. */
export function stubWakeLock() {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  return { request, release };
}
