import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverNow, subscribeServerClock, syncServerClock, toDeviceTime } from './server-clock.ts';

const now = Date.parse('2026-11-20T18:00:00.000Z');
const header = (at: number) => new Date(at).toUTCString();

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  vi.setSystemTime(now);
  syncServerClock(header(now));
  vi.useRealTimers();
});

it.each([
  ['behind', 3 * 3_600_000],
  ['ahead', -5 * 3_600_000],
  ['behind, a whole day of them,', 24 * 3_600_000],
  ['ahead, a whole day of them,', -24 * 3_600_000],
])('uses server time on a device that is hours %s', (_, offset) => {
  syncServerClock(header(now + offset));
  expect(serverNow(now)).toBe(now + offset);
  expect(serverNow(now + 60_000)).toBe(now + offset + 60_000);
  expect(toDeviceTime(serverNow(now))).toBe(now);
});

it('treats a difference of seconds as network latency', () => {
  syncServerClock(header(now + 20_000));
  expect(serverNow(now)).toBe(now);
});

it('ignores a response without a valid date', () => {
  syncServerClock(header(now + 7_200_000));
  syncServerClock(null);
  syncServerClock('soon');
  expect(serverNow(now)).toBe(now + 7_200_000);
});

it('notifies subscribers of an offset', () => {
  const changed = vi.fn();
  const stop = subscribeServerClock(changed);
  syncServerClock(header(now + 86_400_000));
  expect(changed).toHaveBeenCalledOnce();
  syncServerClock(header(now));
  expect(changed).toHaveBeenCalledTimes(2);
  syncServerClock(header(now + 10_000));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

it.each([
  ['may be right', 0, 0],
  ['is earlier than it can be', -86_400_000, 86_400_000],
  ['is later than it can be', 86_400_000, -86_400_000 + 3_600_000],
])('uses a cached response of an hour when the device %s', (_, wrong, offset) => {
  const device = now + wrong;
  vi.setSystemTime(device);
  syncServerClock(header(now), device, '3600');
  expect(serverNow(device)).toBe(device + offset);
});

it.each([
  ['is right', 0, 0],
  ['is a day ahead', 86_400_000, -86_400_000],
  ['is a day behind', -86_400_000, 86_400_000 - 720_000],
])('uses a response that a locked phone reads after 12 minutes when it %s', (_, wrong, offset) => {
  const sentAt = now + wrong;
  vi.setSystemTime(sentAt + 720_000);
  syncServerClock(header(now), sentAt);
  expect(serverNow(sentAt)).toBe(sentAt + offset);
});

describe('when the app starts again', () => {
  beforeEach(() => window.localStorage.clear());

  /** Starts the app again. */
  async function start() {
    vi.resetModules();
    return import('./server-clock.ts');
  }

  it('restores an offset of a day at the next offline start', async () => {
    (await start()).syncServerClock(header(now - 86_400_000));
    expect((await start()).serverNow(now)).toBe(now - 86_400_000);
  });

  it('uses the device clock again after it was corrected', async () => {
    (await start()).syncServerClock(header(now - 86_400_000));
    (await start()).syncServerClock(header(now));
    expect((await start()).serverNow(now)).toBe(now);
  });

  it('ignores an invalid stored offset', async () => {
    window.localStorage.setItem('ww:clock-offset', 'soon');
    expect((await start()).serverNow(now)).toBe(now);
  });
});
