import {
  createLiveStore,
  type ListenerState,
  type LiveStore,
  requestKey,
} from '../platform/live/live-store.ts';

/** Store of live data whose documents the test emits, also before they are requested. */
export function fakeLive(): LiveStore & { emitDocument: (path: string, value: unknown) => void } {
  const store = createLiveStore();
  const states = new Map<string, ListenerState>();
  const listeners = new Map<string, (state: ListenerState) => void>();
  store.connect((request, received) => {
    const key = requestKey(request);
    listeners.set(key, received);
    const state = states.get(key);
    if (state) received(state);
    return () => listeners.delete(key);
  });
  return {
    ...store,
    emitDocument(path, value) {
      const state = { kind: 'document', value } as const;
      states.set(path, state);
      listeners.get(path)?.(state);
    },
  };
}
