import { setTimeout as sleep } from 'node:timers/promises';
import { queuesByKey } from '../lib/limited-queue.ts';
import { documentPaths } from './paths.ts';
import { ConflictError } from './store-errors.ts';
import { commit, type Write } from './write.ts';

/** Decision based on the documents read: the writes to commit and the response to return after them. */
export interface CommitPlan<A> {
  writes: readonly Write[];
  response: A;
  /** Participants named in the response, in addition to those whose documents are written. */
  participantIds?: readonly string[];
}

const maxTries = 30;
/** First delay in milliseconds, doubled with each attempt up to the longest. */
const firstPause = 8;
const longestPause = 400;

/** Runs work in turn with other work of this instance on the same document, by its path. */
const inTurn = queuesByKey({ running: 1, waiting: 2000, waitingMs: 40_000 });

/** Returns the path of the counts that a plan changes: concurrent sales of one event all conflict there. */
function sharedCounts({ writes }: CommitPlan<unknown>): string | undefined {
  return writes.find(({ path }) => path.startsWith(`${documentPaths.ticketCounts}/`))?.path;
}

type Attempt<A> = { response: A } | { conflict: CommitPlan<A> };

async function attempt<A, R extends { problem: string }>(
  plan: () => Promise<CommitPlan<A> | R>,
): Promise<Attempt<A | R>> {
  const decision = await plan();
  if (!('writes' in decision)) return { response: decision };
  if (decision.writes.length === 0) return { response: decision.response };
  const isCommitted = (await commit(decision.writes)) === 'committed';
  return isCommitted ? { response: decision.response } : { conflict: decision };
}

/**
 * Plans again until nothing that the plan depends on (its `revision`s and created documents) has changed
 * before the commit. Returns a problem, or a plan without writes, at once. After a conflict, plans that change the
 * ticket counts of one event run in turn. Throws ConflictError after too many conflicts.
 */
export async function commitWithRetry<A, R extends { problem: string } = never>(
  plan: () => Promise<CommitPlan<A> | R>,
): Promise<A | R> {
  const first = await attempt(plan);
  if ('response' in first) return first.response;
  const again = async () => {
    for (let tries = 1; tries < maxTries; tries += 1) {
      await sleep(Math.random() * Math.min(longestPause, firstPause * 2 ** (tries - 1)));
      const next = await attempt(plan);
      if ('response' in next) return next.response;
    }
    throw new ConflictError(`Other writes came in between ${maxTries} times.`);
  };
  const counts = sharedCounts(first.conflict);
  return counts ? inTurn(counts, again) : again();
}
