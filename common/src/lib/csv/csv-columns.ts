/** Line of a CSV file that is not imported. */
export interface InvalidLine {
  /** Line number of the row in the file, from 1. */
  line: number;
  /** Cells of the row as they are in the file. */
  cells: readonly string[];
  /** Error of the line. */
  message: string;
}

/** Row of a CSV file with the number of its first line, from 1. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
}

/** Maximum length of a shown line. */
const longestText = 80;

/** Returns the rows that are not empty; quoted cells may contain line breaks. */
export function numberRows(rows: readonly (readonly string[])[]): CsvRow[] {
  let line = 1;
  const numbered = rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
  return numbered.filter(({ cells }) => cells.some((cell) => cell.trim()));
}

/** Returns the number of columns of the longest row. */
export function columnCount(rows: readonly CsvRow[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
}

/** Returns the name of each column, from the first row if it names them; empty for a column without a name. */
export function columnLabels(
  cells: readonly string[],
  width: number,
  hasHeader: boolean,
): string[] {
  return Array.from({ length: width }, (_, place) => (hasHeader ? cellText(cells, place) : ''));
}

/** Returns the text of a cell; empty if it has no place. Line breaks become spaces. */
export function cellText(cells: readonly string[], place: number | null): string {
  return place === null ? '' : (cells[place] ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the texts of a row's cells by field. */
export function extractCells<F extends string>(
  cells: readonly string[],
  indexes: Readonly<Record<F, number | null>>,
): Record<F, string> {
  const fields = Object.keys(indexes) as F[];
  const texts = fields.map((field) => [field, cellText(cells, indexes[field])] as const);
  return Object.fromEntries(texts) as Record<F, string>;
}

/** Returns the shortened text of a line. */
export function lineText(cells: readonly string[]): string {
  return cells.join(', ').replace(/\s+/g, ' ').trim().slice(0, longestText);
}

/** Removes case, accents, spaces and punctuation; `#` becomes 'number', so that 'Attendee #' is no attendee. */
export function normalizeHeader(cell: string): string {
  const text = cell.normalize('NFD').toLowerCase().replace(/[#№]/g, 'number');
  return text.replace(/[^a-z0-9]/g, '');
}

/** Returns the index of the first of these spellings in a normalized header; null if absent. */
export function findColumn(spellings: readonly string[], header: readonly string[]): number | null {
  const field = spellings.find((spelling) => header.includes(spelling));
  return field === undefined ? null : header.indexOf(field);
}

/** Returns columns that no field uses. */
export function unusedColumns<F extends string>({
  labels,
  indexes,
}: {
  labels: readonly string[];
  indexes: Readonly<Record<F, number | null>>;
}): string[] {
  const used = new Set<unknown>(Object.values(indexes));
  return labels.filter((_, place) => !used.has(place));
}

/** True for a number that a spreadsheet has shortened, such as `2.19E+26`. */
export function isShortenedNumber(text: string): boolean {
  return /^\d+([.,]\d+)?e\+?\d+$/i.test(text);
}
