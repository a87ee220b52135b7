import { describe, expect, it } from 'vitest';
import { estimateCost } from './cost.ts';

describe('estimateCost', () => {
  it('charges only what exceeds the free amounts of a day', () => {
    const free = estimateCost({ attendees: 0, minInstances: 0 });
    expect(free.lines.find(({ what }) => what === 'Documents written')?.dollars).toBe(0);
    const evening = estimateCost({ attendees: 500, minInstances: 1 });
    expect(evening.lines.find(({ what }) => what === 'Documents read')?.dollars).toBeCloseTo(
      0.10662,
    );
    expect(evening.totalDollars).toBeGreaterThan(0);
    expect(evening.totalDollars).toBeLessThan(5);
  });

  it('grows with attendees and idle instances', () => {
    const total = (attendees: number, minInstances: number) =>
      estimateCost({ attendees, minInstances }).totalDollars;
    expect(total(5000, 1)).toBeGreaterThan(total(500, 1));
    expect(total(500, 2)).toBeGreaterThan(total(500, 1));
  });
});
