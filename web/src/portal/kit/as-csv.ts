import Papa from 'papaparse';

/**
 * Start of a cell that spreadsheets evaluate, in any character width. Papa's pattern misses cells of several
 * lines, such as with U+2028. A negative decimal number, such as a longitude, is no formula.
 */
const formula = /^(?!-\d+[.,]\d+$)\s*[=+@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20-]/;

/** Returns the text of a CSV file. Cells that a spreadsheet would evaluate as a formula are escaped. */
export function asCsv(fields: string[], data: (string | number)[][]): string {
  return Papa.unparse({ fields, data }, { escapeFormulae: formula });
}
