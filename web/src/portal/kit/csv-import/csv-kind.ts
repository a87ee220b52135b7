import type { ColumnChoice, CsvColumns, ParsedCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import type { ReactNode } from 'react';
import type { AnyLines, CsvCall, CsvRun, RecordOf } from './use-csv-run.ts';

/** Returns the content of a file's rows (with empty lines), or that there is none. `choice`: columns chosen by the user. */
export type CsvParser<F extends string, L> = (
  rows: readonly (readonly string[])[],
  choice?: ColumnChoice<F>,
) => ParsedCsv<F, L> | { problem: 'empty' };

/**
 * Kind of file that `CsvImportDialog` imports. `F`: its fields. `L`: content of its lines. `A`: answer of a call.
 * `I`: item that calls send.
 */
export interface CsvImportKind<F extends string, L extends AnyLines, A, I = RecordOf<L>> {
  texts: {
    title: string;
    /** Paragraphs above the file. */
    leads: readonly string[];
    /** Button that imports these records. */
    importCount: (lines: L) => string;
    /** Button that continues an interrupted import; the same one by default. */
    continue?: string;
    /** Which column has to be chosen, if lines cannot be read without one. */
    missingColumn?: string;
    /** Sentence about another import of the file. */
    repeat: string;
    /** Message after an interruption. `sent`: number of records that were imported. */
    failed: (error: unknown, sent: number) => string;
  };
  /** Fields to choose a column for, with their labels. */
  fields: readonly (readonly [F, string])[];
  /** Parses the rows of a file. It must stay the same function while its context does. */
  parse: CsvParser<F, L>;
  /** Numbers of the lines; undefined while choices decide which of them are records. */
  countsText: (lines: L) => string | undefined;
  /** Recognized columns in words. */
  columnsText: (columns: CsvColumns<F>) => string;
  /** True if the choice of the columns is open at once. */
  isLacking: (columns: CsvColumns<F>) => boolean;
  /** Number of records in the preview. */
  sampleSize: number;
  sampleText: (record: RecordOf<L>) => readonly (string | null | undefined)[];
  problemText: (problem: L['invalid'][number]['problem']) => string;
  /** True for a line that is rightly not imported, such as a refund; by default, all are bad. */
  isLeftOut?: (problem: L['invalid'][number]['problem']) => boolean;
  /** Returns the items of each call; `inParts` of the records for most kinds. */
  partsOf: (lines: L) => readonly (readonly I[])[];
  send: (items: readonly I[], call: CsvCall<A, L>) => Promise<A>;
  /** Called when a file is chosen. */
  onFile?: () => void;
  /** Called after the last call and after an interruption. */
  onSettled: () => void;
  /** Called after the last call, before the dialog closes; without it, the dialog stays with `progress`. */
  onSuccess?: (run: CsvRun<A>) => void;
  /** Reason for which the records cannot be imported. */
  blocker?: (lines: L) => string | undefined;
  /** True while data that the import needs are loading. */
  isWaiting?: boolean;
  /** Choices below the file. */
  options?: ReactNode;
  /** Choices about the content of the file, above the columns. */
  decisions?: (lines: L) => ReactNode;
  /** Content below the preview. */
  extra?: (lines: L) => ReactNode;
  /** Content instead of the preview, from the first call on. */
  progress?: (run: CsvRun<A>) => ReactNode;
  /** Buttons after the last call. */
  resultButtons?: (run: CsvRun<A>) => ReactNode;
}

/** Returns which column each field was found in, as a sentence. */
export function foundColumns<F extends string>(
  { labels, indexes }: CsvColumns<F>,
  fields: readonly (readonly [F, string])[],
  text: (found: { field: string; column: string }) => string,
): string {
  const found = fields.flatMap(([field, label]) => {
    const index = indexes[field];
    return index === null ? [] : text({ field: label, column: labels[index] ?? '' });
  });
  return `${found.join(', ')}.`;
}
