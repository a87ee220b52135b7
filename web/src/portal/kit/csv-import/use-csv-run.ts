import type { ReadLines } from '@wine-walk/common/lib/csv/csv-table.ts';
import { useState } from 'react';
import { type Api } from '../../../platform/api/api-client.ts';
import { useCall } from '../../../platform/api/use-call.ts';

export type AnyLines = ReadLines<unknown, unknown>;

export type RecordOf<L extends AnyLines> = L['records'][number];

/** Import of a file in parts. */
export interface CsvRun<A> {
  status: 'running' | 'done' | 'failed';
  /** Number of records that were imported. */
  sent: number;
  total: number;
  /** Answers of the calls, in their order. */
  answers: readonly A[];
  /** Error that stopped the run. */
  error: unknown;
}

export interface CsvCall<A, L> {
  /** Content of the lines of the file. */
  lines: L;
  /** Answers of the calls before. */
  answers: readonly A[];
  /** Client that sets the idempotency keys. */
  call: Api;
}

interface CsvPart<A, L, I> extends Omit<CsvCall<A, L>, 'call'> {
  items: readonly I[];
}

/** Returns records in parts of at most `size`. */
export function inParts<I>(records: readonly I[], size: number): (readonly I[])[] {
  return Array.from({ length: Math.ceil(records.length / size) }, (_, at) =>
    records.slice(at * size, (at + 1) * size),
  );
}

interface CsvSender<L extends AnyLines, A, I> {
  partsOf: (lines: L) => readonly (readonly I[])[];
  send: (items: readonly I[], call: CsvCall<A, L>) => Promise<A>;
  onSettled: () => void;
  onSuccess?: (run: CsvRun<A>) => void;
}

/**
 * Sends records in parts, one after the other. An interrupted run resumes with its part: one whose response was lost
 * returns its first response, by the same key.
 */
export function useCsvRun<L extends AnyLines, A, I>({
  partsOf,
  send,
  onSettled,
  onSuccess,
}: CsvSender<L, A, I>) {
  const [run, setRun] = useState<(CsvRun<A> & { parts: readonly (readonly I[])[] }) | null>(null);
  const part = useCall(({ items, ...context }: CsvPart<A, L, I>, call) =>
    send(items, { ...context, call }),
  );
  async function start(lines: L): Promise<void> {
    const isResumed = run?.status === 'failed';
    // The same parts, so that each of them is sent once.
    const parts = isResumed ? run.parts : partsOf(lines);
    const total = parts.reduce((sum, { length }) => sum + length, 0);
    let { sent, answers } = isResumed ? run : { sent: 0, answers: [] as readonly A[] };
    const show = (status: CsvRun<A>['status'], error?: unknown) => {
      const shown = { status, sent, total, answers, error, parts };
      setRun(shown);
      return shown;
    };
    show('running');
    try {
      for (const items of parts.slice(answers.length)) {
        answers = [...answers, await part.mutateAsync({ items, lines, answers })];
        sent += items.length;
        show('running');
      }
    } catch (error) {
      show('failed', error);
      onSettled();
      return;
    }
    const done = show('done');
    onSettled();
    onSuccess?.(done);
  }
  return { run, start, reset: () => setRun(null) };
}
