import { createHash } from 'node:crypto';
import { type RateLimitDocument, rateLimitDocument } from '@wine-walk/common/model/sessions.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { documentPaths } from './paths.ts';
import { readDocument, type Stored } from './read.ts';
import type { Write } from './write.ts';

/** So many attempts by one thing (a network, an address) in a window that begins with the first. */
export interface WindowLimit {
  /** What is counted and by whom; never stored as it is. */
  key: readonly string[];
  max: number;
  /** Milliseconds. */
  windowMs: number;
}

/**
 * Counts an attempt at every limit, or answers how long to wait (milliseconds) where one is used up; then none
 * is counted. In Firestore, since the function has many instances. `now`: milliseconds since 1970, UTC.
 */
export async function consumeWindowAttempt(
  limits: readonly WindowLimit[],
  now: number,
): Promise<{ waitMs: number }> {
  return commitWithRetry<{ waitMs: number }, never>(async () => {
    const counted = await Promise.all(limits.map((limit) => readCount(limit)));
    const waits = limits.map((limit, at) => waitOf(limit, counted[at], now));
    const waitMs = Math.max(0, ...waits);
    const writes = waitMs > 0 ? [] : limits.map((limit, at) => countWrite(limit, counted[at], now));
    return { writes, response: { waitMs } };
  });
}

type Counted = Stored<RateLimitDocument> | undefined;

function readCount(limit: WindowLimit): Promise<Counted> {
  return readDocument(pathOf(limit), rateLimitDocument);
}

function waitOf({ max }: WindowLimit, counted: Counted, now: number): number {
  const end = windowEnd(counted, now);
  return counted && end !== null && counted.data.tries >= max ? end - now : 0;
}

/** When the open window ends; null where none is open. */
function windowEnd(counted: Counted, now: number): number | null {
  const end = counted ? Date.parse(counted.data.expiresAt) : 0;
  return end > now ? end : null;
}

function countWrite(limit: WindowLimit, counted: Counted, now: number): Write {
  const end = windowEnd(counted, now);
  const data: RateLimitDocument = {
    tries: (end === null ? 0 : (counted?.data.tries ?? 0)) + 1,
    lastTriedAt: new Date(now).toISOString(),
    signedInAt: null,
    expiresAt: new Date(end ?? now + limit.windowMs).toISOString(),
  };
  const path = pathOf(limit);
  return counted
    ? { kind: 'update', path, data, revision: counted.revision }
    : { kind: 'create', path, data };
}

function pathOf({ key }: WindowLimit): string {
  const digest = createHash('sha256')
    .update(['attempts', ...key].join('\n'))
    .digest('hex');
  return documentPaths.rateLimit(digest.slice(0, 40));
}
