import Papa from 'papaparse';

/** Delimiters that are tried, the most frequent first. */
const delimiters = [',', ';', '\t', '|'];

/** Number of rows by which the delimiter is found. */
const sampleRows = 100;

/** Rows of a file's text. */
export interface TextRows {
  rows: string[][];
  /** True if the first line names the delimiter, as Excel writes it: `sep=;`. */
  hasSeparatorLine: boolean;
}

/**
 * Splits a text into rows, with empty ones. The delimiter is that of its `sep=` line, else the one by which most rows have
 * the same number of cells: decimal commas and names such as "Lee, Ann" are in fewer rows than the delimiter.
 */
export function splitRows(text: string): TextRows {
  const named = /^\uFEFF?sep=(.)(?=\r?\n|\r)/i.exec(text);
  // The empty line stays, so that the numbers of the lines are those of the file.
  const content = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? mostRegular(content);
  const { data: rows } = Papa.parse<string[]>(content, { delimiter, skipEmptyLines: false });
  return { rows, hasSeparatorLine: named !== null };
}

function mostRegular(text: string): string {
  const scores = delimiters.map((delimiter) => ({ delimiter, score: regularity(text, delimiter) }));
  return scores.reduce((best, other) => (other.score > best.score ? other : best)).delimiter;
}

/** Returns the number of rows with the most frequent number of cells, if that is more than one. */
function regularity(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    preview: sampleRows,
    skipEmptyLines: true,
  });
  const bySize = Map.groupBy(data, ({ length }) => length);
  bySize.delete(1);
  return Math.max(0, ...[...bySize.values()].map(({ length }) => length));
}
