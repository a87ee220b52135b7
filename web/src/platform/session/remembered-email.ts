import { readStored, writeStored } from '../storage/storage.ts';
import { oobCodeIn } from './oob-code.ts';

/** Under which an address is remembered until it was proven. */
export const emailStorageKey = 'sign-in-email';

/** The address a sign-in was asked for on this device, or null on another one. */
export function rememberedEmail(): string | null {
  return readStored(emailStorageKey);
}

const usedLinkName = 'used-sign-in-link';

/** Remembers that this link proved an address here: it does so once, and may be opened again. */
export function saveUsedLink(href: string): void {
  writeStored(usedLinkName, oobCodeIn(href));
}

/** Whether it is the last link that proved an address on this device, for whoever is signed in since. */
export function wasLinkUsedOnThisDevice(href: string): boolean {
  const code = oobCodeIn(href);
  return code !== '' && readStored(usedLinkName) === code;
}
