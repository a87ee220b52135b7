import { type Answer, countOf, instanceUrl, post, type Sent, type Target } from './target.ts';

/** What came of one round: many at once for what only one can have. */
export interface Round {
  answers: number;
  /** How many were told that they have it. */
  successes: number;
  /** Answers of 500 and more, and none at all. */
  failures: number;
  /** Documents more or less than the one success accounts for. */
  orphans: number;
  /** How often each answer came, as `200` or `404 not-found`; `none ECONNRESET` where no answer did. */
  statuses: Statuses;
}

export type Statuses = Readonly<Record<string, number>>;

export interface Scenario {
  name: string;
  run: (target: Target, count: number) => Promise<Round>;
}

/** Sends so many at once, each to the next instance. */
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

/** How many documents these collections have. */
export function counts(target: Target, collections: readonly string[]): Promise<number[]> {
  return Promise.all(collections.map((name) => countOf(target, name)));
}

/** By how many documents these collections differ from having so many more than before. */
export async function orphanCount(
  target: Target,
  collections: readonly string[],
  before: readonly number[],
  expected: number,
): Promise<number> {
  const after = await counts(target, collections);
  return after.reduce((sum, now, i) => sum + Math.abs(now - (before[i] ?? 0) - expected), 0);
}

/** What came of these answers. */
export function summarizeRound(
  answers: readonly Answer[],
  successes: number,
  orphans: number,
): Round {
  const failures = answers.filter(({ status }) => status === 0 || status >= 500).length;
  return { answers: answers.length, successes, failures, orphans, statuses: statusesOf(answers) };
}

/** How often each answer came. */
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
