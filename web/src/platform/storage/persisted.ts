import { createListeners } from '../lib/listeners.ts';
import type { KeyOf, Scope } from './scopes.ts';

/*
 * Values in browser storage. No function throws: storage may be blocked (private windows), full or hold
 * damaged values. The app works without it.
 */

/** Browser storage and key prefix of each scope. */
const places = {
  device: { area: 'localStorage', prefix: 'ww:' },
  'session-user': { area: 'localStorage', prefix: 'ww:' },
  'staff-session': { area: 'localStorage', prefix: 'ww:' },
  form: { area: 'sessionStorage', prefix: 'ww-form:' },
  'staff-form': { area: 'sessionStorage', prefix: 'ww-staff-form:' },
  'staff-form-private': { area: 'sessionStorage', prefix: 'ww-staff-form:' },
  tab: { area: 'sessionStorage', prefix: 'ww:' },
} as const satisfies Record<Scope, { area: string; prefix: string }>;

/** Scopes of input of forms, which a page without storage holds in memory. */
const scopesInMemory: readonly Scope[] = ['form', 'staff-form', 'staff-form-private'];
const memory = new Map<string, string>();
/** Number of times that a scope was cleared. */
let clearings = 0;

/** Value in browser storage. */
export interface Persisted<T> {
  /** Key in the browser's storage, as in storage events. */
  storageKey: string;
  /** Returns the value; null if absent or invalid. */
  get: () => T | null;
  /** Replaces the value; false if storage is blocked or full. */
  set: (value: T) => boolean;
  clear: () => void;
}

/**
 * Declares a value in browser storage. `parse` returns null or throws for an invalid value. Format `text`
 * stores the string itself, not JSON.
 */
export function persisted<T, S extends Scope>(
  key: KeyOf<S>,
  parse: (value: unknown) => T | null,
  scope: S,
  format: 'json' | 'text' = 'json',
): Persisted<T> {
  const storageKey = storageKeyOf(key, scope);
  return {
    storageKey,
    get() {
      const text = read(storageKey, scope);
      if (text === null) return null;
      try {
        return parse(format === 'json' ? JSON.parse(text) : text);
      } catch {
        return null;
      }
    },
    set: (value) =>
      write(storageKey, format === 'json' ? JSON.stringify(value) : String(value), scope),
    clear: () => remove(storageKey, scope),
  };
}

/** True if a value is stored, valid or not. For code that does not load its schema. */
export function isPersisted<S extends Scope>(key: KeyOf<S>, scope: S): boolean {
  return Boolean(read(storageKeyOf(key, scope), scope));
}

/** Clears a value. For code that does not load its schema. */
export function clearPersisted<S extends Scope>(key: KeyOf<S>, scope: S): void {
  remove(storageKeyOf(key, scope), scope);
}

/** Removes values of a scope's area and prefix by key. */
export function removePersisted(scope: Scope, isRemoved: (key: string) => boolean): void {
  const { area, prefix } = places[scope];
  clearings += 1;
  for (const name of namesIn(area)) {
    if (name.startsWith(prefix) && isRemoved(name.slice(prefix.length))) remove(name, scope);
  }
}

/** Persisted value for `useSyncExternalStore`, held in memory while storage is blocked or full. */
export interface PersistedState<T> {
  get: () => T | null;
  /** Replaces the value, null clears it. False if it is held in memory only. */
  set: (value: T | null) => boolean;
  /** Reads the value again on the next `get`. One in memory only stays until a scope is cleared. */
  reload: () => void;
  subscribe: (changed: () => void) => () => void;
}

export function persistedState<T>(stored: Persisted<T>): PersistedState<T> {
  const listeners = createListeners();
  let current: T | null | undefined;
  /** `clearings` when a value was held in memory only; null if it is stored. */
  let heldAt: number | null = null;
  return {
    get() {
      if (current === undefined) current = stored.get();
      return current;
    },
    set(value) {
      current = value;
      const isStored = value !== null && stored.set(value);
      if (value === null) stored.clear();
      heldAt = value === null || isStored ? null : clearings;
      listeners.notify();
      return isStored;
    },
    reload() {
      if (heldAt !== clearings) current = undefined;
    },
    subscribe: listeners.subscribe,
  };
}

/** True if the browser blocks storage, as in private windows. */
export function isStorageBlocked(): boolean {
  const probe = 'ww:probe';
  if (!write(probe, 'probe', 'device')) return true;
  remove(probe, 'device');
  return false;
}

/** Parser of a `text` value. */
export function parseText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Parser of a number. */
export function parseNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Parser of a choice. */
export function parseOneOf<const T extends string>(
  choices: readonly T[],
): (value: unknown) => T | null {
  return (value) => choices.find((choice) => choice === value) ?? null;
}

const storageKeyOf = (key: string, scope: Scope) => places[scope].prefix + key;

function read(name: string, scope: Scope): string | null {
  try {
    return window[places[scope].area].getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, text: string, scope: Scope): boolean {
  if (scopesInMemory.includes(scope)) memory.set(name, text);
  try {
    window[places[scope].area].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

function remove(name: string, scope: Scope): void {
  memory.delete(name);
  try {
    window[places[scope].area].removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

function namesIn(area: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return [...Object.keys(window[area]), ...memory.keys()];
  } catch {
    return [...memory.keys()];
  }
}
