import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import {
  disownRegistrations,
  type LinkableRegistration,
  linkRegistrations,
  proveEmail,
  redeemReturnCode,
} from '@wine-walk/common/api/sessions.ts';
import { z } from 'zod';
import { anonymousApi } from '../api/anonymous-api.ts';
import { readStoredJson, removeStored, writeStored } from '../storage/storage.ts';
import { oobCodeIn } from './oob-code.ts';
import { emailStorageKey, saveUsedLink } from './remembered-email.ts';

export type { LinkableRegistration };

/** An address that was proven just now, and what names it. */
export interface ProvenEmail extends ResponseOf<typeof proveEmail> {
  email: string;
}

/** Firebase Auth comes with it: only once somebody signs in. */
async function signIn(sessionId: string): Promise<void> {
  const { signInWithSessionToken: signInWithSessionId } = await import('./session-store.ts');
  await signInWithSessionId(sessionId);
}

const proofName = 'address-proof';
/** How long the API takes a proof. Milliseconds. */
const proofMs = 15 * 60 * 1000;
const keptProof = z.object({ email: z.string(), proof: z.string(), provenAt: z.number() });

/** Proves the address by the link the page was opened at, or that was pasted. Throws the API's errors. */
export async function proveEmailByLink(email: string, href: string): Promise<ProvenEmail> {
  const answer = await proven(email, { email, oobCode: oobCodeIn(href) });
  saveUsedLink(href);
  return answer;
}

/** Proves the address by the six digits that were mailed to it. Throws the API's errors. */
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
  const kept = { email: email.trim().toLowerCase(), proof: answer.proof, provenAt: Date.now() };
  writeStored(proofName, JSON.stringify(kept));
  removeStored(emailStorageKey);
  return { ...answer, email };
}

/** What shows that this address was proven on this device a moment ago; undefined where it was not. */
export function storedEmailProof(email: string): string | undefined {
  const kept = readStoredJson(proofName, keptProof);
  const isFresh = kept && Date.now() - kept.provenAt < proofMs;
  return isFresh && kept.email === email.trim().toLowerCase() ? kept.proof : undefined;
}

/** Takes registrations and signs in. Left out, `keepOtherSessions` is as the API has it. */
export async function linkAndSignIn(
  proof: string,
  submissionIds: string[],
  keepOtherSessions?: boolean,
): Promise<void> {
  const body = { proof, submissionIds, keepOtherSessions };
  const { sessionId } = await anonymousApi(linkRegistrations, { body });
  await signIn(sessionId);
}

/** Takes the address off a registration; what still names it. */
export async function disownRegistration(
  proof: string,
  submissionId: string,
): Promise<LinkableRegistration[]> {
  const body = { proof, submissionIds: [submissionId] };
  return (await anonymousApi(disownRegistrations, { body })).registrations;
}

/** Signs in by the code from the desk. Throws the API's errors. */
export async function signInByReturnCode(code: string): Promise<void> {
  const { sessionId } = await anonymousApi(redeemReturnCode, { body: { code } });
  await signIn(sessionId);
}
