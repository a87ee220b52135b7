import { parseText, persisted } from '../storage/persisted.ts';
import { oobCodeIn } from './oob-code.ts';

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
