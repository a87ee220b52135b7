import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.hoisted(() => vi.fn<(error: unknown) => boolean>());
vi.mock('../device/reload.ts', () => ({ reloadForMissingChunk: reload }));

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/session.js');
const watchSession = vi.fn();
let tries = 0;
/** Switches loading of the session code on or off. */
const turn = (way: 'comes' | 'fails') =>
  vi.doMock('./session-store.ts', () => {
    tries += 1;
    if (way === 'fails') throw missing;
    return { watchSession };
  });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  watchSession.mockReset();
  reload.mockReset().mockReturnValue(false);
  tries = 0;
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  const { useSession } = await import('./session.ts');
  const Shown = () => <output>{useSession().state}</output>;
  render(<Shown />);
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}
const shown = () => screen.getByRole('status').textContent;

it('is signed out until its code loads and retries automatically', async () => {
  turn('fails');
  await open();
  expect(shown()).toBe('signed-out');
  await pass(30_000);
  expect(tries).toBeGreaterThan(2);
  expect(watchSession).not.toHaveBeenCalled();
  turn('comes');
  await pass(60_000);
  expect(watchSession).toHaveBeenCalledOnce();
  await pass(600_000);
  expect(watchSession).toHaveBeenCalledOnce();
});

it('continues as the stored user if its code does not load', async () => {
  const remembered = { uid: 'maya', session: null, signedInAt: Date.now() };
  localStorage.setItem('ww:signed-in', JSON.stringify(remembered));
  turn('fails');
  await open();
  await pass(30_000);
  expect(shown()).toBe('signed-in');
});

it('reloads the page once if its code is gone', async () => {
  turn('fails');
  reload.mockReturnValueOnce(true);
  await open();
  expect(reload).toHaveBeenCalledOnce();
  expect(shown()).toBe('loading');
  await pass(600_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(tries).toBe(1);
});
