import type { Clock } from './clock.ts';

/** After the first round without a final answer; doubled with every further one, up to the maximum. Milliseconds. */
export const firstRetryMs = 30_000;
export const maxRetryMs = 5 * 60_000;

/** When the next round is due: later after each that failed. */
export class RetryTimer {
  readonly #clock: Clock;
  readonly #act: () => void;
  #failedRounds = 0;
  #cancel: () => void = () => undefined;

  constructor(clock: Clock, act: () => void) {
    this.#clock = clock;
    this.#act = act;
  }

  /** Sets the timer after a round that left something. `atLeastMs`: what the server asks to wait. */
  start(atLeastMs: number): void {
    this.#cancel();
    const backoffMs = Math.min(firstRetryMs * 2 ** this.#failedRounds, maxRetryMs);
    this.#failedRounds += 1;
    this.#cancel = this.#clock.setTimeout(Math.max(atLeastMs, backoffMs), this.#act);
  }

  /** Begins anew with the shortest wait: something has changed for the better. */
  reset(): void {
    this.#failedRounds = 0;
  }

  stop(): void {
    this.#cancel();
  }
}
