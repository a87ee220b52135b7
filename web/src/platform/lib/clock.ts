/** Clock and timers; tests provide their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now: () => number;
  /** Calls back after this many milliseconds unless the returned function is called. */
  setTimeout: (milliseconds: number, act: () => void) => () => void;
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  setTimeout: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
