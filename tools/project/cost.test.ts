import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/paths.ts';
import { estimateCost, overviewReadsPerHour, perAttendee } from './cost.ts';

const report = readFileSync(join(root, 'docs/reports/scale.md'), 'utf8');
/** First column of a row: the event with 500 attendees. */
const measured = (row: string) => {
  const [, amount = ''] = new RegExp(`\\| ${row} \\| ([\\d,]+)`).exec(report) ?? [];
  return Number(amount.replaceAll(',', ''));
};

describe('estimateCost', () => {
  it('starts from the reads and writes in docs/reports/scale.md', () => {
    expect(perAttendee.reads * 500).toBe(measured('Documents read in the evening'));
    expect(perAttendee.writes * 500).toBe(measured('Documents written in the evening'));
    expect(report).toContain(`about ${overviewReadsPerHour.toLocaleString('en-US')} reads an hour`);
  });

  it('charges only what exceeds the free amounts of a day', () => {
    const free = estimateCost({ attendees: 0, minInstances: 0 });
    expect(free.lines.find(({ what }) => what === 'Documents written')?.dollars).toBe(0);
    const evening = estimateCost({ attendees: 500, minInstances: 1 });
    expect(evening.lines.find(({ what }) => what === 'Documents read')?.dollars).toBeCloseTo(
      0.0756,
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
