import type { InvalidLine } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { asCsv } from '../../shared/as-csv.ts';

const fields = ['Line', 'What it says', 'What is wrong'];

/** The lines that were left out, with where they stand and why. */
export function invalidLinesCsv(bad: readonly InvalidLine[]): string {
  return asCsv(
    fields,
    bad.map(({ line, text, message }) => [line, text, message]),
  );
}
