import { beforeEach, describe, expect, it } from 'vitest';
import { shownResults } from '../../../support/portal/sample-results.ts';
import { preparePortal } from '../../../support/portal/test-portal.tsx';
import { sentencesOf } from './sentences.ts';

beforeEach(() => preparePortal());

const { people, hours } = shownResults();

describe('sentencesOf', () => {
  it('tells people, stops and what they were part of', () => {
    expect(sentencesOf(shownResults())).toEqual([
      '60 people came to Autumn Wine Walk, of 70 who were registered or had a ticket.',
      'They made 120 stops at 3 shops, 2.0 each on average; the busiest hour began at 6:00 PM.',
      expect.any(String),
    ]);
  });

  it('names no busiest hour if a hidden one could have more stops', () => {
    const counts = [26, null, null];
    const some = hours.map((hour, at) => ({ ...hour, visits: counts[at] ?? null }));
    expect(sentencesOf(shownResults({ hours: some, visits: 80 }))[1]).toBe(
      'They made 80 stops at 3 shops, 2.0 each on average.',
    );
    expect(sentencesOf(shownResults({ hours: some, visits: 52 }))[1]).toContain('began at 5:00 PM');
  });

  it('omits hidden figures', () => {
    const hidden = {
      people: { ...people, expected: null },
      averageStops: null,
      hours: hours.map((hour) => ({ ...hour, visits: null })),
    };
    expect(sentencesOf(shownResults(hidden)).slice(0, 2)).toEqual([
      '60 people came to Autumn Wine Walk.',
      'They made 120 stops at 3 shops.',
    ]);
  });
});
