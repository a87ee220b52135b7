import Papa from 'papaparse';
import { type ParsedTicketFile, parseTicketRows } from '../rules/tickets/ticket-import.ts';

/** Reads a file as the portal does: papaparse finds the delimiter. */
export function read(csv: string): ParsedTicketFile {
  const file = parseTicketRows(Papa.parse<string[]>(csv).data);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}
export const problem = (csv: string) => parseTicketRows(Papa.parse<string[]>(csv).data);
export const ticket = (
  id: string,
  holderName: string | null = null,
  holderEmail: string | null = null,
) => ({
  id,
  holderName,
  holderEmail,
});
