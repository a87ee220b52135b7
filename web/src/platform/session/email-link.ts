import { requestSignInCode } from '@wine-walk/common/api/sessions.ts';
import { sendSignInLinkToEmail } from 'firebase/auth';
import { anonymousApi } from '../api/api-client.ts';
import { currentLanguage } from '../device/language.ts';
import { openFirebase } from '../firebase/firebase-auth.ts';
import { appOrigin } from '../lib/app-origin.ts';
import { signInEmail } from './sign-in-link.ts';

/** Path of the sign-in link; `next` is the page to continue to. */
export const completionPath = '/sign-in/complete';

/** Sent sign-in; with an attempt, six digits can be typed. */
export interface SentSignIn {
  email: string;
  /** True if the mail provider could not be reached yet; the API tries again for some minutes. */
  isDelayed: boolean;
  attemptId: string | null;
  /** Code on the emulator, which sends no mail; null elsewhere. */
  code: string | null;
}

/**
 * Sends the link, with a code if the API sends mail, and stores the email on this device. Throws errors of
 * the API and of Firebase.
 */
export async function sendSignIn(email: string, next: string): Promise<SentSignIn> {
  const body = { email, next, language: currentLanguage() };
  const { sent, attemptId, code } = await anonymousApi(requestSignInCode, { body });
  if (sent === 'shown' || sent === 'none') await sendSignInLink(email, next);
  signInEmail.set(email);
  return { email, isDelayed: sent === 'delayed', attemptId, code };
}

async function sendSignInLink(email: string, next: string): Promise<void> {
  const { auth } = await openFirebase('attendee');
  const url = `${appOrigin()}${completionPath}?next=${encodeURIComponent(next)}`;
  await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
}

interface OobCodes {
  oobCodes?: { email: string; requestType: string; oobLink: string }[];
}

/** Returns the latest link for the email on the emulator; null elsewhere. */
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
