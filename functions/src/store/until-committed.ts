import { setTimeout as sleep } from 'node:timers/promises';
import { commit, type Write } from './write.ts';

/** What was decided from the facts read: what to write, and what to answer once it is written. */
export interface Decision<A> {
  writes: readonly Write[];
  answer: A;
}

const mostTries = 8;
/** Milliseconds, doubled with every try. */
const firstPause = 8;

/**
 * Reads and decides afresh until nothing that the decision rests on (its `revision`s and creations) changed
 * before the commit. A refusal, or a decision that writes nothing, is answered at once.
 */
export async function untilCommitted<A, R extends { problem: string } = never>(
  decide: () => Promise<Decision<A> | R>,
): Promise<A | R> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const decision = await decide();
    if (!('writes' in decision)) return decision;
    if (decision.writes.length === 0) return decision.answer;
    if ((await commit(decision.writes)) === 'committed') return decision.answer;
    await sleep(Math.random() * firstPause * 2 ** tries);
  }
  throw new Error(`Other writes came in between ${mostTries} times.`);
}
