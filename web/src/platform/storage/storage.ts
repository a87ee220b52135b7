/* Local storage that never throws: it may be disabled in private mode or full. The app works without it. */

import { clearSessionDrafts } from './session-drafts.ts';

const prefix = 'ww:';

/** Keys of the device, retained at sign-out. */
const deviceKeys: readonly string[] = [
  'language',
  'color-mode',
  'units',
  'business-layout',
  'install-dismissed',
  'firebase-config',
  'clock-offset',
  // Portal session, which coexists with the attendee's and expires on its own.
  'staff',
  'staff-device',
  'staff-walk',
  // Read announcements; not personal.
  'announcements-read',
];

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the value of this name, or null. */
export function readStored(name: string): string | null {
  try {
    return storage()?.getItem(prefix + name) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text. False if the device refuses. */
export function writeStored(name: string, text: string): boolean {
  try {
    const kept = storage();
    kept?.setItem(prefix + name, text);
    return Boolean(kept);
  } catch {
    return false;
  }
}

/** True if the browser blocks storage, as in private windows. */
export function isStorageBlocked(): boolean {
  const probe = 'probe';
  if (!writeStored(probe, 'kept')) return true;
  removeStored(probe);
  return false;
}

export function removeStored(name: string): void {
  try {
    storage()?.removeItem(prefix + name);
  } catch {
    // Nothing was stored.
  }
}

/** Interface of a zod schema for readers without zod, such as the landing. */
export interface SafeParser<T> {
  safeParse: (value: unknown) => { data?: T | undefined };
}

/** Returns the stored JSON if it has this shape; else null. */
export function readStoredJson<T>(name: string, shape: SafeParser<T>): T | null {
  return parseJson(readStored(name), shape);
}

/** Parses JSON of this shape; else null. */
export function parseJson<T>(text: string | null, shape: SafeParser<T>): T | null {
  if (text === null) return null;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Deletes all stored values of the user except device choices. */
export function clearPersonalData(): void {
  clearSessionDrafts();
  try {
    const names = Object.keys(storage() ?? {});
    for (const name of names) {
      if (name.startsWith(prefix) && !deviceKeys.includes(name.slice(prefix.length))) {
        storage()?.removeItem(name);
      }
    }
  } catch {
    // Nothing was stored.
  }
}
