import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.hoisted(() => vi.fn<(error: unknown) => boolean>());
vi.mock('../device/reload.ts', () => ({ reloadForMissingChunk: reload }));

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/session.js');
const watchSession = vi.fn();
let tries = 0;
/** From now on the code of the session store comes, or does not. */
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

it('whose code does not come is nobody’s until it does, by itself', async () => {
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

it('whose code does not come goes on as whom the device remembers', async () => {
  const remembered = { uid: 'maya', session: null, signedInAt: Date.now() };
  localStorage.setItem('ww:signed-in', JSON.stringify(remembered));
  turn('fails');
  await open();
  await pass(30_000);
  expect(shown()).toBe('signed-in');
});

it('whose code is gone is asked for by a new page, once', async () => {
  turn('fails');
  reload.mockReturnValueOnce(true);
  await open();
  expect(reload).toHaveBeenCalledOnce();
  expect(shown()).toBe('loading');
  await pass(600_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(tries).toBe(1);
});
