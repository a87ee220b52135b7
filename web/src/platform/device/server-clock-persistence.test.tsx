import { beforeEach, expect, it, vi } from 'vitest';

const now = Date.parse('2026-11-20T18:00:00.000Z');
const header = (at: number) => new Date(at).toUTCString();

/** Starts the app again. */
async function start() {
  vi.resetModules();
  return import('./server-clock.ts');
}

beforeEach(() => window.localStorage.clear());

it('restores an offset of a day at the next offline start', async () => {
  (await start()).syncServerClock(header(now - 86_400_000), now);
  expect((await start()).serverNow(now)).toBe(now - 86_400_000);
});

it('uses the device clock again after it was corrected', async () => {
  (await start()).syncServerClock(header(now - 86_400_000), now);
  (await start()).syncServerClock(header(now), now);
  expect((await start()).serverNow(now)).toBe(now);
});

it('ignores an invalid stored offset', async () => {
  window.localStorage.setItem('ww:clock-offset', 'soon');
  expect((await start()).serverNow(now)).toBe(now);
});
