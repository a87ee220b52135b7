import type { WhereFilterOp } from 'firebase/firestore';
import type { Persona } from '../firebase/firebase-auth.ts';
import { closeListener } from '../firebase/listener-registry.ts';
import { createListeners } from '../lib/listeners.ts';

/** Short query: documents of one collection with conditions and an order. */
export interface LiveQuery {
  path: string;
  where?: readonly (readonly [field: string, op: WhereFilterOp, value: unknown])[];
  orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
}

/** Latest state of a listener. Errors are values because ReactFire throws other errors while rendering. */
export type ListenerState =
  | { kind: 'waiting' }
  | { kind: 'document'; value: unknown }
  | { kind: 'documents'; values: readonly { id: string; fields: unknown }[] }
  | { kind: 'error'; error: Error };

/** Target of a subscription: a document by path or a short query. */
export type LiveRequest = { kind: 'document'; path: string } | { kind: 'query'; query: LiveQuery };

/** Active request; `id` names its listener and changes with each attempt. */
export interface ActiveListener {
  /** Key in this store. */
  key: string;
  /** Key in ReactFire's global map. */
  id: string;
  attempt: number;
  request: LiveRequest;
}

/** Error if Firestore is out of reach: its code or configuration could not be loaded, or no data arrives. */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
}

/**
 * Requests of the screens with the last state of their listeners. Contains no Firebase code: screens render
 * before it has loaded, and firestore-listeners.tsx serves the requests afterwards.
 */
export interface LiveStore {
  /** Adds a request, once per key. Returns its key. */
  request: (request: LiveRequest) => string;
  /** Last state of its listener. */
  getState: (key: string) => ListenerState | undefined;
  /** Replaces the listener. */
  retry: (key: string) => void;
  /** Active requests; the same array until it changes. */
  listeners: () => readonly ActiveListener[];
  publish: (key: string, emission: ListenerState) => void;
  /** Sets this error on all requests until the next attempt. */
  setNotConnected: (error: NotConnectedError) => void;
  /** Number of attempts to load Firebase. */
  connectionAttempt: () => number;
  /** Called on every change. */
  subscribe: (changed: () => void) => () => void;
}

export const requestKey = (request: LiveRequest): string =>
  request.kind === 'document' ? request.path : JSON.stringify(request.query);

/** Returns the id of a persona's listener in ReactFire. */
export const listenerId = (persona: Persona, request: LiveRequest): string =>
  `${persona}:${request.kind}:${requestKey(request)}`;

export function createLiveStore(persona: Persona): LiveStore {
  const emissions = new Map<string, ListenerState>();
  const listeners = createListeners();
  let active: readonly ActiveListener[] = [];
  let notConnected: ListenerState | undefined;
  let attempts = 0;
  const changed = () => {
    listeners.notify();
  };
  return {
    request(request) {
      const key = requestKey(request);
      if (!active.some((listener) => listener.key === key)) {
        const id = listenerId(persona, request);
        active = [...active, { key, id, attempt: 0, request }];
        changed();
      }
      return key;
    },
    getState: (key) => emissions.get(key) ?? notConnected,
    retry(key) {
      if (notConnected) {
        notConnected = undefined;
        attempts += 1;
        return changed();
      }
      emissions.delete(key);
      active = active.map((listener) => {
        if (listener.key !== key) return listener;
        closeListener(listener.id);
        return { ...listener, attempt: listener.attempt + 1 };
      });
      changed();
    },
    listeners: () => active,
    publish(key, emission) {
      if (emissions.get(key) === emission) return;
      emissions.set(key, emission);
      changed();
    },
    setNotConnected(error) {
      notConnected = { kind: 'error', error };
      changed();
    },
    connectionAttempt: () => attempts,
    subscribe: listeners.subscribe,
  };
}
