import { afterEach, expect, it } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const now = Date.parse('2026-11-20T18:00:00.000Z');
const header = (at: number) => new Date(at).toUTCString();

afterEach(() => noteServerTime(header(now), now));

// spec: 4.13
it.each([
  ['behind', 3 * 3_600_000],
  ['ahead', -5 * 3_600_000],
])('a device hours %s counts from the server’s time', (_, offset) => {
  noteServerTime(header(now + offset), now);
  expect(serverNow(now)).toBe(now + offset);
  expect(serverNow(now + 60_000)).toBe(now + offset + 60_000);
});

it('seconds are a request’s own time on its way', () => {
  noteServerTime(header(now + 20_000), now);
  expect(serverNow(now)).toBe(now);
});

it('an answer without a readable time changes nothing', () => {
  noteServerTime(header(now + 7_200_000), now);
  noteServerTime(null, now);
  noteServerTime('soon', now);
  expect(serverNow(now)).toBe(now + 7_200_000);
});
