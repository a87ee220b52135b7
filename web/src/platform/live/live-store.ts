import type { WhereFilterOp } from 'firebase/firestore';
import type { Persona } from '../firebase/firebase-auth.ts';
import { createListeners } from '../lib/listeners.ts';
import { onUserChange } from '../session/session-state.ts';

/** Short query: documents of one collection with conditions and an order. */
export interface LiveQuery {
  path: string;
  where?: readonly (readonly [field: string, op: WhereFilterOp, value: unknown])[];
  orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
}

/** Latest state of a listener. */
export type ListenerState =
  | { kind: 'waiting' }
  | { kind: 'document'; value: unknown }
  | { kind: 'documents'; values: readonly { id: string; fields: unknown }[] }
  | { kind: 'error'; error: Error };

/** Target of a subscription: a document by path or a short query. */
export type LiveRequest = { kind: 'document'; path: string } | { kind: 'query'; query: LiveQuery };

/** Opens a listener in Firestore and returns a function that closes it. */
export type OpenListener = (
  request: LiveRequest,
  received: (state: ListenerState) => void,
) => () => void;

/** Error if Firestore is out of reach: its code or configuration could not be loaded, or no data arrives. */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
}

/**
 * Requests of the screens with the last state of their listeners. Contains no Firebase code: screens render
 * before it has loaded, and `connect` serves the requests afterwards.
 */
export interface LiveStore {
  /** Opens a listener, once per key. It stays open until the user changes: screens that return read nothing again. */
  request: (request: LiveRequest) => void;
  /** Last state of its listener; undefined before the request, and after the user has changed. */
  getState: (key: string) => ListenerState | undefined;
  /** Replaces the listener, or loads Firebase again if that has failed. */
  retry: (key: string) => void;
  hasRequests: () => boolean;
  /** Opens all listeners. Only the first call has an effect. */
  connect: (open: OpenListener) => void;
  /** Sets this error on all requests until the next attempt. */
  setNotConnected: (error: NotConnectedError) => void;
  /** Number of attempts to load Firebase that the user has asked for. */
  connectionAttempt: () => number;
  /** Closes all listeners and forgets their data. */
  reset: () => void;
  /** Called on every change. */
  subscribe: (changed: () => void) => () => void;
}

export const requestKey = (request: LiveRequest): string =>
  request.kind === 'document' ? request.path : JSON.stringify(request.query);

interface Entry {
  request: LiveRequest;
  state: ListenerState;
  close: () => void;
}

const waiting: ListenerState = { kind: 'waiting' };

export function createLiveStore(): LiveStore {
  const entries = new Map<string, Entry>();
  const { subscribe, notify } = createListeners();
  let openListener: OpenListener | undefined;
  let notConnected: ListenerState | undefined;
  let attempts = 0;

  function open(request: LiveRequest): void {
    const key = requestKey(request);
    const entry: Entry = { request, state: notConnected ?? waiting, close: () => undefined };
    entries.set(key, entry);
    const close = openListener?.(request, (state) => {
      // A listener that was closed may still report.
      if (entries.get(key) !== entry) return;
      entry.state = state;
      notify();
    });
    if (close) entry.close = close;
  }
  function reopen({ request, close }: Entry): void {
    close();
    open(request);
  }
  return {
    request(request) {
      if (entries.has(requestKey(request))) return;
      open(request);
      notify();
    },
    getState: (key) => entries.get(key)?.state,
    retry(key) {
      const entry = entries.get(key);
      if (notConnected) {
        notConnected = undefined;
        attempts += 1;
        for (const each of Array.from(entries.values())) reopen(each);
      } else if (entry) reopen(entry);
      notify();
    },
    hasRequests: () => entries.size > 0,
    connect(open) {
      if (openListener) return;
      openListener = open;
      notConnected = undefined;
      for (const entry of Array.from(entries.values())) reopen(entry);
      notify();
    },
    setNotConnected(error) {
      notConnected = { kind: 'error', error };
      for (const entry of entries.values()) entry.state = notConnected;
      notify();
    },
    connectionAttempt: () => attempts,
    reset() {
      for (const { close } of entries.values()) close();
      entries.clear();
      notify();
    },
    subscribe,
  };
}

/** Returns a store that is reset when the persona's user changes, since the rules of one user do not hold for another. */
function createPersonaStore(persona: Persona): LiveStore {
  const store = createLiveStore();
  onUserChange(persona, store.reset);
  return store;
}

/** Live data of each persona on this page, shared by its screens. */
export const liveStores: Readonly<Record<Persona, LiveStore>> = {
  attendee: createPersonaStore('attendee'),
  staff: createPersonaStore('staff'),
};
