import { isProblem, type Problem } from '@wine-walk/common/api/contract/problems.ts';
import type { Tagged } from './tagged-response.ts';

/** Time in milliseconds for which an answer is sent again; in front of it, the CDN keeps one for 10 seconds. */
const keptMs = 1000;

/** Maximum number of answers, so that requests with ever new queries cannot exhaust the memory. */
const maxAnswers = 200;

interface Answer {
  madeAt: number;
  made: Promise<Tagged | Problem>;
}

/**
 * Serialized answers to shared reads in this instance's memory: callers without a session get one for a second, so that a script
 * with hundreds of requests a second costs a few reads of Firestore.
 */
export class SharedAnswers {
  readonly #answers = new Map<string, Answer>();

  /** Returns the kept answer of a request, or the result of `make`. Problems and errors are not kept. `now`: epoch milliseconds. */
  get(
    request: string,
    now: number,
    make: () => Promise<Tagged | Problem>,
  ): Promise<Tagged | Problem> {
    const kept = this.#answers.get(request);
    if (kept && kept.madeAt <= now && now - kept.madeAt < keptMs) return kept.made;
    const answer = { madeAt: now, made: make() };
    this.#answers.delete(request);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= maxAnswers && oldest !== undefined) this.#answers.delete(oldest);
    this.#answers.set(request, answer);
    const drop = () => this.#answers.get(request) === answer && this.#answers.delete(request);
    answer.made.then((made) => isProblem(made) && drop(), drop);
    return answer.made;
  }

  /** Drops all answers, because their sources may have changed. */
  clear(): void {
    this.#answers.clear();
  }
}
