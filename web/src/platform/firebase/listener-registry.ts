import type { Persona } from './firebase-auth.ts';

/*
 * ReactFire keeps every observable it ever showed in a global map, and with it the last value or error: after
 * signing out and in again it replays the `permission-denied` of the time between (its issues 485, 790), and
 * it never closes a listener. So each live source is noted here, and closed and taken out when the person
 * changes.
 */

interface ReactFireGlobals {
  _reactFirePreloadedObservables?: Map<string, unknown>;
}

interface Source {
  persona: Persona;
  /** Ends the Firestore listener. */
  stop: () => void;
}

const sources = new Map<string, Source>();

/** Notes an open listener under the id that ReactFire keeps it by. */
export function registerListener(id: string, persona: Persona, stop: () => void): void {
  sources.set(id, { persona, stop });
}

/** Closes one source, so that the next hook to ask for it starts anew. */
export function closeListener(id: string): void {
  sources.get(id)?.stop();
  sources.delete(id);
  (globalThis as ReactFireGlobals)._reactFirePreloadedObservables?.delete(id);
}

/** Closes all sources of a persona: call when the person signed in changes. */
export function closeAllListeners(persona: Persona): void {
  for (const [id, source] of [...sources]) if (source.persona === persona) closeListener(id);
}
