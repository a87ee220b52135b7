import type { BodyInput } from '../../api/endpoint.ts';
import { type addTicket, ticketBody } from '../../api/tickets.ts';
import { columnLabels, detectColumns, extractFields, type FileColumns } from './ticket-columns.ts';

/** A ticket as the API takes it. */
export type ImportTicket = BodyInput<typeof addTicket>;

export interface InvalidLine {
  /** Where the row begins in the file, the first line being 1. */
  line: number;
  /** What stands there, shortened, so that a person finds it. */
  text: string;
  /** What is wrong with it. */
  message: string;
}

export interface ParsedTicketFile {
  columns: FileColumns;
  /** The good ones, in the file's order. */
  tickets: ImportTicket[];
  invalid: InvalidLine[];
  /** What must be chosen before anything can be imported; null: nothing. */
  missingColumnMessage: string | null;
}

/** Columns chosen by hand. */
export type ColumnChoice = Pick<FileColumns, 'hasHeader' | 'indexes'>;

const longestText = 80;

const noId = 'No column is known to hold the ticket ID. Choose it below.';

/**
 * Sorts a CSV file's rows (cells as papaparse gives them, empty lines included) into tickets and bad lines.
 * The first row may name the columns (ticket id, name, email in any order and of several spellings);
 * without such a row they are taken in that order. `problem`: why no row can be read at all.
 *
 * @param choice which columns hold what, where somebody chose them by hand.
 */
export function parseTicketRows(
  rows: readonly (readonly string[])[],
  choice?: ColumnChoice,
): ParsedTicketFile | { problem: string } {
  const numbered = withLines(rows).filter(({ cells }) => cells.some((cell) => cell.trim()));
  const [first] = numbered;
  if (!first) return { problem: 'This file is empty.' };
  const width = numbered.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const columns: FileColumns = choice
    ? { ...choice, labels: columnLabels(first.cells, width, choice.hasHeader) }
    : detectColumns(first.cells, width);
  if (columns.indexes.id === null)
    return { columns, tickets: [], invalid: [], missingColumnMessage: noId };
  return partitionRows(columns.hasHeader ? numbered.slice(1) : numbered, columns);
}

/** The columns that nothing of a ticket is taken from. */
export function unusedColumns({ labels, indexes }: FileColumns): string[] {
  const used = new Set<number | null>([indexes.id, indexes.name, indexes.lastName, indexes.email]);
  return labels.filter((_, place) => !used.has(place));
}

interface Row {
  line: number;
  cells: readonly string[];
}

function partitionRows(rows: readonly Row[], columns: FileColumns): ParsedTicketFile {
  const firstLines = new Map<string, number>();
  const file: ParsedTicketFile = { columns, tickets: [], invalid: [], missingColumnMessage: null };
  for (const { line, cells } of rows) {
    const refuse = (message: string) => file.invalid.push({ line, text: textOf(cells), message });
    const parsed = ticketBody.safeParse(extractFields(cells, columns.indexes));
    if (!parsed.success) {
      refuse(parsed.error.issues.map((issue) => issue.message).join(' '));
      continue;
    }
    const { id, holderName, holderEmail } = parsed.data;
    const firstLine = firstLines.get(id);
    if (firstLine !== undefined) {
      refuse(`${id} is on line ${firstLine} already.`);
      continue;
    }
    firstLines.set(id, line);
    file.tickets.push({ id, holderName, holderEmail });
  }
  return file;
}

const textOf = (cells: readonly string[]) =>
  cells.join(', ').replace(/\s+/g, ' ').trim().slice(0, longestText);

/** The rows with the lines they begin on: a quoted cell may hold line breaks of its own. */
function withLines(rows: readonly (readonly string[])[]): Row[] {
  let line = 1;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
}
