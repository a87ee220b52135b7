import { createHash } from 'node:crypto';
import { type RateLimitDocument, rateLimitDocument } from '../contract/session-records.ts';
import { type Problem, problem } from '../domain/problem.ts';
import {
  afterTry,
  forgottenAfterMs,
  type Limit,
  waitBeforeTry,
  waitMessage,
} from '../domain/slow-down.ts';
import { paths } from './paths.ts';
import { readDocument, type Stored } from './read.ts';
import { untilCommitted } from './until-committed.ts';
import type { Write } from './write.ts';

/** Something tries are counted by, with its limit. */
export interface RateLimit extends Limit {
  key: string;
}

type Counted = Stored<RateLimitDocument> | undefined;

/** How long an address counts as known to an account after a sign-in. Milliseconds. */
const rememberedForMs = 90 * 24 * 60 * 60 * 1000;

/** The rate limit, with its key, for whom or what is named. */
export function rateLimitOf(limit: Limit, ...named: string[]): RateLimit {
  return { ...limit, key: rateLimit(0, ...named).key };
}

export function rateLimit(freeTries: number, ...named: string[]): RateLimit {
  const key = createHash('sha256').update(named.join('\n')).digest('hex').slice(0, 40);
  return { key, freeTries };
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

export function readTries(key: string): Promise<Counted> {
  return readDocument(paths.rateLimit(key), rateLimitDocument);
}

function triesOf(counted: Counted) {
  if (!counted) return null;
  return { tries: counted.data.tries, lastTriedAt: Date.parse(counted.data.lastTriedAt) };
}

export function waitAt(
  { freeTries, longestWaitMs }: RateLimit,
  counted: Counted,
  now: number,
): number {
  return waitBeforeTry(triesOf(counted), freeTries, now, longestWaitMs);
}

export function countedWrite(key: string, counted: Counted, now: number): Write {
  const { tries } = afterTry(triesOf(counted), now);
  const signedInAt = counted?.data.signedInAt ?? null;
  const keptFor = signedInAt ? Date.parse(signedInAt) + rememberedForMs : 0;
  const data: RateLimitDocument = {
    tries,
    lastTriedAt: new Date(now).toISOString(),
    signedInAt,
    expiresAt: new Date(Math.max(keptFor, now + forgottenAfterMs)).toISOString(),
  };
  const path = paths.rateLimit(key);
  return counted
    ? { kind: 'update', path, data, revision: counted.revision }
    : { kind: 'create', path, data };
}

/** Writes a count as it is, which fails where it has changed since. */
export function unchangedWrite(key: string, counted: Counted, now: number): Write {
  const path = paths.rateLimit(key);
  if (counted) return { kind: 'update', path, data: counted.data, revision: counted.revision };
  const at = new Date(now).toISOString();
  const expiresAt = new Date(now + forgottenAfterMs).toISOString();
  const data: RateLimitDocument = { tries: 0, lastTriedAt: at, signedInAt: null, expiresAt };
  return { kind: 'create', path, data };
}

export function slowDown(waitMs: number): Problem<'too-many-requests'> {
  return problem(
    'too-many-requests',
    `Too many tries. Please wait ${waitMessage(waitMs)} and try again.`,
    { details: { retryAfterSeconds: waitMs / 1000 } },
  );
}
