import type { ColumnChoice, ParsedCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import { readCsvText } from '@wine-walk/common/lib/csv/csv-text.ts';
import { useMemo, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Alert } from '../alert.tsx';
import { FileField } from '../forms/file-field.tsx';
import type { CsvParser } from './csv-kind.ts';
import { splitRows, type TextRows } from './csv-rows.ts';

/** Size limit in bytes, larger than any event's tickets. */
const maxBytes = 20 * 1024 * 1024;

interface CsvRows extends TextRows {
  /** True if the encoding is a guess, which may garble accents. */
  isGuess: boolean;
}

/** Reads the rows of a CSV file, including empty lines, or returns the problem. */
export async function readCsvRows(file: Blob): Promise<CsvRows | { problem: string }> {
  if (file.size > maxBytes) return { problem: texts.shared.csvImport.tooLarge };
  const read = readCsvText(new Uint8Array(await file.arrayBuffer()));
  if (!read) return { problem: texts.shared.csvImport.unreadableEncoding };
  if (read.text.includes('\u0000')) return { problem: texts.shared.csvImport.notCsv };
  return { ...splitRows(read.text), isGuess: read.isGuess };
}

/** Selected file with a name for each column, parsed again for other columns and by another `parse`, which the caller keeps between renders. */
export function useCsvFile<F extends string, L>(parse: CsvParser<F, L>) {
  const [csv, setCsv] = useState<CsvRows | null>(null);
  const [columns, setColumns] = useState<ColumnChoice<F>>();
  const [unreadable, setUnreadable] = useState<string>();
  const parsed = useMemo(() => {
    const file = csv && parse(csv.rows, columns);
    return file && !('problem' in file) ? withColumnNames(file) : file;
  }, [csv, columns, parse]);
  const isParsed = parsed !== null && !('problem' in parsed);

  async function choose(chosen: File | undefined) {
    setCsv(null);
    setColumns(undefined);
    setUnreadable(undefined);
    if (!chosen) return;
    const read = await readCsvRows(chosen);
    if ('problem' in read) setUnreadable(read.problem);
    else setCsv(read);
  }

  return {
    file: isParsed ? parsed : null,
    isEncodingGuess: csv?.isGuess ?? false,
    hasSeparatorLine: csv?.hasSeparatorLine ?? false,
    problem: parsed && 'problem' in parsed ? texts.shared.csvImport.empty : unreadable,
    choose,
    chooseColumns: setColumns,
  };
}

function withColumnNames<F extends string, L>(file: ParsedCsv<F, L>): ParsedCsv<F, L> {
  const { unnamed } = texts.shared.csvImport.columns;
  const labels = file.columns.labels.map(
    (label, place) => label || unnamed({ position: place + 1 }),
  );
  return { ...file, columns: { ...file.columns, labels } };
}

interface FieldProps {
  problem: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** Chooses a CSV file. */
export function CsvFileField(props: FieldProps) {
  return (
    <FileField label={texts.shared.csvImport.file} accept=".csv,text/csv,text/plain" {...props} />
  );
}

/** Warning about the names of a file whose encoding is a guess. */
export function EncodingAlert() {
  return <Alert tone="gold">{texts.shared.csvImport.guessedEncoding}</Alert>;
}
