import { parseText, persisted } from '../storage/persisted.ts';

/** Maximum nesting: mail programs wrap links, and Firebase's own contains another. */
const wrappings = 3;

/**
 * Returns the one-time code of a sign-in link, opened, pasted or wrapped by a mail program; empty if there is
 * none.
 */
export function oobCodeIn(link: string): string {
  let text = link;
  for (let depth = 0; depth <= wrappings; depth += 1) {
    const [, code] = /[?&]oobCode=([\w-]+)/.exec(text) ?? [];
    if (code) return code;
    text = unwrapped(text);
  }
  return '';
}

function unwrapped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Email of the sign-in on this device until it is verified. */
export const signInEmail = persisted('sign-in-email', parseText, 'session-user', 'text');

/** Returns the email of the sign-in on this device, or null. */
export function rememberedEmail(): string | null {
  return signInEmail.get();
}

const usedLinkCode = persisted('used-sign-in-link', parseText, 'session-user', 'text');

/** Stores that this link was used here; it works once but may be opened again. */
export function saveUsedLink(href: string): void {
  usedLinkCode.set(oobCodeIn(href));
}

/** True if it is the last link used on this device. */
export function wasLinkUsedOnThisDevice(href: string): boolean {
  const code = oobCodeIn(href);
  return code !== '' && usedLinkCode.get() === code;
}
