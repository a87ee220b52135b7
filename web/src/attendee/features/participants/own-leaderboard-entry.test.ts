import { describe, expect, it } from 'vitest';
import { withOwnEntry } from './own-leaderboard-entry.ts';

const entry = (rank: number, displayName: string, points: number) => ({
  rank,
  displayName,
  points,
});

describe('withOwnEntry', () => {
  it('adds an attendee who has just joined, at the rank of their points', () => {
    const standings = [entry(1, 'Ada', 40), entry(2, 'Cass', 10)];
    expect(withOwnEntry(standings, { displayName: 'Maya', points: 40 })).toEqual([
      entry(1, 'Ada', 40),
      entry(1, 'Maya', 40),
      entry(3, 'Cass', 10),
    ]);
    expect(withOwnEntry([], { displayName: 'Maya', points: 0 })).toEqual([entry(1, 'Maya', 0)]);
  });

  it("replaces the attendee's listed points with the current points", () => {
    const standings = [entry(1, 'Ada', 40), entry(2, 'Maya', 10)];
    expect(withOwnEntry(standings, { displayName: 'Maya', points: 50 })).toEqual([
      entry(1, 'Maya', 50),
      entry(2, 'Ada', 40),
    ]);
  });

  it('adds no entry below the last one of a full list', () => {
    const full = Array.from({ length: 50 }, (_, index) =>
      entry(index + 1, `Walker ${index}`, 100 - index),
    );
    expect(withOwnEntry(full, { displayName: 'Maya', points: 3 })).toEqual(full);
    expect(withOwnEntry(full, { displayName: 'Maya', points: 200 })[0]).toEqual(
      entry(1, 'Maya', 200),
    );
  });
});
