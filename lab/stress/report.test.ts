import { expect, it } from 'vitest';
import { type ReportLine, reportWith } from './report.ts';

const figure = (what: string, change: Partial<ReportLine> = {}): ReportLine => ({
  what,
  count: '50 rounds',
  result: '50 successes',
  holds: true,
  seconds: 60,
  load: 2,
  commit: '1a2b3c4d',
  ...change,
});
const names = ['Ticket', 'Import', 'Stock'];
const rowsOf = (report: string) => report.split('\n').filter((line) => /^\| (?!Part|-)/.test(line));

it('replaces the lines of parts that ran again, in the order of the parts', () => {
  const first = reportWith('', [figure('Stock'), figure('Ticket')], names);
  const then = reportWith(first, [figure('Import', { holds: false }), figure('Ticket')], names);
  expect(rowsOf(then)).toEqual([
    '| Ticket | 50 rounds | 50 successes | yes | 60 | 2.0 | 1a2b3c4d |',
    '| Import | 50 rounds | 50 successes | **no** | 60 | 2.0 | 1a2b3c4d |',
    '| Stock | 50 rounds | 50 successes | yes | 60 | 2.0 | 1a2b3c4d |',
  ]);
  expect(then).toContain('Together 3.0 minutes.');
});

it('drops the line of a removed part, and lists parts that could not run', () => {
  const before = reportWith('', [figure('Old')], ['Old']);
  const after = reportWith(before, [figure('Stock', { holds: null })], names);
  expect(rowsOf(after)).toEqual([
    '| Stock | 50 rounds | 50 successes | not tried | 60 | 2.0 | 1a2b3c4d |',
  ]);
});
