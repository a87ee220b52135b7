import { beforeEach, expect, it, vi } from 'vitest';

const now = Date.parse('2026-11-20T18:00:00.000Z');
const header = (at: number) => new Date(at).toUTCString();

/** The app as it is started anew. */
async function start() {
  vi.resetModules();
  return import('./server-clock.ts');
}

beforeEach(() => window.localStorage.clear());

it('a clock that was a day off still is at the next start, without a connection', async () => {
  (await start()).syncServerClock(header(now - 86_400_000), now);
  expect((await start()).serverNow(now)).toBe(now - 86_400_000);
});

it('one that was put right is trusted again', async () => {
  (await start()).syncServerClock(header(now - 86_400_000), now);
  (await start()).syncServerClock(header(now), now);
  expect((await start()).serverNow(now)).toBe(now);
});

it('what the device keeps is no number: it is not believed', async () => {
  window.localStorage.setItem('ww:clock-offset', 'soon');
  expect((await start()).serverNow(now)).toBe(now);
});
