import { beforeEach, expect, it, vi } from 'vitest';

const now = Date.parse('2026-11-20T18:00:00.000Z');
const header = (at: number) => new Date(at).toUTCString();

/** Starts the app again. */
async function start() {
  vi.resetModules();
  return import('./server-clock.ts');
}

beforeEach(() => window.localStorage.clear());

it('an offset of a day is restored at the next offline start', async () => {
  (await start()).syncServerClock(header(now - 86_400_000), now);
  expect((await start()).serverNow(now)).toBe(now - 86_400_000);
});

it('a corrected clock is trusted again', async () => {
  (await start()).syncServerClock(header(now - 86_400_000), now);
  (await start()).syncServerClock(header(now), now);
  expect((await start()).serverNow(now)).toBe(now);
});

it('an invalid stored offset is ignored', async () => {
  window.localStorage.setItem('ww:clock-offset', 'soon');
  expect((await start()).serverNow(now)).toBe(now);
});
