import type { BodyInput } from '../contract/endpoint.ts';
import { type addTicket, ticketBody } from '../contract/tickets.ts';
import { type ColumnNames, type ImportColumns, readHeader } from './ticket-columns.ts';

/** A ticket as the API takes it. */
export type ImportTicket = BodyInput<typeof addTicket>;

export interface BadLine {
  /** Where the row begins in the file, the first line being 1. */
  line: number;
  /** What stands there, shortened, so that a person finds it. */
  text: string;
  /** What is wrong with it. */
  message: string;
}

export interface TicketFile {
  /** Which of the file's columns was taken for what; null where no row names them. */
  columns: ColumnNames | null;
  /** The good ones, in the file's order. */
  tickets: ImportTicket[];
  bad: BadLine[];
}

const longestText = 80;

/**
 * Sorts a CSV file's rows (cells as papaparse gives them, empty lines included) into tickets and bad lines.
 * The first row may name the columns (ticket id, name, email in any order and of several spellings);
 * without such a row they are taken in that order. `problem`: why no row can be read at all.
 */
export function readTicketRows(
  rows: readonly (readonly string[])[],
): TicketFile | { problem: string } {
  const numbered = withLines(rows).filter(({ cells }) => cells.some((cell) => cell.trim()));
  const [first] = numbered;
  if (!first) return { problem: 'This file is empty.' };
  const columns = readHeader(first.cells);
  if ('problem' in columns) return columns;
  return sortRows(columns.names ? numbered.slice(1) : numbered, columns);
}

interface Row {
  line: number;
  cells: readonly string[];
}

function sortRows(rows: readonly Row[], columns: ImportColumns): TicketFile {
  const firstLines = new Map<string, number>();
  const file: TicketFile = { columns: columns.names, tickets: [], bad: [] };
  for (const { line, cells } of rows) {
    const text = cells.join(', ').replace(/\s+/g, ' ').trim().slice(0, longestText);
    const refuse = (message: string) => file.bad.push({ line, text, message });
    const parsed = ticketBody.safeParse(columns.pick(cells));
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

/** The rows with the lines they begin on: a quoted cell may hold line breaks of its own. */
function withLines(rows: readonly (readonly string[])[]): Row[] {
  let line = 1;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
}
