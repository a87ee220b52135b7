import type { Endpoint } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problem.ts';

const windowMs = 60_000;
/** Callers remembered at most, so that many addresses cannot fill the memory. */
const maxKeys = 10_000;

/**
 * Counts calls a minute, in this instance's memory: a brake for scripts that costs no write. What must hold
 * across instances (staff sign-in) is counted in Firestore instead.
 */
export class RateLimiter {
  readonly #windows = new Map<string, { start: number; count: number }>();

  /** Takes one call; the refusal where the minute's are used up. `now`: milliseconds since 1970, UTC. */
  consume(
    endpoint: Endpoint,
    caller: string,
    address: string,
    now: number,
  ): Problem<'too-many-requests'> | undefined {
    const { rate } = endpoint;
    if (!rate) return undefined;
    const key = `${endpoint.path} ${rate.by === 'caller' ? caller : address}`;
    const current = this.#open(key, now);
    current.count += 1;
    if (current.count <= rate.perMinute) return undefined;
    return problem(
      'too-many-requests',
      'That was a lot at once. Please wait a moment and try again.',
      { details: { retryAfterSeconds: (current.start + windowMs - now) / 1000 } },
    );
  }

  /** The window a key is in; a new one takes the place of the oldest where there is no room. */
  #open(key: string, now: number): { start: number; count: number } {
    const open = this.#windows.get(key);
    if (open && now - open.start < windowMs) return open;
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= maxKeys && oldest !== undefined) this.#windows.delete(oldest);
    const opened = { start: now, count: 0 };
    this.#windows.set(key, opened);
    return opened;
  }
}
