import { createHash } from 'node:crypto';
import { type RateLimitDocument, rateLimitDocument } from '../../contract/records.ts';
import { afterTry, forgottenAfterMs, waitBeforeTry, waitWords } from '../../domain/slow-down.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, type Stored } from '../../store/read.ts';
import { commit, type Write } from '../../store/write.ts';

/** Something tries are counted by, how many are free before each has to wait, and how long at most. */
export interface Gate {
  key: string;
  freeTries: number;
  /** Milliseconds; left out: as long as anybody waits. */
  longestWaitMs?: number;
}

type Counted = Stored<RateLimitDocument> | undefined;

/** The tries of many at once on the same account meet each other here; so often one is counted again. */
const mostCounts = 4;
/** How long an address counts as known to an account after a sign-in. Milliseconds. */
const knownForMs = 90 * 24 * 60 * 60 * 1000;

export function gate(freeTries: number, ...named: string[]): Gate {
  const key = createHash('sha256').update(named.join('\n')).digest('hex').slice(0, 40);
  return { key, freeTries };
}

/**
 * Counts a try at every gate, or refuses it at the first that is still closed; a refused try is not counted.
 * It is counted before the password is looked at, and only if nobody else was counted since the counts were
 * read, so that a hundred guesses at the same moment are not more than five. In Firestore, because the
 * function has many instances.
 */
export async function takeTry(
  gates: readonly Gate[],
  now: number,
): Promise<Problem<'too-many-requests'> | undefined> {
  for (let counts = 0; counts < mostCounts; counts += 1) {
    const counted = await Promise.all(gates.map(({ key }) => readTries(key)));
    const waits = gates.map((each, index) => waitAt(each, counted[index], now));
    const wait = Math.max(0, ...waits);
    if (wait > 0) return slowDown(wait);
    const writes = gates.map(({ key }, index) => countedWrite(key, counted[index], now));
    if ((await commit(writes)) === 'committed') return undefined;
  }
  return slowDown(1000);
}

/** Whether the tries at a gate include a sign-in that succeeded in the last 90 days. */
export async function isKnown({ key }: Gate, now: number): Promise<boolean> {
  const signedInAt = (await readTries(key))?.data.signedInAt;
  return Boolean(signedInAt && now - Date.parse(signedInAt) < knownForMs);
}

/** Opens a gate again after a success; `signedIn`: and remembers that this pair is known. */
export function forgetTries({ key }: Gate, now: number, signedIn: boolean): Write {
  const at = new Date(now).toISOString();
  const data: RateLimitDocument = {
    tries: 0,
    lastTriedAt: at,
    signedInAt: signedIn ? at : null,
    expiresAt: new Date(now + (signedIn ? knownForMs : forgottenAfterMs)).toISOString(),
  };
  return { kind: 'set', path: paths.rateLimit(key), data };
}

function readTries(key: string): Promise<Counted> {
  return readDocument(paths.rateLimit(key), rateLimitDocument);
}

function triesOf(counted: Counted) {
  if (!counted) return null;
  return { tries: counted.data.tries, lastTriedAt: Date.parse(counted.data.lastTriedAt) };
}

function waitAt({ freeTries, longestWaitMs }: Gate, counted: Counted, now: number): number {
  return waitBeforeTry(triesOf(counted), freeTries, now, longestWaitMs);
}

function countedWrite(key: string, counted: Counted, now: number): Write {
  const { tries } = afterTry(triesOf(counted), now);
  const signedInAt = counted?.data.signedInAt ?? null;
  const keptFor = signedInAt ? Date.parse(signedInAt) + knownForMs : 0;
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

function slowDown(waitMs: number): Problem<'too-many-requests'> {
  return problem(
    'too-many-requests',
    `Too many tries. Please wait ${waitWords(waitMs)} and try again.`,
    { retryAfterSeconds: waitMs / 1000 },
  );
}
