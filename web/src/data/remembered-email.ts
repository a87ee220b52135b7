import { readStored } from '../device/storage.ts';

/** Under which an address is remembered until it was proven. */
export const emailName = 'sign-in-email';

/** The address a sign-in was asked for on this device, or null on another one. */
export function rememberedEmail(): string | null {
  return readStored(emailName);
}
