import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubWakeLock } from '../../support/stub-wake-lock.ts';
import { useWakeLock } from './wake-lock.ts';

function Awake() {
  useWakeLock();
  return null;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const settle = () => act(async () => undefined);

test('keeps the screen on while the component is mounted', async () => {
  const { request, release } = stubWakeLock();
  render(<Awake />);
  await settle();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  expect(release).not.toHaveBeenCalled();
  cleanup();
  expect(release).toHaveBeenCalledOnce();
});

test('requests the lock again when the page becomes visible', async () => {
  const { request } = stubWakeLock();
  render(<Awake />);
  await settle();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  ['knows of none', undefined],
  ['refuses', { request: () => Promise.reject(new Error('Low battery.')) }],
])('does nothing in a browser that %s', async (_, wakeLock) => {
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
  render(<Awake />);
  await settle();
});
