import { setTimeout as sleep } from 'node:timers/promises';
import { ConflictError } from './store-errors.ts';
import { commit, type Write } from './write.ts';

/** What was decided from the facts read: what to write, and what to answer once it is written. */
export interface CommitPlan<A> {
  writes: readonly Write[];
  response: A;
}

const maxTries = 30;
/** Milliseconds, doubled with every try up to the longest. */
const firstPause = 8;
const longestPause = 400;

/**
 * Reads and decides afresh until nothing that the decision rests on (its `revision`s and creations) changed
 * before the commit. A refusal, or a decision that writes nothing, is answered at once. Throws ConflictError.
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
