import type { WhereFilterOp } from 'firebase/firestore';
import type { Persona } from '../firebase/firebase-auth.ts';
import { closeListener } from '../firebase/listener-registry.ts';
import { createListeners } from '../lib/listeners.ts';

/** A short query: documents of one collection with conditions and an order. */
export interface LiveQuery {
  path: string;
  where?: readonly (readonly [field: string, op: WhereFilterOp, value: unknown])[];
  orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
}

/** The last state of a listener. Errors are values because ReactFire throws other errors while rendering. */
export type ListenerState =
  | { kind: 'waiting' }
  | { kind: 'document'; value: unknown }
  | { kind: 'documents'; values: readonly { id: string; fields: unknown }[] }
  | { kind: 'error'; error: Error };

/** A subscription target: a document by path or a short query. */
export type LiveRequest = { kind: 'document'; path: string } | { kind: 'query'; query: LiveQuery };

/** What was asked for, once; `id` names its listener, and changes with each attempt. */
export interface ActiveListener {
  /** The key in this store. */
  key: string;
  /** The key in ReactFire's map, which is shared by all stores. */
  id: string;
  attempt: number;
  request: LiveRequest;
}

/** No listener could be opened: the code or the configuration of Firebase has not come. */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
}

/**
 * What the screens ask for and what the listeners last said of it. It holds no Firebase code: screens are drawn
 * before that is here, and firestore-listeners.tsx answers them once it is.
 */
export interface LiveStore {
  /** Has it followed from now on; asked for twice it is followed once. Answers its key. */
  request: (asked: LiveRequest) => string;
  /** What its listener last said. */
  getState: (key: string) => ListenerState | undefined;
  /** Ends the listener and starts another one. */
  retry: (key: string) => void;
  /** Everything that is asked for; the same list until it changes. */
  listeners: () => readonly ActiveListener[];
  publish: (key: string, emission: ListenerState) => void;
  /** Firebase could not be loaded: everything is this error until the next attempt. */
  setNotConnected: (error: NotConnectedError) => void;
  /** Counts how often Firebase was to be loaded anew. */
  connectionAttempt: () => number;
  /** Called at every change of anything above. */
  subscribe: (changed: () => void) => () => void;
}

export const requestKey = (asked: LiveRequest): string =>
  asked.kind === 'document' ? asked.path : JSON.stringify(asked.query);

/** What ReactFire keeps a persona's listener by. */
export const listenerId = (persona: Persona, asked: LiveRequest): string =>
  `${persona}:${asked.kind}:${requestKey(asked)}`;

export function createLiveStore(persona: Persona): LiveStore {
  const emissions = new Map<string, ListenerState>();
  const listeners = createListeners();
  let followed: readonly ActiveListener[] = [];
  let notConnected: ListenerState | undefined;
  let attempts = 0;
  const changed = () => {
    listeners.notify();
  };
  return {
    request(asked) {
      const key = requestKey(asked);
      if (!followed.some((each) => each.key === key)) {
        const id = listenerId(persona, asked);
        followed = [...followed, { key, id, attempt: 0, request: asked }];
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
      followed = followed.map((each) => {
        if (each.key !== key) return each;
        closeListener(each.id);
        return { ...each, attempt: each.attempt + 1 };
      });
      changed();
    },
    listeners: () => followed,
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
