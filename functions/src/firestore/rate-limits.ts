import { createHash } from 'node:crypto';
import type { DetailsOf } from '@wine-walk/common/api/contract/problem-codes.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type RateLimitDocument,
  rateLimitDocument,
} from '@wine-walk/common/model/fields/requests.ts';
import {
  type AttemptCounter,
  activeAttempts,
  attemptDelay,
  attemptsExpireAfterMs,
  countAttempt,
  freeAttemptsLeft,
  ipNetwork,
  type RateLimitName,
  type RateLimitPolicy,
  rateLimits,
  sharedPolicy,
  trustedDeviceMs,
} from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { queuesByKey } from '../lib/limited-queue.ts';
import { isSharedAddress } from '../lib/networks.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { documentPaths } from './paths.ts';
import { readDocument, type Stored } from './read.ts';
import type { Write } from './write.ts';

/** Limit of one subject, and the key that its attempts are counted under. */
export interface RateLimit {
  key: string;
  policy: RateLimitPolicy;
}

/** Writes and verdict for a guess that is checked and counted in one commit. */
export interface GuardedGuess {
  /** Set if a limit is exhausted: the guess must not be checked. */
  refusal: Problem<'too-many-attempts'> | undefined;
  /** Number of wrong guesses before the next delay, by the limit that has fewest. */
  freeLeft: number;
  /** Commit these before reporting a wrong guess. */
  wrong: Write[];
  /** Commit these together with the effects of a right guess. */
  right: Write[];
}

type StoredCounter = Stored<RateLimitDocument> | undefined;

/** Returns the named limit of a subject (account, network, code ...), which is stored hashed. */
export function rateLimit(name: RateLimitName, ...subject: string[]): RateLimit {
  const digest = createHash('sha256').update([name, ...subject].join('\n'));
  return { key: digest.digest('hex').slice(0, 40), policy: rateLimits[name] };
}

/**
 * Returns the named limit of the network of an IP. It is generous for addresses that strangers share, such as front ends of Google.
 * `subject`: parts that are counted apart within the network.
 */
export function networkLimit(name: RateLimitName, ip: string, ...subject: string[]): RateLimit {
  const { key, policy } = rateLimit(name, ...subject, ipNetwork(ip));
  return { key, policy: isSharedAddress(ip) ? sharedPolicy(policy) : policy };
}

/** Returns the limit of the wrong tickets that one network types, by any call. */
export function wrongTicketLimits(ip: string): RateLimit[] {
  return [networkLimit('wrongTicketsPerNetwork', ip)];
}

/**
 * Consumes one attempt from every limit, or from none if one is exhausted, and returns the remaining delay in
 * milliseconds. The commit fails if a counter has changed since it was read, so that concurrent attempts on any
 * instance are counted one by one. `now`: epoch milliseconds.
 */
export async function consumeAttempt(
  limits: readonly RateLimit[],
  now: number,
): Promise<{ waitMs: number }> {
  return commitWithRetry<{ waitMs: number }, never>(async () => {
    const counters = await readCounters(limits);
    const waitMs = longestDelay(limits, counters, now);
    const writes = waitMs > 0 ? [] : countWrites(limits, counters, now);
    return { writes, response: { waitMs } };
  });
}

/** Consumes one attempt from every limit; returns the problem if one is exhausted. `now`: epoch milliseconds. */
export async function enforceRateLimits(
  limits: readonly RateLimit[],
  now: number,
): Promise<Problem<'too-many-attempts'> | undefined> {
  const { waitMs } = await consumeAttempt(limits, now);
  return waitMs > 0 ? tooManyAttempts(waitMs) : undefined;
}

type Attempts = DetailsOf<'too-many-attempts'>['attempts'];

/** Creates the problem with its Retry-After. `attempts`: kind of action that the user repeated too often. */
export function tooManyAttempts(
  waitMs: number,
  attempts: Attempts = 'tries',
): Problem<'too-many-attempts'> {
  return problem('too-many-attempts', { attempts, retryAfterSeconds: waitMs / 1000 });
}

/**
 * Reads the limits of a guess. Only wrong guesses are counted; but the writes of a right one also require unchanged
 * counters, so that of many concurrent guesses only the free ones are checked: the others conflict and are decided
 * again.
 */
export async function readGuessGuard(
  limits: readonly RateLimit[],
  now: number,
): Promise<GuardedGuess> {
  const counters = await readCounters(limits);
  const waitMs = longestDelay(limits, counters, now);
  return {
    refusal: waitMs > 0 ? tooManyAttempts(waitMs) : undefined,
    freeLeft: Math.min(
      ...limits.map(({ policy }, index) =>
        freeAttemptsLeft(policy, toCounter(counters[index]), now),
      ),
    ),
    wrong: countWrites(limits, counters, now),
    right: limits.map(({ key }, index) => preconditionWrite(key, counters[index], now)),
  };
}

/**
 * Returns the writes that count one attempt; commit them together with its effects. Returns the problem if a limit is
 * exhausted. `attempts`: kind of action that the user repeated too often. `now`: epoch milliseconds.
 */
export async function countInCommit(
  limits: readonly RateLimit[],
  now: number,
  attempts: Attempts,
): Promise<Write[] | Problem<'too-many-attempts'>> {
  const counters = await readCounters(limits);
  const waitMs = longestDelay(limits, counters, now);
  return waitMs > 0 ? tooManyAttempts(waitMs, attempts) : countWrites(limits, counters, now);
}

