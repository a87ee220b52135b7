import { describe, expect, it } from 'vitest';
import {
  catalogue,
  catalogueBusiness,
  cataloguePointRule,
  pending,
  progress,
  verified,
} from '../../support/samples.ts';
import { standingsChange } from './standings-change.ts';

const businesses = ['a', 'b', 'c'].map((id) => catalogueBusiness(id));
const worth = (...each: number[]) =>
  catalogue({
    businesses,
    pointRules: each.map((points, index) => cataloguePointRule({ id: `rule-${index}`, points })),
  });
const walkers = [
  progress({ participantId: 'idle' }),
  progress({ participantId: 'jonah', visits: { a: verified(), b: pending() } }),
  progress({ participantId: 'maya', visits: { a: verified(), b: verified(), c: verified() } }),
];

describe('standingsChange', () => {
  // spec: B5.18
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

  it('is empty without visits', () => {
    expect(standingsChange(worth(10), worth(20), [], 10)).toMatchObject({
      participants: 0,
      top: [],
    });
  });
});
