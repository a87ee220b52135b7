import {
  type CsvRow,
  columnCount,
  columnLabels,
  extractCells,
  normalizeHeader,
  numberRows,
} from './csv-columns.ts';
import { isTotalRow } from './csv-totals.ts';

/** Column index of each field, from 0; null if there is none. */
export type ColumnIndexes<F extends string> = Record<F, number | null>;

/** Mapping of a file's columns to fields. */
export interface CsvColumns<F extends string> {
  /** Column names: cells of the first row; empty for a column without a name. */
  labels: readonly string[];
  /** True if the first row names the columns; otherwise it is a record. */
  hasHeader: boolean;
  indexes: ColumnIndexes<F>;
}

/** Columns as detected, or as chosen by the user. */
export type ColumnChoice<F extends string> = Pick<CsvColumns<F>, 'hasHeader' | 'indexes'>;

/** Line of a file with the texts of its fields. */
export interface CsvLine<F extends string> extends CsvRow {
  fields: Record<F, string>;
}

/** Line that is not imported. */
export interface RejectedLine<P> extends CsvRow {
  problem: P;
}

/** Line that is imported without some of its optional texts. */
export interface ReducedLine extends CsvRow {
  /** Fields that were left out. */
  without: readonly string[];
}

/** Content of the lines of a file. */
export interface ReadLines<R, P> {
  /** Valid records to import, in the file's order. */
  records: R[];
  /** Names of records that are stored already, which the import leaves as they are. */
  present: string[];
  invalid: RejectedLine<P>[];
  reduced: ReducedLine[];
}

/** Parts of a file that are no lines. */
export interface SkippedParts {
  /** Number of lines above the row that names the columns. */
  linesAbove: number;
  /** Number of empty columns at the end. */
  emptyColumns: number;
  /** Numbers of the lines of totals, from 1. */
  totals: number[];
}

export type ParsedCsv<F extends string, L> = L & {
  columns: CsvColumns<F>;
  skipped: SkippedParts;
  /** True if a column has to be chosen before any line can be read. */
  isColumnMissing: boolean;
};

/** Kind of CSV file. `C`: context with which its lines are compared. */
export interface CsvKind<F extends string, L, C> {
  /**
   * Returns the columns by the cells of a first row, normalized by `normalizeHeader`.
   *
   * @param width number of columns.
   * @param rows the first row and those below it.
   */
  detect: (header: readonly string[], width: number, rows: readonly CsvRow[]) => ColumnChoice<F>;
  /** True if a column is missing without which no line can be read. */
  lacksColumn: (indexes: ColumnIndexes<F>) => boolean;
  readLines: (lines: readonly CsvLine<F>[], context: C, columns: CsvColumns<F>) => L;
}

/**
 * Parses rows of a CSV file (cells from Papa Parse, empty lines included). `problem`: reason why no row can be read.
 *
 * @param choice columns chosen by the user.
 */
export function parseCsv<F extends string, L, C>(
  kind: CsvKind<F, L, C>,
  rows: readonly (readonly string[])[],
  context: C,
  choice?: ColumnChoice<F>,
): ParsedCsv<F, L> | { problem: 'empty' } {
  const numbered = numberRows(rows);
  const start = headerAt(kind, numbered);
  const first = numbered[start];
  if (!first) return { problem: 'empty' };
  const table = numbered.slice(start);
  const width = filledWidth(table);
  const { hasHeader, indexes } =
    choice ?? kind.detect(first.cells.slice(0, width).map(normalizeHeader), width, table);
  const columns = { labels: columnLabels(first.cells, width, hasHeader), hasHeader, indexes };
  const isColumnMissing = kind.lacksColumn(indexes);
  const body = table.slice(hasHeader ? 1 : 0);
  const totals = body.filter(({ cells }) => hasHeader && isTotalRow(cells));
  const readable = isColumnMissing ? [] : body.filter((row) => !totals.includes(row));
  const lines = readable.map((row) => ({ ...row, fields: extractCells(row.cells, indexes) }));
  return {
    ...kind.readLines(lines, context, columns),
    columns,
    isColumnMissing,
    skipped: {
      linesAbove: start,
      emptyColumns: columnCount(table) - width,
      totals: totals.map(({ line }) => line),
    },
  };
}

/** Number of rows in which the names of the columns are searched. */
const maxLinesAbove = 10;

/** Returns the index of the row that names the columns, below a title or notes; 0 if there is none. */
function headerAt<F extends string>(
  kind: Pick<CsvKind<F, unknown, never>, 'detect'>,
  rows: readonly CsvRow[],
): number {
  const names = (row: CsvRow) => {
    const header = row.cells.map(normalizeHeader);
    const { hasHeader, indexes } = kind.detect(header, header.length, [row]);
    const named = Object.values(indexes).filter((index) => index !== null).length;
    return hasHeader && named > 1;
  };
  const at = rows.slice(0, maxLinesAbove).findIndex(names);
  const filled = ({ cells }: CsvRow) => cells.filter((cell) => cell.trim()).length;
  const header = rows[at];
  const areNotes = header && rows.slice(0, at).every((row) => filled(row) * 2 <= filled(header));
  return areNotes ? at : 0;
}

/** Returns the number of columns up to the last one with a text. */
function filledWidth(rows: readonly CsvRow[]): number {
  return rows.reduce(
    (width, { cells }) => Math.max(width, cells.findLastIndex((cell) => cell.trim()) + 1),
    0,
  );
}

/** Record of a line with the optional fields that it is imported without, or why it is not imported. */
export type ReadLine<R, P> = { record: R; without: readonly string[] } | { problem: P };

/** Reader of one record in each line. `K`: key that tells records apart. */
interface LineReader<F extends string, R, P, K> {
  read: (fields: Record<F, string>) => ReadLine<R, P>;
  keyOf: (record: R) => K;
  isSame: (one: K, other: K) => boolean;
  /** Keys of the stored records. */
  present: readonly K[];
}

/** Problem of a line that repeats another one of the file. */
export interface RepeatedLine {
  kind: 'repeated';
  name: string;
  line: number;
}

/**
 * Reads each line as one record. Lines whose record is stored already are left out, so that the same file can be imported
 * again.
 */
export function readEachLine<F extends string, R extends { name: string }, P, K>(
  lines: readonly CsvLine<F>[],
  { read, keyOf, isSame, present }: LineReader<F, R, P, K>,
): ReadLines<R, P | RepeatedLine> {
  const file: ReadLines<R, P | RepeatedLine> = {
    records: [],
    present: [],
    invalid: [],
    reduced: [],
  };
  const earlier: { key: K; line: number }[] = [];
  for (const { line, cells, fields } of lines) {
    const result = read(fields);
    if ('problem' in result) {
      file.invalid.push({ line, cells, problem: result.problem });
      continue;
    }
    const { record, without } = result;
    const key = keyOf(record);
    const twin = earlier.find((other) => isSame(other.key, key));
    if (twin) {
      const problem = { kind: 'repeated', name: record.name, line: twin.line } as const;
      file.invalid.push({ line, cells, problem });
    } else if (present.some((other) => isSame(other, key))) file.present.push(record.name);
    else {
      earlier.push({ key, line });
      file.records.push(record);
      if (without.length > 0) file.reduced.push({ line, cells, without });
    }
  }
  return file;
}