/** Guesses at one counter that an instance checks at once while as many wrong ones are free. */
const checkedAtOnce = 4;
const fewAtOnce = queuesByKey({ running: checkedAtOnce, waiting: 400, waitingMs: 20_000 });
const oneAtOnce = queuesByKey({ running: 1, waiting: checkedAtOnce, waitingMs: 20_000 });

/**
 * Runs `work` unless a limit is exhausted, and counts its response if it is a wrong guess. Returns the problem instead
 * of a wrong guess if concurrent guesses have exhausted a limit since. A right guess writes nothing. Turns keep
 * simultaneous guesses from passing before the first is counted: one at a time once the free ones are used.
 */
export function limitWrongGuesses<A>(
  limits: readonly RateLimit[],
  now: number,
  work: () => Promise<A>,
  isWrong: (response: A) => boolean,
): Promise<A | Problem<'too-many-attempts'>> {
  const check = async ({ refusal }: GuardedGuess) => {
    if (refusal) return refusal;
    const response = await work();
    return isWrong(response) ? ((await enforceRateLimits(limits, now)) ?? response) : response;
  };
  return inTurn(fewAtOnce, limits, async () => {
    const guard = await readGuessGuard(limits, now);
    if (guard.refusal || guard.freeLeft >= checkedAtOnce) return check(guard);
    return inTurn(oneAtOnce, limits, async () => check(await readGuessGuard(limits, now)));
  });
}

/** Runs work in turn with other work at each of the limits. */
function inTurn<T>(
  queue: ReturnType<typeof queuesByKey>,
  limits: readonly RateLimit[],
  work: () => Promise<T>,
): Promise<T> {
  let start = work;
  for (const { key } of limits) {
    const next = start;
    start = () => queue(key, next);
  }
  return start();
}

/** Returns the number of attempts that still count at each limit. `now`: epoch milliseconds. */
export async function countActiveAttempts(
  limits: readonly RateLimit[],
  now: number,
): Promise<number[]> {
  const counters = await readCounters(limits);
  return limits.map(({ policy }, index) => activeAttempts(policy, toCounter(counters[index]), now));
}

/** True if the subject signed in successfully during the last 90 days. */
export async function hasRecentSignIn({ key }: RateLimit, now: number): Promise<boolean> {
  const signedInAt = (await readCounter(key))?.data.signedInAt;
  return Boolean(signedInAt && now - Date.parse(signedInAt) < trustedDeviceMs);
}

/** Resets a counter after a success. `isSignIn`: also makes the subject trusted. */
export function resetAttemptsWrite({ key }: RateLimit, now: number, isSignIn: boolean): Write {
  const timestamp = new Date(now).toISOString();
  const data: RateLimitDocument = {
    tries: 0,
    lastTriedAt: timestamp,
    signedInAt: isSignIn ? timestamp : null,
    expiresAt: new Date(now + (isSignIn ? trustedDeviceMs : attemptsExpireAfterMs)).toISOString(),
  };
  return { kind: 'set', path: documentPaths.rateLimit(key), data };
}

function readCounter(key: string): Promise<StoredCounter> {
  return readDocument(documentPaths.rateLimit(key), rateLimitDocument);
}

function readCounters(limits: readonly RateLimit[]): Promise<StoredCounter[]> {
  return Promise.all(limits.map(({ key }) => readCounter(key)));
}

function toCounter(stored: StoredCounter): AttemptCounter | null {
  if (!stored) return null;
  const { tries, lastTriedAt, expiresAt } = stored.data;
  return {
    attempts: tries,
    lastAttemptAt: Date.parse(lastTriedAt),
    expiresAt: Date.parse(expiresAt),
  };
}

function longestDelay(
  limits: readonly RateLimit[],
  counters: readonly StoredCounter[],
  now: number,
): number {
  const delays = limits.map(({ policy }, index) =>
    attemptDelay(policy, toCounter(counters[index]), now),
  );
  return Math.max(0, ...delays);
}

function countWrites(
  limits: readonly RateLimit[],
  counters: readonly StoredCounter[],
  now: number,
): Write[] {
  return limits.map(({ key, policy }, index) => {
    const stored = counters[index];
    const { attempts, expiresAt } = countAttempt(policy, toCounter(stored), now);
    const signedInAt = stored?.data.signedInAt ?? null;
    const trustedUntil = signedInAt ? Date.parse(signedInAt) + trustedDeviceMs : 0;
    return counterWrite(key, stored, {
      tries: attempts,
      lastTriedAt: new Date(now).toISOString(),
      signedInAt,
      expiresAt: new Date(Math.max(trustedUntil, expiresAt)).toISOString(),
    });
  });
}

/** Writes a counter unchanged, which conflicts if it has changed since it was read. */
function preconditionWrite(key: string, stored: StoredCounter, now: number): Write {
  return counterWrite(
    key,
    stored,
    stored?.data ?? {
      tries: 0,
      lastTriedAt: new Date(now).toISOString(),
      signedInAt: null,
      expiresAt: new Date(now + attemptsExpireAfterMs).toISOString(),
    },
  );
}

function counterWrite(key: string, stored: StoredCounter, data: RateLimitDocument): Write {
  const path = documentPaths.rateLimit(key);
  return stored
    ? { kind: 'update', path, data, revision: stored.revision }
    : { kind: 'create', path, data };
}
