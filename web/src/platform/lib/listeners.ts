/** Who wants to hear of changes of a store that React follows by `useSyncExternalStore`. */
export interface Listeners {
  /** Calls `changed` after each change, until what this answers is called. */
  subscribe: (changed: () => void) => () => void;
  /** Tells all of them that something changed. */
  notify: () => void;
  /** How many there are. */
  count: () => number;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    notify() {
      for (const changed of listeners) changed();
    },
    count: () => listeners.size,
  };
}
