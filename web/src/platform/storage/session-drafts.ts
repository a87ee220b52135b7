/*
 * What is being typed into a form, kept as long as the tab: a reload loses nothing, and nothing of it stays
 * on the device. Where session storage is disabled it is kept until the page is left.
 */

const prefix = 'ww-form:';
const memory = new Map<string, string>();

/** What was kept under this name, or null. */
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
    // Nothing could have been kept either.
  }
}

const signOutName = 'sign-out';

/** In this tab a person was asked and signs out, whatever is lost: no address from elsewhere can say so. */
export function confirmSignOut(): void {
  saveSessionDraft(signOutName, 'confirmed');
}

export function isSignOutConfirmed(): boolean {
  return readSessionDraft(signOutName) !== null;
}

/** Forgets everything that was typed. */
export function clearSessionDrafts(): void {
  memory.clear();
  try {
    for (const name of Object.keys(window.sessionStorage)) {
      if (name.startsWith(prefix)) window.sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing could have been kept either.
  }
}
