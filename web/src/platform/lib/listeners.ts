/** Listeners of a store for `useSyncExternalStore`. */
export interface Listeners {
  /** Calls `changed` after each change until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  /** Notifies all listeners. */
  notify: () => void;
  /** Number of listeners. */
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
