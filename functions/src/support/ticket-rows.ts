import Papa from 'papaparse';
import { readTicketRows, type TicketFile } from '../domain/ticket-import.ts';

/** As the portal reads a file: papaparse finds the delimiter. */
export function read(csv: string): TicketFile {
  const file = readTicketRows(Papa.parse<string[]>(csv).data);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}
export const problem = (csv: string) => readTicketRows(Papa.parse<string[]>(csv).data);
export const ticket = (
  id: string,
  holderName: string | null = null,
  holderEmail: string | null = null,
) => ({
  id,
  holderName,
  holderEmail,
});
