import Papa from 'papaparse';
import { type ColumnChoice, type ParsedCsv, parseCsv } from '../lib/csv/csv-table.ts';
import type { TicketColumn } from '../rules/tickets/ticket-columns.ts';
import {
  type TicketContext,
  type TicketLines,
  ticketFile,
} from '../rules/tickets/ticket-import.ts';

type ParsedTicketFile = ParsedCsv<TicketColumn, TicketLines>;

/** Context without types, decisions and tickets. */
export const noTicketDecisions: TicketContext = {
  types: [],
  decisions: {},
  remaining: {},
  stored: [],
};

/** Rows of a file as the portal reads them: papaparse finds the delimiter. */
export const rowsOf = (csv: string) => Papa.parse<string[]>(csv).data;

export const parse = (csv: string, choice?: ColumnChoice<TicketColumn>) =>
  parseCsv(ticketFile, rowsOf(csv), noTicketDecisions, choice);

/** Reads a file at an event without types. */
export function read(csv: string, choice?: ColumnChoice<TicketColumn>): ParsedTicketFile {
  const file = parse(csv, choice);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

export const ticket = (
  id: string,
  holderName: string | null = null,
  holderEmail: string | null = null,
) => ({
  id,
  holderName,
  holderEmail,
});
