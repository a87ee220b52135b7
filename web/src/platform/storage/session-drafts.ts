/*
 * Form values stored for the tab: a reload loses nothing, and nothing stays on the device. Held in memory if
 * session storage is disabled.
 */

const prefix = 'ww-form:';
const memory = new Map<string, string>();

/** Returns the draft of this name, or null. */
export function readSessionDraft(name: string): string | null {
  try {
    return window.sessionStorage.getItem(prefix + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function saveSessionDraft(name: string, text: string): void {
  memory.set(name, text);
  try {
    window.sessionStorage.setItem(prefix + name, text);
  } catch {
    // The memory has it.
  }
}

export function deleteSessionDraft(name: string): void {
  memory.delete(name);
  try {
    window.sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was stored.
  }
}

const signOutName = 'sign-out';

/** Records the user's confirmation to sign out in this tab; a link cannot set it. */
export function confirmSignOut(): void {
  saveSessionDraft(signOutName, 'confirmed');
}

export function isSignOutConfirmed(): boolean {
  return readSessionDraft(signOutName) !== null;
}

/** Clears all drafts. */
export function clearSessionDrafts(): void {
  memory.clear();
  try {
    for (const name of Object.keys(window.sessionStorage)) {
      if (name.startsWith(prefix)) window.sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing was stored.
  }
}
