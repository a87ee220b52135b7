import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/paths.ts';
import {
  eveningReads,
  eveningWrites,
  overviewReadsPerHour,
  perAttendee,
  totalReads,
  usualDesks,
} from './evening-cost.ts';

const report = (name: string) => readFileSync(join(root, 'docs/reports', name), 'utf8');
const scale = report('scale.md');
const evenings = [500, 2000, 5000, 10_000].map((attendees) => ({
  attendees,
  desks: usualDesks(attendees),
}));
/** Row of a table in scale.md. */
const row = (title: string) => {
  const line = scale.split('\n').find((text) => text.startsWith(`| ${title}`)) ?? '';
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => Number(cell.replaceAll(',', '')));
};

describe('the cost of an evening', () => {
  it.each([
    ['Desks with an open page', ({ desks }) => desks],
    ['Screens and calls of attendees', (evening) => eveningReads(evening).attendees],
    ['Changes pushed to open apps', (evening) => eveningReads(evening).snapshots],
    ['Documents that security rules read', (evening) => eveningReads(evening).rules],
    ['Leaderboard, while', (evening) => eveningReads(evening).leaderboard],
    ['Overview of staff', (evening) => eveningReads(evening).overview],
    ['Offline lists of desks', (evening) => eveningReads(evening).desks],
    ['Documents read |', totalReads],
    ['Documents written |', eveningWrites],
  ] as [string, (evening: (typeof evenings)[number]) => number][])(
    'is the one in docs/reports/scale.md: %s',
    (title, of) => {
      expect(row(title)).toEqual(evenings.map(of));
    },
  );

  it('starts from the simulation of the screens', () => {
    const simulated = (title: string) =>
      Number(new RegExp(`\\| ${title} \\| ([\\d,]+)`).exec(scale)?.[1]?.replaceAll(',', ''));
    expect(perAttendee.reads * 500).toBe(simulated('Documents read in the evening'));
    expect(perAttendee.writes * 500).toBe(simulated('Documents written in the evening'));
    expect(scale).toContain(`about ${overviewReadsPerHour.toLocaleString('en-US')} reads an hour`);
  });

  it('is the one in docs/reports/performance.md', () => {
    const evening = { attendees: 5000, desks: usualDesks(5000) };
    const [reads, writes] = [totalReads(evening), eveningWrites(evening)];
    expect(report('performance.md')).toContain(
      `${reads.toLocaleString('en-US')} documents read and ${writes.toLocaleString('en-US')} written`,
    );
  });
});
