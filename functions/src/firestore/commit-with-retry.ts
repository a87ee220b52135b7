import { setTimeout as sleep } from 'node:timers/promises';
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

/**
 * Plans again until nothing that the plan depends on (its `revision`s and created documents) has changed
 * before the commit. Returns a problem, or a plan without writes, at once. Throws ConflictError after too
 * many conflicts.
 */
export async function commitWithRetry<A, R extends { problem: string } = never>(
  plan: () => Promise<CommitPlan<A> | R>,
): Promise<A | R> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const decision = await plan();
    if (!('writes' in decision)) return decision;
    if (decision.writes.length === 0) return decision.response;
    if ((await commit(decision.writes)) === 'committed') return decision.response;
    await sleep(Math.random() * Math.min(longestPause, firstPause * 2 ** tries));
  }
  throw new ConflictError(`Other writes came in between ${maxTries} times.`);
}
