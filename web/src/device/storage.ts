/*
 * Local storage that never throws: in private mode it may be disabled, on a full device it refuses. What
 * cannot be kept is forgotten, and the app works without it.
 */

import { forgetForms } from './storage-form.ts';

const prefix = 'ww:';

/** Kept at sign-out: they belong to the device, not to the person. */
const deviceKeys: readonly string[] = [
  'language',
  'color-mode',
  'install-dismissed',
  'firebase-config',
];

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What is kept under this name, or null. */
export function readStored(name: string): string | null {
  try {
    return storage()?.getItem(prefix + name) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text. False where the device refuses. */
export function store(name: string, text: string): boolean {
  try {
    const kept = storage();
    kept?.setItem(prefix + name, text);
    return Boolean(kept);
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    storage()?.removeItem(prefix + name);
  } catch {
    // Nothing could have been kept either.
  }
}

/** What is kept under this name as JSON, where it still has the shape that `isShape` asks for; else null. */
export function readJson<T>(name: string, isShape: (value: unknown) => value is T): T | null {
  const text = readStored(name);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isShape(value) ? value : null;
  } catch {
    return null;
  }
}

/** Forgets everything of the person who signs out: all of the app's names but the device's own choices. */
export function forgetPerson(): void {
  forgetForms();
  try {
    const names = Object.keys(storage() ?? {});
    for (const name of names) {
      if (name.startsWith(prefix) && !deviceKeys.includes(name.slice(prefix.length))) {
        storage()?.removeItem(name);
      }
    }
  } catch {
    // Nothing could have been kept either.
  }
}
