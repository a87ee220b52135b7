import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  disownRegistrations as disown,
  type LinkableRegistration,
  type LinkableRegistrations,
  linkRegistrations,
  listLinkableRegistrations,
  proveEmail,
  redeemReturnCode,
} from '@wine-walk/common/api/sessions.ts';
import { z } from 'zod';
import { anonymousApi } from '../api/api-client.ts';
import { persisted } from '../storage/persisted.ts';
import { clearSentSignIn } from './sent-sign-in.ts';
import { currentSession } from './session-state.ts';
import { oobCodeIn, saveUsedLink, signInEmail } from './sign-in-link.ts';

export type { LinkableRegistration, LinkableRegistrations };

/** Verified email with its registrations. */
export interface ProvenEmail extends ResponseOf<typeof proveEmail> {
  email: string;
}

/** Loads Firebase Auth only on sign-in. */
async function signIn(sessionId: string): Promise<void> {
  const { signInWithSessionToken } = await import('./session-store.ts');
  await signInWithSessionToken(sessionId);
}

/** Lifetime of a proof in milliseconds. */
const proofMs = 15 * 60 * 1000;
const proofSchema = z.object({ email: z.string(), proof: z.string(), provenAt: z.number() });
const storedProof = persisted('address-proof', (value) => proofSchema.parse(value), 'session-user');

/** Verifies the email by an opened or pasted link. Throws errors of the API. */
export async function proveEmailByLink(email: string, href: string): Promise<ProvenEmail> {
  const answer = await proven(email, { email, oobCode: oobCodeIn(href) });
  saveUsedLink(href);
  return answer;
}

/** Verifies the email by six digits. Throws errors of the API. */
export function proveEmailByCode(
  email: string,
  attemptId: string,
  code: string,
): Promise<ProvenEmail> {
  return proven(email, { email, attemptId, code });
}

async function proven(
  email: string,
  body: Parameters<typeof anonymousApi<typeof proveEmail>>[1]['body'],
): Promise<ProvenEmail> {
  const answer = await anonymousApi(proveEmail, { body });
  const { proof } = answer;
  storeEmailProof(email, proof);
  signInEmail.clear();
  clearSentSignIn();
  return { ...answer, email };
}

/** Stores the proof of an email on this device. */
export function storeEmailProof(email: string, proof: string): void {
  storedProof.set({ email: email.trim().toLowerCase(), proof, provenAt: Date.now() });
}

/** Returns the valid proof of this device with its email; undefined if there is none. */
export function freshEmailProof(): { email: string; proof: string } | undefined {
  const stored = storedProof.get();
  return stored && Date.now() - stored.provenAt < proofMs ? stored : undefined;
}

/** Returns the proof of this email from this device; undefined if there is none. */
export function storedEmailProof(email: string): string | undefined {
  const stored = freshEmailProof();
  return stored?.email === email.trim().toLowerCase() ? stored.proof : undefined;
}

/** Links registrations and signs in. `keepOtherSessions` defaults to the API's default. */
export async function linkAndSignIn(
  proof: string,
  submissionIds: string[],
  keepOtherSessions?: boolean,
): Promise<void> {
  const body = { proof, submissionIds, keepOtherSessions };
  const { sessionId } = await anonymousApi(linkRegistrations, { body });
  await signIn(sessionId);
}

/** Disowns up to 20 registrations. */
export async function disownRegistrations(proof: string, submissionIds: string[]): Promise<void> {
  await anonymousApi(disown, { body: { proof, submissionIds } });
}

/** Returns the page of registrations at a cursor of the previous page. */
export function listRegistrations(proof: string, cursor: string): Promise<LinkableRegistrations> {
  return anonymousApi(listLinkableRegistrations, { body: { proof, cursor } });
}

/** Signs in with a return code, in place of a person who is signed in on this device. Throws errors of the API. */
export async function signInByReturnCode(code: string): Promise<void> {
  const { sessionId } = await anonymousApi(redeemReturnCode, { body: { code } });
  if (currentSession().state === 'signed-in') {
    const { expireSession } = await import('./session-store.ts');
    await expireSession();
  }
  await signIn(sessionId);
}
