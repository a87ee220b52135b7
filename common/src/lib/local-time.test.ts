import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  instantWithOffset,
  localTimeOf,
  resolveLocalTime,
  zoneAbbreviation,
} from './local-time.ts';

const newYork = 'America/New_York';

describe('resolveLocalTime', () => {
  it.each([
    ['2026-11-20T16:00', newYork, '2026-11-20T21:00:00.000Z'],
    ['2026-07-04T16:00', newYork, '2026-07-04T20:00:00.000Z'],
    ['2026-07-04T16:00', 'UTC', '2026-07-04T16:00:00.000Z'],
    ['2026-07-04T16:00', 'Asia/Kathmandu', '2026-07-04T10:15:00.000Z'],
    ['2026-12-31T23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
  ])('reads %s in %s', (local, zone, instant) => {
    expect(resolveLocalTime(local, zone)).toEqual({ kind: 'once', instant });
  });

  it('reports times that are skipped in spring', () => {
    expect(resolveLocalTime('2027-03-14T02:30', newYork)).toEqual({
      kind: 'never',
      instead: '2027-03-14T03:30',
      instant: '2027-03-14T07:30:00.000Z',
    });
    expect(resolveLocalTime('2027-03-14T01:59', newYork).kind).toBe('once');
    expect(resolveLocalTime('2027-03-14T03:00', newYork).kind).toBe('once');
  });

  it('reports times that occur twice in autumn', () => {
    expect(resolveLocalTime('2026-11-01T01:30', newYork)).toEqual({
      kind: 'twice',
      first: '2026-11-01T05:30:00.000Z',
      second: '2026-11-01T06:30:00.000Z',
    });
    expect(resolveLocalTime('2026-11-01T00:59', newYork).kind).toBe('once');
    expect(resolveLocalTime('2026-11-01T02:00', newYork).kind).toBe('once');
  });

  it('supports shifts of half an hour, and skipped days', () => {
    expect(resolveLocalTime('2026-10-04T02:15', 'Australia/Lord_Howe').kind).toBe('never');
    expect(resolveLocalTime('2011-12-30T12:00', 'Pacific/Apia').kind).toBe('never');
  });

  it.each(['', '2026-11-20', '2026-13-20T16:00', '2026-11-20T25:00', 'tomorrow'])(
    'rejects %j',
    (local) => {
      expect(resolveLocalTime(local, newYork)).toEqual({ kind: 'unreadable' });
    },
  );
});

it('localTimeOf returns a local time that resolves to the instant', () => {
  const zones = [
    newYork,
    'Europe/Madrid',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'America/St_Johns',
  ];
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 80 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const instant = new Date(Date.UTC(1990, 0, 1) + minute * 60_000).toISOString();
      const moment = resolveLocalTime(localTimeOf(instant, zone), zone);
      const stood = moment.kind === 'twice' ? [moment.first, moment.second] : [];
      expect(moment.kind === 'once' ? [moment.instant] : stood).toContain(instant);
    }),
  );
});

it('zoneAbbreviation names the time of a zone', () => {
  expect(zoneAbbreviation('2026-11-01T05:30:00.000Z', newYork)).toBe('EDT');
  expect(zoneAbbreviation('2026-11-01T06:30:00.000Z', newYork)).toBe('EST');
});

describe('instantWithOffset', () => {
  it.each([
    ['2026-11-20T21:00:00.000Z', 'America/New_York', '2026-11-20T16:00:00-05:00'],
    ['2026-11-01T05:30:45.500Z', 'America/New_York', '2026-11-01T01:30:45-04:00'],
    ['2026-11-01T06:30:45.500Z', 'America/New_York', '2026-11-01T01:30:45-05:00'],
    ['2026-12-31T20:15:00.000Z', 'Asia/Kathmandu', '2027-01-01T02:00:00+05:45'],
    ['2026-11-20T21:00:00.000Z', 'UTC', '2026-11-20T21:00:00+00:00'],
  ])('writes %s in %s as %s', (instant, timeZone, expected) => {
    expect(instantWithOffset(instant, timeZone)).toBe(expected);
  });
});
