import type { RateLimitDocument } from '../contract/session-records.ts';
import { type Problem, problem } from '../domain/problem.ts';
import { forgottenAfterMs, type Limit, waitMessage } from '../domain/slow-down.ts';
import { paths } from './paths.ts';
import {
  countedWrite,
  type RateLimit,
  rateLimit,
  readTries,
  rememberedForMs,
  waitAt,
} from './tries.ts';
import { untilCommitted } from './until-committed.ts';
import type { Write } from './write.ts';

/** The rate limit, with its key, for whom or what is named. */
export function rateLimitOf(limit: Limit, ...named: string[]): RateLimit {
  return { ...limit, key: rateLimit(0, ...named).key };
}

/**
 * Counts a try at every limit, or refuses it at the first that is still used up; a refused try is not counted.
 * It is counted before the password is looked at, and only if nobody else was counted since the counts were
 * read, so that a hundred guesses at the same moment are not more than five. In Firestore, because the
 * function has many instances.
 */
export async function takeTry(
  limits: readonly RateLimit[],
  now: number,
): Promise<Problem<'too-many-requests'> | undefined> {
  return untilCommitted<undefined, Problem<'too-many-requests'>>(async () => {
    const counted = await Promise.all(limits.map(({ key }) => readTries(key)));
    const wait = Math.max(0, ...limits.map((each, index) => waitAt(each, counted[index], now)));
    if (wait > 0) return slowDown(wait);
    const writes = limits.map(({ key }, index) => countedWrite(key, counted[index], now));
    return { writes, answer: undefined };
  });
}

/** Whether the tries at a limit include a sign-in that succeeded in the last 90 days. */
export async function hasSignedInLately({ key }: RateLimit, now: number): Promise<boolean> {
  const signedInAt = (await readTries(key))?.data.signedInAt;
  return Boolean(signedInAt && now - Date.parse(signedInAt) < rememberedForMs);
}

/** Resets a limit after a success; `signedIn`: and remembers that this pair is known. */
export function forgetTries({ key }: RateLimit, now: number, signedIn: boolean): Write {
  const at = new Date(now).toISOString();
  const data: RateLimitDocument = {
    tries: 0,
    lastTriedAt: at,
    signedInAt: signedIn ? at : null,
    expiresAt: new Date(now + (signedIn ? rememberedForMs : forgottenAfterMs)).toISOString(),
  };
  return { kind: 'set', path: paths.rateLimit(key), data };
}

export function slowDown(waitMs: number): Problem<'too-many-requests'> {
  return problem(
    'too-many-requests',
    `Too many tries. Please wait ${waitMessage(waitMs)} and try again.`,
    { details: { retryAfterSeconds: waitMs / 1000 } },
  );
}
