import { describe, expect, it } from 'vitest';
import {
  catalog,
  catalogBusiness,
  catalogPointRule,
  pending,
  progress,
  verified,
} from '../../support/samples.ts';
import {
  changedSince,
  fullRecountIntervalMs,
  maxWriteDelayMs,
  rankEntries,
  standingsChange,
} from './leaderboard.ts';

describe('rankEntries', () => {
  it('gives equal points one rank, and counts all before it for the next rank', () => {
    const scored = [
      { displayName: 'Wren', points: 10 },
      { displayName: 'Ada', points: 30 },
      { displayName: 'Quill', points: 20 },
      { displayName: 'Juniper', points: 20 },
    ];
    expect(rankEntries(scored).map(({ displayName, rank }) => [displayName, rank])).toEqual([
      ['Ada', 1],
      ['Juniper', 2],
      ['Quill', 2],
      ['Wren', 4],
    ]);
    expect(rankEntries([])).toEqual([]);
  });
});

const at = '2026-06-01T18:00:00.000Z';
const start = Date.parse(at);
const recounted = { at, catalogue: 'as it was' };

describe('changedSince', () => {
  it('reads everyone before the first count', () => {
    expect(changedSince({ countedAt: null, recounted: null }, 'as it was', start)).toBeNull();
    expect(changedSince({ countedAt: at, recounted: null }, 'as it was', start)).toBeNull();
    expect(changedSince({ countedAt: null, recounted }, 'as it was', start)).toBeNull();
  });

  it('reads changes since the last count, including late writes', () => {
    const countedAt = '2026-06-01T18:05:00.000Z';
    const since = changedSince({ countedAt, recounted }, 'as it was', start + 315_000);
    expect(Date.parse(countedAt) - Date.parse(since ?? '')).toBe(maxWriteDelayMs);
  });

  it('reads everyone after a catalog change', () => {
    expect(changedSince({ countedAt: at, recounted }, 'edited', start + 1)).toBeNull();
  });

  it('reads everyone ten minutes after the last full count', () => {
    const changedSinceAt = (now: number) =>
      changedSince({ countedAt: at, recounted }, 'as it was', now);
    expect(changedSinceAt(start + fullRecountIntervalMs - 1)).not.toBeNull();
    expect(changedSinceAt(start + fullRecountIntervalMs)).toBeNull();
  });
});

const businesses = ['a', 'b', 'c'].map((id) => catalogBusiness(id));
const worth = (...pointsPerVisit: number[]) =>
  catalog({
    businesses,
    pointRules: pointsPerVisit.map((points, index) =>
      catalogPointRule({ id: `rule-${index}`, points }),
    ),
  });
const walkers = [
  progress({ participantId: 'idle' }),
  progress({ participantId: 'jonah', visits: { a: verified(), b: pending() } }),
  progress({ participantId: 'maya', visits: { a: verified(), b: verified(), c: verified() } }),
];

describe('standingsChange', () => {
  it('counts participants with more or fewer points and sums them', () => {
    expect(standingsChange(worth(10), worth(10, 5), walkers, 10)).toEqual({
      participants: 3,
      changed: 2,
      totalBefore: 40,
      totalAfter: 60,
      top: [
        { participantId: 'maya', before: 30, after: 45 },
        { participantId: 'jonah', before: 10, after: 15 },
        { participantId: 'idle', before: 0, after: 0 },
      ],
    });
  });

  it('lists the best only, in the previous order among equals', () => {
    const { top, changed } = standingsChange(worth(10), worth(), walkers, 2);
    expect(changed).toBe(2);
    expect(top.map(({ participantId }) => participantId)).toEqual(['maya', 'jonah']);
  });

  it('returns zeros without visits', () => {
    expect(standingsChange(worth(10), worth(20), [], 10)).toMatchObject({
      participants: 0,
      top: [],
    });
  });
});
