import Papa from 'papaparse';

/**
 * What a spreadsheet carries out: a cell that begins so, in whichever width, whatever follows. Papa's own pattern knows
 * none of several lines, U+2028 among their ends.
 */
const formula = /^\s*[=+@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20-]/;

/** A CSV file's text: a cell that a spreadsheet would carry out as a formula is escaped. */
export function asCsv(fields: string[], data: (string | number)[][]): string {
  return Papa.unparse({ fields, data }, { escapeFormulae: formula });
}
