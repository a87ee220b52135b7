import { readStored, writeStored } from '../storage/storage.ts';
import { oobCodeIn } from './oob-code.ts';

/** Storage key of the email until it is verified. */
export const emailStorageKey = 'sign-in-email';

/** Returns the email of the sign-in on this device, or null. */
export function rememberedEmail(): string | null {
  return readStored(emailStorageKey);
}

const usedLinkName = 'used-sign-in-link';

/** Stores that this link was used here; it works once but may be opened again. */
export function saveUsedLink(href: string): void {
  writeStored(usedLinkName, oobCodeIn(href));
}

/** True if it is the last link used on this device. */
export function wasLinkUsedOnThisDevice(href: string): boolean {
  const code = oobCodeIn(href);
  return code !== '' && readStored(usedLinkName) === code;
}
