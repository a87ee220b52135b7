import { type Answer, countOf, instanceUrl, post, type Sent, type Target } from './target.ts';

/** Result of one round of concurrent requests. */
export interface Round {
  answers: number;
  /** Responses that report the success. */
  successes: number;
  /** 5xx responses and requests without a response. */
  failures: number;
  /** Difference of the number of documents to that of one success. */
  orphans: number;
  /** Number of each response, as `200` or `404 not-found`; `none ECONNRESET` without a response. */
  statuses: Statuses;
}

export type Statuses = Readonly<Record<string, number>>;

export interface Scenario {
  name: string;
  run: (target: Target, count: number) => Promise<Round>;
}

/** Sends concurrent requests, each to the next instance. */
export function sendConcurrently(
  target: Target,
  count: number,
  path: string,
  sent: () => Omit<Sent, 'at'>,
) {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      post(path, { at: instanceUrl(target, index), ...sent() }),
    ),
  );
}

/** Returns the number of documents of each collection. */
export function counts(target: Target, collections: readonly string[]): Promise<number[]> {
  return Promise.all(collections.map((name) => countOf(target, name)));
}

/** Returns the difference of the added documents to the expected number. */
export async function orphanCount(
  target: Target,
  collections: readonly string[],
  before: readonly number[],
  expected: number,
): Promise<number> {
  const after = await counts(target, collections);
  return after.reduce((sum, now, i) => sum + Math.abs(now - (before[i] ?? 0) - expected), 0);
}

/** Returns the result of these responses. */
export function summarizeRound(
  answers: readonly Answer[],
  successes: number,
  orphans: number,
): Round {
  const failures = answers.filter(({ status }) => status === 0 || status >= 500).length;
  return { answers: answers.length, successes, failures, orphans, statuses: statusesOf(answers) };
}

/** Returns the number of each response. */
export function statusesOf(answers: readonly Answer[]): Statuses {
  const statuses: Record<string, number> = {};
  for (const { status, json } of answers) {
    const name = [status || 'none', status === 200 ? undefined : json.code]
      .filter(Boolean)
      .join(' ');
    statuses[name] = (statuses[name] ?? 0) + 1;
  }
  return statuses;
}
