import { describe, expect, it } from 'vitest';
import { shownResults } from '../../../support/portal/sample-results.ts';
import { hoursTable, ownHoursTable, type ResultTable, shopsTable } from './result-tables.ts';

/** Hours of a walk in the night in which clocks go back. */
const hours = ['04', '05', '06', '07'].map((hour) => ({
  startTime: `2026-11-01T${hour}:00:00.000Z`,
  visits: 10,
}));
const named = ['12:00 AM', '1:00 AM EDT', '1:00 AM EST', '2:00 AM'];

const plain = (label: string | number | null | undefined) => `${label}`.replaceAll('\u202f', ' ');
const labelsOf = (table: ResultTable | null) => table?.rows.map(([label]) => plain(label));

describe('repeated hours of a clock change', () => {
  const results = shownResults({ hours });

  it('names the time of a repeated hour in the tables of hours', () => {
    expect(labelsOf(hoursTable(results))).toEqual(named);
    expect(labelsOf(ownHoursTable(results))).toEqual(named);
  });

  it('names the time of a repeated hour in the columns of the shops', () => {
    const labels = shopsTable(results).columns.map(({ label }) => plain(label));
    expect(labels.slice(2, -1)).toEqual(named);
  });
});
