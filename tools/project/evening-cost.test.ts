import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/paths.ts';
import {
  type Evening,
  eveningDeletes,
  eveningReads,
  eveningWrites,
  overviewReadsPerHour,
  total,
  usualDesks,
} from './evening-cost.ts';

const path = (name: string) => join(root, 'docs/reports', name);
const scale = readFileSync(path('scale.md'), 'utf8');
/** Comments around the table. */
const [start, end] = ['<!-- evening: generated -->', '<!-- end of evening -->'];

/** Returns the table of docs/reports/scale.md, in Markdown. */
function eveningTable(): string {
  const evenings = [500, 2000, 5000, 10_000].map((attendees) => ({
    attendees,
    desks: usualDesks(attendees),
  }));
  const rows: [string, (evening: Evening) => number][] = [
    ['Desks with an open page', ({ desks }) => desks],
    ['Screens and calls of attendees', (evening) => eveningReads(evening).attendees],
    ['Snapshots pushed to open apps', (evening) => eveningReads(evening).snapshots],
    ['Documents that security rules read', (evening) => eveningReads(evening).rules],
    ['Leaderboard, while someone has it open', (evening) => eveningReads(evening).leaderboard],
    ['Overview of staff, open for five hours', (evening) => eveningReads(evening).overview],
    ['Offline lists of desks', (evening) => eveningReads(evening).desks],
    ['Documents read', (evening) => total(eveningReads(evening))],
    ['Documents written', (evening) => total(eveningWrites(evening))],
    ['Documents deleted by TTL policies', eveningDeletes],
  ];
  const cells = (title: string, numbers: readonly number[]) =>
    `| ${title} | ${numbers.map((number) => number.toLocaleString('en-US')).join(' | ')} |`;
  return [
    cells(
      'Attendees',
      evenings.map(({ attendees }) => attendees),
    ),
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(([title, of]) => cells(title, evenings.map(of))),
  ].join('\n');
}

describe('the cost of an evening', () => {
  it('finds its table in docs/reports/scale.md; `-u` renews it', async () => {
    const [before = '', rest = ''] = scale.split(start);
    const after = rest.split(end)[1] ?? '';
    expect(after).not.toBe('');
    await expect(`${before}${start}\n\n${eveningTable()}\n\n${end}${after}`).toMatchFileSnapshot(
      path('scale.md'),
    );
  });

  it('has the reads of the overview in docs/reports/scale.md', () => {
    expect(scale).toContain(`about ${overviewReadsPerHour.toLocaleString('en-US')} reads an hour`);
  });

  it('finds its reads and writes in docs/reports/performance.md', () => {
    const evening = { attendees: 5000, desks: usualDesks(5000) };
    const [reads, writes] = [total(eveningReads(evening)), total(eveningWrites(evening))];
    expect(readFileSync(path('performance.md'), 'utf8')).toContain(
      `${reads.toLocaleString('en-US')} documents read and ${writes.toLocaleString('en-US')} written`,
    );
  });
});
