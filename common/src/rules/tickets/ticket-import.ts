import type { BodyInput } from '../../api/endpoint.ts';
import { type addTicket, ticketBody } from '../../api/tickets.ts';
import { columnLabels, detectColumns, extractFields, type FileColumns } from './ticket-columns.ts';

/** Ticket as the API accepts it. */
export type ImportTicket = BodyInput<typeof addTicket>;

export interface InvalidLine {
  /** Line number of the row in the file, from 1. */
  line: number;
  /** Shortened text of the line. */
  text: string;
  /** Error of the line. */
  message: string;
}

export interface ParsedTicketFile {
  columns: FileColumns;
  /** Valid tickets in the file's order. */
  tickets: ImportTicket[];
  invalid: InvalidLine[];
  /** Choice required before the import; null if none. */
  missingColumnMessage: string | null;
}

/** Columns chosen by the user. */
export type ColumnChoice = Pick<FileColumns, 'hasHeader' | 'indexes'>;

const longestText = 80;

const noId = 'We can’t tell which column has the ticket ID. Choose it below.';

/**
 * Parses rows of a CSV file (cells from Papa Parse, empty lines included) into tickets and invalid lines. The
 * first row may name the columns (id, name, email in any order and spelling); otherwise that order is
 * assumed. `problem`: reason why no row can be read.
 *
 * @param choice columns chosen by the user.
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

/** Returns columns that no ticket field uses. */
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
      refuse(`${id} is already on line ${firstLine}.`);
      continue;
    }
    firstLines.set(id, line);
    file.tickets.push({ id, holderName, holderEmail });
  }
  return file;
}

const textOf = (cells: readonly string[]) =>
  cells.join(', ').replace(/\s+/g, ' ').trim().slice(0, longestText);

/** Returns rows with the number of their first line; quoted cells may contain line breaks. */
function withLines(rows: readonly (readonly string[])[]): Row[] {
  let line = 1;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
}
