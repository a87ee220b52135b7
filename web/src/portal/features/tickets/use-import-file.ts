import {
  type ColumnChoice,
  type ParsedTicketFile,
  parseTicketRows,
} from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { useState } from 'react';
import { readCsvRows } from './import-file.ts';

/** The file to import: chosen, and read again with other columns. */
export function useImportFile() {
  const [rows, setRows] = useState<string[][]>([]);
  const [file, setFile] = useState<ParsedTicketFile | null>(null);
  const [problem, setProblem] = useState<string>();

  function show(read: ParsedTicketFile | { problem: string }) {
    if ('problem' in read) setProblem(read.problem);
    else setFile(read);
  }

  async function choose(chosen: File | undefined) {
    setFile(null);
    setProblem(undefined);
    if (!chosen) return;
    const read = await readCsvRows(chosen);
    if ('problem' in read) return setProblem(read.problem);
    setRows(read);
    show(parseTicketRows(read));
  }

  return {
    file,
    problem,
    choose,
    chooseColumns: (choice: ColumnChoice) => show(parseTicketRows(rows, choice)),
  };
}
