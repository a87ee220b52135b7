/*
 * Local storage that never throws: in private mode it may be disabled, on a full device it refuses. What
 * cannot be kept is forgotten, and the app works without it.
 */

import { clearSessionDrafts } from './session-drafts.ts';

const prefix = 'ww:';

/** Kept at sign-out: they belong to the device, not to the person. */
const deviceKeys: readonly string[] = [
  'language',
  'color-mode',
  'units',
  'business-layout',
  'install-dismissed',
  'firebase-config',
  'clock-offset',
  // Of the portal's own session, which lives beside the attendee's and ends by itself.
  'staff',
  'staff-device',
  'staff-walk',
  // Which announcements were read: the same person's after signing in again, and nothing about anybody.
  'announcements-read',
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
export function writeStored(name: string, text: string): boolean {
  try {
    const kept = storage();
    kept?.setItem(prefix + name, text);
    return Boolean(kept);
  } catch {
    return false;
  }
}

/** Whether the browser keeps anything for this app: private windows and blocked cookies may not. */
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
    // Nothing could have been kept either.
  }
}

/** What a zod schema is to those who read with it: the landing page reads, and loads no zod. */
export interface SafeParser<T> {
  safeParse: (value: unknown) => { data?: T | undefined };
}

/** What is kept under this name as JSON, where it still has this shape; else null. */
export function readStoredJson<T>(name: string, shape: SafeParser<T>): T | null {
  return parseJson(readStored(name), shape);
}

/** A kept text as JSON, where it has this shape; else null. */
export function parseJson<T>(text: string | null, shape: SafeParser<T>): T | null {
  if (text === null) return null;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Forgets everything of the person who signs out: all of the app's names but the device's own choices. */
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
    // Nothing could have been kept either.
  }
}
