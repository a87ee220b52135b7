import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForOptions } from '../../support/in-time.ts';
import { LiveRecord, shown } from '../../support/live-records.tsx';
import { LiveProvider } from './live-provider.tsx';

const openFirestore = vi.hoisted(() => vi.fn());
vi.mock('./firestore-listeners.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openFirestore,
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function without() {
  openFirestore.mockReset().mockRejectedValue(new Error('503'));
  render(
    <LiveProvider persona="attendee">
      <LiveRecord path="doors/vino" />
    </LiveProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  await vi.waitFor(
    () => expect(shown()).toBe('error Live data could not be loaded.'),
    waitForOptions,
  );
}

it('loads Firebase again after a failure', async () => {
  await without();
  await pass(30_000);
  expect(openFirestore.mock.calls.length).toBeGreaterThan(2);
  expect(shown()).toBe('error Live data could not be loaded.');
  openFirestore.mockResolvedValue({ app: { name: 'attendee' } });
  await pass(60_000);
  expect(shown()).toBe('loading');
  const requests = openFirestore.mock.calls.length;
  await pass(600_000);
  expect(openFirestore).toHaveBeenCalledTimes(requests);
});

it('loads Firebase again at once when the device reconnects', async () => {
  await without();
  await pass(30_000);
  const requests = openFirestore.mock.calls.length;
  openFirestore.mockResolvedValue({ app: { name: 'attendee' } });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(openFirestore).toHaveBeenCalledTimes(requests + 1);
  expect(shown()).toBe('loading');
});
