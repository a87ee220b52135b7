import { type Endpoint, sharedReadRate } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type AttemptCounter,
  attemptDelay,
  countAttempt,
  ipNetwork,
  sharedPolicy,
} from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { isSharedAddress } from '../lib/networks.ts';

/** Maximum number of counters, so that requests from many IPs cannot exhaust the memory. */
const maxCounters = 10_000;

/**
 * Limits requests per minute in this instance's memory: slows scripts down without a Firestore write. Limits that
 * must hold across instances are in firestore/rate-limits.ts.
 */
export class RateLimiter {
  readonly #counters = new Map<string, AttemptCounter>();

  /** Counts one request; returns the problem if the minute's requests are used up. `now`: epoch milliseconds. */
  consume(
    { path, rate }: Pick<Endpoint, 'path' | 'rate'>,
    caller: string,
    ip: string,
    now: number,
  ): Problem<'too-many-requests'> | undefined {
    if (!rate) return undefined;
    const perMinute = { algorithm: 'window', max: rate.perMinute, windowMs: 60_000 } as const;
    const network = ipNetwork(ip);
    const subject = rate.by === 'caller' ? caller : network;
    const policy = subject === network && isSharedAddress(ip) ? sharedPolicy(perMinute) : perMinute;
    // Public reads share one count: one address can send as many to each.
    const key = `${rate === sharedReadRate ? 'shared' : path} ${subject}`;
    const counter = this.#counters.get(key) ?? null;
    const delayMs = attemptDelay(policy, counter, now);
    if (delayMs > 0) return problem('too-many-requests', { retryAfterSeconds: delayMs / 1000 });
    this.#store(key, countAttempt(policy, counter, now));
    return undefined;
  }

  /** Moves a key to the end when its window starts, and removes the oldest key if there are too many. */
  #store(key: string, counter: AttemptCounter): void {
    if (counter.attempts === 1) {
      this.#counters.delete(key);
      const [oldest] = this.#counters.keys();
      if (this.#counters.size >= maxCounters && oldest !== undefined) this.#counters.delete(oldest);
    }
    this.#counters.set(key, counter);
  }
}
