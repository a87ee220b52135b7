import type { Problem } from '@wine-walk/common/api/problem.ts';
import {
  countAttemptWrite,
  currentDelay,
  preconditionWrite,
  type RateLimit,
  readAttempts,
} from './attempt-counts.ts';
import { consumeAttempt, tooManyAttempts } from './throttle.ts';
import type { Write } from './write.ts';

/** What guards a guess whose right answer is found out within one commit. */
export interface GuardedGuess {
  /** Set while a limit is used up: then nothing may be looked at. */
  refusal: Problem<'too-many-requests'> | undefined;
  /** To be committed before a wrong guess is answered. */
  wrong: Write[];
  /** To be committed together with what a right guess does. */
  right: Write[];
}

/**
 * Reads the limits of a guess. Only guesses are counted that turn out wrong; yet the writes of a right one insist
 * on the counts being as they were read, so that of a thousand guesses at the same moment no more than the free
 * ones are looked at: the others meet a count that has changed, and are decided afresh.
 */
export async function readGuessGuard(
  limits: readonly RateLimit[],
  now: number,
): Promise<GuardedGuess> {
  const counted = await Promise.all(limits.map(({ key }) => readAttempts(key)));
  const wait = Math.max(0, ...limits.map((each, index) => currentDelay(each, counted[index], now)));
  return {
    refusal: wait > 0 ? tooManyAttempts(wait) : undefined,
    wrong: limits.map(({ key }, index) => countAttemptWrite(key, counted[index], now)),
    right: limits.map(({ key }, index) => preconditionWrite(key, counted[index], now)),
  };
}

/**
 * Carries out what may turn out to be a wrong guess, unless a limit is used up, and counts those. Where others
 * used it up meanwhile a wrong guess is answered as if it had been used up before.
 */
export async function limitWrongGuesses<A>(
  limits: readonly RateLimit[],
  now: number,
  work: () => Promise<A>,
  isWrong: (answer: A) => boolean,
): Promise<A | Problem<'too-many-requests'>> {
  const { refusal } = await readGuessGuard(limits, now);
  if (refusal) return refusal;
  const answer = await work();
  return isWrong(answer) ? ((await consumeAttempt(limits, now)) ?? answer) : answer;
}
