import { readStored, store } from '../device/storage.ts';
import { oobCodeIn } from './oob-code.ts';

/** Under which an address is remembered until it was proven. */
export const emailName = 'sign-in-email';

/** The address a sign-in was asked for on this device, or null on another one. */
export function rememberedEmail(): string | null {
  return readStored(emailName);
}

const usedLinkName = 'used-sign-in-link';

/** Remembers that this link proved an address here: it does so once, and may be opened again. */
export function rememberUsedLink(href: string): void {
  store(usedLinkName, oobCodeIn(href));
}

/** Whether it is the last link that proved an address on this device, for whoever is signed in since. */
export function wasLinkUsedHere(href: string): boolean {
  const code = oobCodeIn(href);
  return code !== '' && readStored(usedLinkName) === code;
}
