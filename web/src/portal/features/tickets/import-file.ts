import { readCsvText } from '@wine-walk/common/lib/csv-text.ts';
import Papa from 'papaparse';

/** Larger files than any walk's tickets are something else. Bytes. */
const maxBytes = 20 * 1024 * 1024;

/** Reads a CSV file's rows of cells, empty lines included; or why it cannot be read. */
export async function readCsvRows(file: Blob): Promise<string[][] | { problem: string }> {
  if (file.size > maxBytes) return { problem: 'This file is larger than 20 MB.' };
  const read = readCsvText(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in read) return read;
  if (read.text.includes('\u0000')) return { problem: 'This is not a CSV file.' };
  return Papa.parse<string[]>(read.text, { skipEmptyLines: false }).data;
}
