import { type Problem, problem } from '@wine-walk/common/api/problem.ts';
import type { RateLimitDocument } from '@wine-walk/common/model/sessions.ts';
import {
  attemptsExpireAfterMs,
  type ThrottleLimit,
  waitText,
} from '@wine-walk/common/rules/sessions/throttle.ts';
import {
  countAttemptWrite,
  currentDelay,
  type RateLimit,
  rateLimit,
  readAttempts,
  trustedDeviceMs,
} from './attempt-counts.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { documentPaths } from './paths.ts';
import type { Write } from './write.ts';

/** The rate limit, with its key, for whom or what is named. */
export function toRateLimit(limit: ThrottleLimit, ...named: string[]): RateLimit {
  return { ...limit, key: rateLimit(0, ...named).key };
}

/**
 * Counts a try at every limit, or refuses it at the first that is still used up; a refused try is not counted.
 * It is counted before the password is looked at, and only if nobody else was counted since the counts were
 * read, so that a hundred guesses at the same moment are not more than five. In Firestore, because the
 * function has many instances.
 */
export async function consumeAttempt(
  limits: readonly RateLimit[],
  now: number,
): Promise<Problem<'too-many-requests'> | undefined> {
  return commitWithRetry<undefined, Problem<'too-many-requests'>>(async () => {
    const counted = await Promise.all(limits.map(({ key }) => readAttempts(key)));
    const wait = Math.max(
      0,
      ...limits.map((each, index) => currentDelay(each, counted[index], now)),
    );
    if (wait > 0) return tooManyAttempts(wait);
    const writes = limits.map(({ key }, index) => countAttemptWrite(key, counted[index], now));
    return { writes, response: undefined };
  });
}

/** Whether the tries at a limit include a sign-in that succeeded in the last 90 days. */
export async function hasRecentSignIn({ key }: RateLimit, now: number): Promise<boolean> {
  const signedInAt = (await readAttempts(key))?.data.signedInAt;
  return Boolean(signedInAt && now - Date.parse(signedInAt) < trustedDeviceMs);
}

/** Resets a limit after a success; `signedIn`: and remembers that this pair is known. */
export function resetAttemptsWrite({ key }: RateLimit, now: number, signedIn: boolean): Write {
  const at = new Date(now).toISOString();
  const data: RateLimitDocument = {
    tries: 0,
    lastTriedAt: at,
    signedInAt: signedIn ? at : null,
    expiresAt: new Date(now + (signedIn ? trustedDeviceMs : attemptsExpireAfterMs)).toISOString(),
  };
  return { kind: 'set', path: documentPaths.rateLimit(key), data };
}

export function tooManyAttempts(waitMs: number): Problem<'too-many-requests'> {
  return problem(
    'too-many-requests',
    `Too many tries. Please wait ${waitText(waitMs)} and try again.`,
    { details: { retryAfterSeconds: waitMs / 1000 } },
  );
}
