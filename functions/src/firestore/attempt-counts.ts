import { createHash } from 'node:crypto';
import { type RateLimitDocument, rateLimitDocument } from '@wine-walk/common/model/sessions.ts';
import {
  activeAttempts,
  attemptsExpireAfterMs,
  countAttempt,
  type ThrottleLimit,
  throttleDelay,
} from '@wine-walk/common/rules/sessions/throttle.ts';
import { documentPaths } from './paths.ts';
import { readDocument, type Stored } from './read.ts';
import type { Write } from './write.ts';

/** Something tries are counted by, with its limit. */
export interface RateLimit extends ThrottleLimit {
  key: string;
}

type Counted = Stored<RateLimitDocument> | undefined;

/** How long an address counts as known to an account after a sign-in. Milliseconds. */
export const trustedDeviceMs = 90 * 24 * 60 * 60 * 1000;

/** A limit, and what its tries are counted by. */
export function rateLimit(freeAttempts: number, ...named: string[]): RateLimit {
  const key = createHash('sha256').update(named.join('\n')).digest('hex').slice(0, 40);
  return { key, freeAttempts };
}

/** The tries that were counted by a key. */
export function readAttempts(key: string): Promise<Counted> {
  return readDocument(documentPaths.rateLimit(key), rateLimitDocument);
}

function triesOf(counted: Counted) {
  if (!counted) return null;
  return { tries: counted.data.tries, lastTriedAt: Date.parse(counted.data.lastTriedAt) };
}

/** How many tries of each of these limits are not forgotten. `now`: milliseconds since 1970, UTC. */
export async function countActiveAttempts(
  limits: readonly RateLimit[],
  now: number,
): Promise<number[]> {
  const counted = await Promise.all(limits.map(({ key }) => readAttempts(key)));
  return counted.map((each) => activeAttempts(triesOf(each), now));
}

/** How long somebody has to wait before the next try. Milliseconds. */
export function currentDelay(
  { freeAttempts, maxDelayMs }: RateLimit,
  counted: Counted,
  now: number,
): number {
  return throttleDelay(triesOf(counted), freeAttempts, now, maxDelayMs);
}

/** Counts one more try, which fails where another was counted since. */
export function countAttemptWrite(key: string, counted: Counted, now: number): Write {
  const { tries } = countAttempt(triesOf(counted), now);
  const signedInAt = counted?.data.signedInAt ?? null;
  const keptFor = signedInAt ? Date.parse(signedInAt) + trustedDeviceMs : 0;
  const data: RateLimitDocument = {
    tries,
    lastTriedAt: new Date(now).toISOString(),
    signedInAt,
    expiresAt: new Date(Math.max(keptFor, now + attemptsExpireAfterMs)).toISOString(),
  };
  const path = documentPaths.rateLimit(key);
  return counted
    ? { kind: 'update', path, data, revision: counted.revision }
    : { kind: 'create', path, data };
}

/** Writes a count as it is, which fails where it has changed since. */
export function preconditionWrite(key: string, counted: Counted, now: number): Write {
  const path = documentPaths.rateLimit(key);
  if (counted) return { kind: 'update', path, data: counted.data, revision: counted.revision };
  const at = new Date(now).toISOString();
  const expiresAt = new Date(now + attemptsExpireAfterMs).toISOString();
  const data: RateLimitDocument = { tries: 0, lastTriedAt: at, signedInAt: null, expiresAt };
  return { kind: 'create', path, data };
}
