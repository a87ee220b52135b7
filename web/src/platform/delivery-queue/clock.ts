/** Time, and waiting for it; a test gives its own. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now: () => number;
  /** Calls back after so many milliseconds, unless what it answers is called before. */
  setTimeout: (milliseconds: number, act: () => void) => () => void;
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  setTimeout: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
