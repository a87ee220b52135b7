import { createContext, useSyncExternalStore } from 'react';
import type { Live } from '../../platform/live/live.ts';

/*
 * Replaces platform/live/live.ts: the test emits Firestore's data, which changes under the open screen as in
 * production.
 */

/** Filled by the provider; not read here. */
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

/** Sets the documents of the collection. */
export function emitSnapshot(path: string, data: unknown[]): void {
  say(path, { status: 'ready', data, error: undefined, retry });
}

/** Fails the collection's listener. */
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

/** Returns the only document that was emitted for its path. */
export function useLiveDocument(path: string): Live<unknown> {
  const answer = useLiveQuery({ path });
  return answer.status === 'ready' ? { ...answer, data: answer.data[0] } : answer;
}
