import { createContext, useSyncExternalStore } from 'react';
import type { Live } from '../../platform/live/live.ts';

/*
 * Stands in for data/live.ts: what Firestore says is what the test told it to, and changes under the open
 * screen as it does in life.
 */

/** What the provider fills; nobody here reads it. */
export const LiveContext = createContext<unknown>(null);

type Answer = Live<unknown[]>;

const answers = new Map<string, Answer>();
const listeners = new Set<() => void>();
const retry = () => undefined;
const loading: Answer = { status: 'loading', data: undefined, error: undefined, retry };

function say(path: string, answer: Answer): void {
  answers.set(path, answer);
  for (const changed of listeners) changed();
}

/** The collection holds these documents from now on. */
export function emitSnapshot(path: string, data: unknown[]): void {
  say(path, { status: 'ready', data, error: undefined, retry });
}

/** The collection's listener fails. */
export function fail(path: string, error: Error): void {
  say(path, { status: 'error', data: undefined, error, retry });
}

export function forgetRecords(): void {
  answers.clear();
}

export function useLiveQuery(query: { path: string } | null): Answer {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => answers.get(query?.path ?? '') ?? loading,
  );
}
