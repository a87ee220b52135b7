import type { ReadLines } from '@wine-walk/common/lib/csv-table.ts';
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
  /** Why it stopped. */
  error: unknown;
}

export interface CsvCall<A, L> {
  /** What the lines of the file contain. */
  lines: L;
  /** Answers of the calls before. */
  answers: readonly A[];
  /** Client that sets the idempotency keys. */
  call: Api;
}

interface CsvPart<A, L extends AnyLines> extends Omit<CsvCall<A, L>, 'call'> {
  records: readonly RecordOf<L>[];
}

interface CsvSender<L extends AnyLines, A> {
  perCall: number;
  send: (records: readonly RecordOf<L>[], call: CsvCall<A, L>) => Promise<A>;
  onSettled: () => void;
  onSuccess?: (run: CsvRun<A>) => void;
}

/**
 * Sends records in parts, one after the other. An interrupted run resumes with its part: one whose response was lost
 * returns its first response, by the same key.
 */
export function useCsvRun<L extends AnyLines, A>({
  perCall,
  send,
  onSettled,
  onSuccess,
}: CsvSender<L, A>) {
  const [run, setRun] = useState<CsvRun<A> | null>(null);
  const part = useCall(({ records, ...context }: CsvPart<A, L>, call) =>
    send(records, { ...context, call }),
  );
  async function start(lines: L): Promise<void> {
    const { records } = lines;
    let {
      sent,
      answers,
    }: Pick<CsvRun<A>, 'sent' | 'answers'> = run?.status === 'failed'
      ? run
      : { sent: 0, answers: [] };
    const show = (status: CsvRun<A>['status'], error?: unknown) => {
      const shown = { status, sent, total: records.length, answers, error };
      setRun(shown);
      return shown;
    };
    show('running');
    try {
      while (sent < records.length) {
        const next = records.slice(sent, sent + perCall);
        answers = [...answers, await part.mutateAsync({ records: next, lines, answers })];
        sent += next.length;
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
