import type { Endpoint } from '../contract/endpoint.ts';
import { type Problem, problem } from './problem.ts';

const windowMs = 60_000;
/** Callers remembered at most, so that many addresses cannot fill the memory. */
const mostKeys = 10_000;

/**
 * Counts calls a minute, in this instance's memory: a brake for scripts that costs no write. What must hold
 * across instances (staff sign-in) is counted in Firestore instead.
 */
export class RateLimiter {
  readonly #windows = new Map<string, { start: number; count: number }>();

  /** Takes one call; the refusal where the minute's are used up. `now`: milliseconds since 1970, UTC. */
  take(
    endpoint: Endpoint,
    caller: string,
    address: string,
    now: number,
  ): Problem<'too-many-requests'> | undefined {
    const { rate } = endpoint;
    if (!rate) return undefined;
    const key = `${endpoint.path} ${rate.by === 'caller' ? caller : address}`;
    const open = this.#windows.get(key);
    const current = open && now - open.start < windowMs ? open : { start: now, count: 0 };
    current.count += 1;
    if (this.#windows.size >= mostKeys && !open) this.#windows.clear();
    this.#windows.set(key, current);
    if (current.count <= rate.perMinute) return undefined;
    return problem(
      'too-many-requests',
      'That was a lot at once. Please wait a moment and try again.',
      {
        retryAfterSeconds: (current.start + windowMs - now) / 1000,
      },
    );
  }
}
