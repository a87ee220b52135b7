import type { Clock } from './clock.ts';

/** First delay after a round without a final response, in milliseconds; doubles up to the maximum. */
export const firstRetryMs = 30_000;
export const maxRetryMs = 5 * 60_000;

/** Timer of the next round with backoff. */
export class RetryTimer {
  readonly #clock: Clock;
  readonly #act: () => void;
  #failedRounds = 0;
  #cancel: () => void = () => undefined;

  constructor(clock: Clock, act: () => void) {
    this.#clock = clock;
    this.#act = act;
  }

  /** Starts the timer. `atLeastMs`: delay requested by the server. */
  start(atLeastMs: number): void {
    this.#cancel();
    const backoffMs = Math.min(firstRetryMs * 2 ** this.#failedRounds, maxRetryMs);
    this.#failedRounds += 1;
    this.#cancel = this.#clock.setTimeout(Math.max(atLeastMs, backoffMs), this.#act);
  }

  /** Resets the backoff. */
  reset(): void {
    this.#failedRounds = 0;
  }

  stop(): void {
    this.#cancel();
  }
}
