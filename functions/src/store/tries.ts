import { createHash } from 'node:crypto';
import { type RateLimitDocument, rateLimitDocument } from '../contract/session-records.ts';
import {
  afterTry,
  forgottenAfterMs,
  type Limit,
  remembered,
  waitBeforeTry,
} from '../domain/slow-down.ts';
import { paths } from './paths.ts';
import { readDocument, type Stored } from './read.ts';
import type { Write } from './write.ts';

/** Something tries are counted by, with its limit. */
export interface RateLimit extends Limit {
  key: string;
}

type Counted = Stored<RateLimitDocument> | undefined;

/** How long an address counts as known to an account after a sign-in. Milliseconds. */
export const rememberedForMs = 90 * 24 * 60 * 60 * 1000;

/** A limit, and what its tries are counted by. */
export function rateLimit(freeTries: number, ...named: string[]): RateLimit {
  const key = createHash('sha256').update(named.join('\n')).digest('hex').slice(0, 40);
  return { key, freeTries };
}

/** The tries that were counted by a key. */
export function readTries(key: string): Promise<Counted> {
  return readDocument(paths.rateLimit(key), rateLimitDocument);
}

function triesOf(counted: Counted) {
  if (!counted) return null;
  return { tries: counted.data.tries, lastTriedAt: Date.parse(counted.data.lastTriedAt) };
}

/** How many tries of each of these limits are not forgotten. `now`: milliseconds since 1970, UTC. */
export async function countTries(limits: readonly RateLimit[], now: number): Promise<number[]> {
  const counted = await Promise.all(limits.map(({ key }) => readTries(key)));
  return counted.map((each) => remembered(triesOf(each), now));
}

/** How long somebody has to wait before the next try. Milliseconds. */
export function waitAt(
  { freeTries, longestWaitMs }: RateLimit,
  counted: Counted,
  now: number,
): number {
  return waitBeforeTry(triesOf(counted), freeTries, now, longestWaitMs);
}

/** Counts one more try, which fails where another was counted since. */
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
