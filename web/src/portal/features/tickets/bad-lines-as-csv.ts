import type { BadLine } from '@domain/ticket-import.ts';
import Papa from 'papaparse';

/** The lines that were left out, with where they stand and why. A cell that a spreadsheet would carry out is escaped. */
export function badLinesAsCsv(bad: readonly BadLine[]): string {
  const data = bad.map(({ line, text, message }) => [line, text, message]);
  return Papa.unparse(
    { fields: ['Line', 'What it says', 'What is wrong'], data },
    { escapeFormulae: true },
  );
}
