import { type Column, columnAliases } from './ticket-column-names.ts';

/** Where a row has what, counted from 0; null: in no column. */
export interface ColumnIndexes {
  id: number | null;
  /** The whole name, or the first. */
  name: number | null;
  /** Where it has a column of its own. */
  lastName: number | null;
  email: number | null;
}

/** How a file's rows become tickets' fields. */
export interface FileColumns {
  /** What each column is called: the words of the first row, or 'Column 3'. */
  labels: readonly string[];
  /** Whether the first row names the columns; else it is a ticket itself. */
  hasHeader: boolean;
  indexes: ColumnIndexes;
}

/**
 * Finds the columns by a file's first row. Without an id's place: it names columns, but none for the id.
 *
 * @param width how many columns the file has.
 */
export function detectColumns(cells: readonly string[], width: number): FileColumns {
  const header = cells.map(normalizeHeader);
  const places = Object.fromEntries(
    columnNames.map((column) => [column, columnIndex(column, header)]),
  ) as Record<Column, number | null>;
  if (places.id === null && !namesColumns(header))
    return {
      labels: columnLabels(cells, width, false),
      hasHeader: false,
      indexes: { id: 0, name: width > 1 ? 1 : null, lastName: null, email: width > 2 ? 2 : null },
    };
  return {
    labels: columnLabels(cells, width, true),
    hasHeader: true,
    indexes: { id: places.id, ...nameOf(places), email: places.email },
  };
}

const columnNames = Object.keys(columnAliases) as Column[];

/** What each of a file's columns is called, by its first row where that names them. */
export function columnLabels(
  cells: readonly string[],
  width: number,
  hasHeader: boolean,
): string[] {
  return Array.from(
    { length: width },
    (_, place) => (hasHeader && cellText(cells, place)) || `Column ${place + 1}`,
  );
}

/** A row's fields. A quoted cell's line breaks become spaces. */
export function extractFields(
  cells: readonly string[],
  { id, name, lastName, email }: ColumnIndexes,
) {
  const holderName = `${cellText(cells, name)} ${cellText(cells, lastName)}`.trim();
  return { id: cellText(cells, id), holderName, holderEmail: cellText(cells, email) };
}

function cellText(cells: readonly string[], place: number | null): string {
  return place === null ? '' : (cells[place] ?? '').replace(/\s+/g, ' ').trim();
}

/** Without case, spaces and signs; a `#` is a number, so that an 'Attendee #' is no attendee. */
function normalizeHeader(cell: string): string {
  const text = cell.toLowerCase().replace(/[#№]/g, 'number');
  return text.replace(/[^a-z0-9]/g, '');
}

/** Where the column's most telling spelling stands first; null: nowhere. */
function columnIndex(column: Column, header: readonly string[]): number | null {
  const found = columnAliases[column].find((spelling) => header.includes(spelling));
  return found === undefined ? null : header.indexOf(found);
}

/** Where a row has the holder's name: in one column, or in two. */
function nameOf({ name, firstName, lastName, person }: Record<Column, number | null>) {
  if (name !== null) return { name, lastName: null };
  const isWhole = firstName !== null && lastName !== null;
  return person === null || isWhole
    ? { name: firstName, lastName }
    : { name: person, lastName: null };
}

/**
 * Whether a row without an id's column names columns nevertheless: more than one, or in the place of the id.
 * A single one elsewhere is what a ticket's holder is called, as in `WW-1,Guest`.
 */
function namesColumns(header: readonly string[]): boolean {
  const named = header.map((name) =>
    columnNames.some((column) => (columnAliases[column] as readonly string[]).includes(name)),
  );
  return named[0] === true || named.filter(Boolean).length > 1;
}
