import type { Persona } from './firebase-auth.ts';

/*
 * Workaround: ReactFire keeps every observable with its last value or error in a global map, so that a
 * sign-in replays an earlier `permission-denied`, and it never closes a listener (its issues 485, 790). Each
 * live source is registered here, closed and removed when the user changes. Remove when ReactFire purges its
 * map.
 */

interface ReactFireGlobals {
  _reactFirePreloadedObservables?: Map<string, unknown>;
}

interface Source {
  persona: Persona;
  /** Stops the Firestore listener. */
  stop: () => void;
}

const sources = new Map<string, Source>();

/** Registers an open listener under ReactFire's id. */
export function registerListener(id: string, persona: Persona, stop: () => void): void {
  sources.set(id, { persona, stop });
}

/** Closes one source, so that the next hook opens it again. */
export function closeListener(id: string): void {
  sources.get(id)?.stop();
  sources.delete(id);
  (globalThis as ReactFireGlobals)._reactFirePreloadedObservables?.delete(id);
}

/** Closes all sources of a persona when its user changes. */
export function closeAllListeners(persona: Persona): void {
  for (const [id, source] of [...sources]) if (source.persona === persona) closeListener(id);
}
