import { sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import { forget, readStored, store } from '../device/storage.ts';
import { openFirebase } from './firebase-auth.ts';

/** Where the link in the email leads; `next` is the page to go on to. */
export const completionPath = '/sign-in/complete';

const emailName = 'sign-in-email';

/** Sends the link and remembers the address, so that the same device need not ask for it again. */
export async function sendSignInLink(email: string, next: string): Promise<void> {
  const { auth } = await openFirebase('attendee');
  const url = `${window.location.origin}${completionPath}?next=${encodeURIComponent(next)}`;
  await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
  store(emailName, email);
}

interface OobCodes {
  oobCodes?: { email: string; requestType: string; oobLink: string }[];
}

/** The latest link sent to the address, on the emulator, where no mail is sent; null elsewhere. */
export async function emulatorLink(email: string): Promise<string | null> {
  const { emulatorOffset, options } = await openFirebase('attendee');
  if (emulatorOffset === null) return null;
  const address = `http://127.0.0.1:${9099 + emulatorOffset}/emulator/v1/projects/${options.projectId}/oobCodes`;
  const { oobCodes = [] } = (await (await fetch(address)).json()) as OobCodes;
  const sent = oobCodes.filter(
    (code) => code.requestType === 'EMAIL_SIGNIN' && code.email === email.trim().toLowerCase(),
  );
  return sent.at(-1)?.oobLink ?? null;
}

/** The address the link was asked for on this device, or null on another one. */
export function rememberedEmail(): string | null {
  return readStored(emailName);
}

/** Completes the sign-in of the address the page was opened at. Throws Firebase's errors, by their code. */
export async function completeSignIn(email: string, href: string): Promise<void> {
  const { auth } = await openFirebase('attendee');
  await signInWithEmailLink(auth, email, href);
  forget(emailName);
}
