import { describe, expect, it } from 'vitest';
import { chartIntervals, crowdedAndQuiet, isDeskOffline } from './overview.ts';

const walk = { startTime: '2026-11-20T18:05:00.000Z', endTime: '2026-11-20T22:00:00.000Z' };
const starts = (now: string, event = walk) =>
  chartIntervals(event, Date.parse(now)).map(({ startTime }) => startTime.slice(11, 16));

describe('the columns of the chart', () => {
  it('are none before the walk', () => {
    expect(starts('2026-11-20T18:04:59.999Z')).toEqual([]);
  });

  it('go by the clock, from the one in which the walk starts to the one under way', () => {
    expect(starts('2026-11-20T18:05:00.000Z')).toEqual(['18:00']);
    expect(starts('2026-11-20T18:20:00.000Z')).toEqual(['18:00', '18:10', '18:20']);
  });

  it('end with the walk', () => {
    expect(starts('2026-11-21T09:00:00.000Z').at(-1)).toBe('21:50');
  });

  it('are the last 36 of a walk that takes days, and touch each other', () => {
    const long = { ...walk, startTime: '2026-01-01T00:00:00.000Z' };
    const intervals = chartIntervals(long, Date.parse('2026-11-20T20:00:00.000Z'));
    expect(intervals).toHaveLength(36);
    expect(intervals.at(-1)?.startTime).toBe('2026-11-20T20:00:00.000Z');
    for (const [index, { endTime }] of intervals.slice(0, -1).entries())
      expect(intervals[index + 1]?.startTime).toBe(endTime);
  });
});

describe('where people are', () => {
  const business = (id: string, recentCheckIns: number, status = 'open' as const) => ({
    id,
    status: status as 'open' | 'closed',
    recentCheckIns,
  });
  const ids = (businesses: { id: string }[]) => businesses.map(({ id }) => id);

  it('names what is half as full again as the average, and what has half of it at most', () => {
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

  it('has one and a half times the average, and half of it, among them', () => {
    const { crowded, quiet } = crowdedAndQuiet([
      business('full', 9),
      business('even', 6),
      business('low', 3),
    ]);
    expect([ids(crowded), ids(quiet)]).toEqual([['full'], ['low']]);
  });

  it('calls four people a crowd where nobody else is', () => {
    const { crowded } = crowdedAndQuiet([business('four', 4), business('empty', 0)]);
    expect(ids(crowded)).toEqual(['four']);
  });

  it('calls three people no crowd, and nothing quiet while nobody walks', () => {
    expect(crowdedAndQuiet([business('three', 3), business('empty', 0)]).crowded).toEqual([]);
    expect(crowdedAndQuiet([business('one', 0), business('two', 0)]).quiet).toEqual([]);
    expect(crowdedAndQuiet([])).toEqual({ crowded: [], quiet: [] });
  });

  it('leaves closed businesses out, of the average too', () => {
    const closed = { ...business('closed', 0), status: 'closed' as const };
    const { crowded, quiet } = crowdedAndQuiet([business('a', 5), business('b', 5), closed]);
    expect([crowded, quiet]).toEqual([[], []]);
  });
});

it('a desk is offline after three minutes without a word, and not where none was kept', () => {
  const now = Date.parse('2026-11-20T20:00:00.000Z');
  expect(isDeskOffline('2026-11-20T19:57:00.000Z', now)).toBe(false);
  expect(isDeskOffline('2026-11-20T19:56:59.999Z', now)).toBe(true);
  expect(isDeskOffline(null, now)).toBe(false);
});
