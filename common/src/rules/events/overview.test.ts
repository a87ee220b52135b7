import { describe, expect, it } from 'vitest';
import { arrivalIntervals, chartIntervals, crowdedAndQuiet, isDeskOffline } from './overview.ts';

const shortEvent = { startTime: '2026-11-20T18:05:00.000Z', endTime: '2026-11-20T22:00:00.000Z' };
const starts = (now: string, event = shortEvent) =>
  chartIntervals(event, Date.parse(now)).map(({ startTime }) => startTime.slice(11, 16));

describe('chartIntervals', () => {
  it('returns no intervals before the event', () => {
    expect(starts('2026-11-20T18:04:59.999Z')).toEqual([]);
  });

  it('returns the clock intervals from the start to the current one', () => {
    expect(starts('2026-11-20T18:05:00.000Z')).toEqual(['18:00']);
    expect(starts('2026-11-20T18:20:00.000Z')).toEqual(['18:00', '18:10', '18:20']);
  });

  it('returns no interval after the end of the event', () => {
    expect(starts('2026-11-21T09:00:00.000Z').at(-1)).toBe('21:50');
  });

  it('returns the last 36 adjacent intervals of a long event', () => {
    const long = { ...shortEvent, startTime: '2026-01-01T00:00:00.000Z' };
    const intervals = chartIntervals(long, Date.parse('2026-11-20T20:00:00.000Z'));
    expect(intervals).toHaveLength(36);
    expect(intervals.at(-1)?.startTime).toBe('2026-11-20T20:00:00.000Z');
    for (const [index, { endTime }] of intervals.slice(0, -1).entries())
      expect(intervals[index + 1]?.startTime).toBe(endTime);
  });
});

describe('crowdedAndQuiet', () => {
  const business = (id: string, recentCheckIns: number, status = 'open' as const) => ({
    id,
    status: status as 'open' | 'closed',
    recentCheckIns,
  });
  const ids = (businesses: { id: string }[]) => businesses.map(({ id }) => id);

  it('names businesses above 1.5 times and below half of the average', () => {
    const { crowded, quiet } = crowdedAndQuiet([
      business('full', 12),
      business('fuller', 15),
      business('even', 6),
      business('low', 3),
      business('empty', 0),
    ]);
    expect(ids(crowded)).toEqual(['fuller', 'full']);
    expect(ids(quiet)).toEqual(['empty', 'low']);
  });

  it('includes exactly 1.5 times and half of the average', () => {
    const { crowded, quiet } = crowdedAndQuiet([
      business('full', 9),
      business('even', 6),
      business('low', 3),
    ]);
    expect([ids(crowded), ids(quiet)]).toEqual([['full'], ['low']]);
  });

  it('names four check-ins as crowded when all others are empty', () => {
    const { crowded } = crowdedAndQuiet([business('four', 4), business('empty', 0)]);
    expect(ids(crowded)).toEqual(['four']);
  });

  it('names no crowd for three check-ins, and nothing without check-ins', () => {
    expect(crowdedAndQuiet([business('three', 3), business('empty', 0)]).crowded).toEqual([]);
    expect(crowdedAndQuiet([business('one', 0), business('two', 0)]).quiet).toEqual([]);
    expect(crowdedAndQuiet([])).toEqual({ crowded: [], quiet: [] });
  });

  it('ignores closed businesses, also in the average', () => {
    const closed = { ...business('closed', 0), status: 'closed' as const };
    const { crowded, quiet } = crowdedAndQuiet([business('a', 5), business('b', 5), closed]);
    expect([crowded, quiet]).toEqual([[], []]);
  });
});

it('reports a desk as offline after three minutes without a heartbeat, unless none was recorded', () => {
  const now = Date.parse('2026-11-20T20:00:00.000Z');
  expect(isDeskOffline('2026-11-20T19:57:00.000Z', now)).toBe(false);
  expect(isDeskOffline('2026-11-20T19:56:59.999Z', now)).toBe(true);
  expect(isDeskOffline(null, now)).toBe(false);
});

describe('arrivalIntervals', () => {
  const arrivals = (now: string) =>
    arrivalIntervals(shortEvent, Date.parse(now)).map(({ startTime }) => startTime.slice(11, 16));

  it('returns the intervals from an hour before the event', () => {
    expect(arrivals('2026-11-20T17:04:59.999Z')).toEqual([]);
    expect(arrivals('2026-11-20T17:25:00.000Z')).toEqual(['17:00', '17:10', '17:20']);
  });

  it('returns the last three hours', () => {
    const three = arrivals('2026-11-20T21:00:00.000Z');
    expect([three.length, three[0], three.at(-1)]).toEqual([18, '18:10', '21:00']);
  });
});
