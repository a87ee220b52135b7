import type { AnswerOf } from '@contract/endpoint.ts';
import { type OfferedRegistration, proveAddress, redeemReturnCode } from '@contract/session.ts';
import { disownRegistrations, takeRegistrations } from '@contract/session-registrations.ts';
import { z } from 'zod';
import { forget, readJson, store } from '../device/storage.ts';
import { oobCodeIn } from './oob-code.ts';
import { emailName, rememberUsedLink } from './remembered-email.ts';
import { visitorApi } from './visitor-api.ts';

export type { OfferedRegistration };

/** An address that was proven just now, and what names it. */
export interface ProvenAddress extends AnswerOf<typeof proveAddress> {
  email: string;
}

/** Firebase Auth comes with it: only once somebody signs in. */
async function signIn(sessionId: string): Promise<void> {
  const { signInWithSessionId } = await import('./session-store.ts');
  await signInWithSessionId(sessionId);
}

const proofName = 'address-proof';
/** How long the API takes a proof. Milliseconds. */
const proofMs = 15 * 60 * 1000;
const keptProof = z.object({ email: z.string(), proof: z.string(), provenAt: z.number() });

/** Proves the address by the link the page was opened at, or that was pasted. Throws the API's errors. */
export async function proveByLink(email: string, href: string): Promise<ProvenAddress> {
  const answer = await proven(email, { email, oobCode: oobCodeIn(href) });
  rememberUsedLink(href);
  return answer;
}

/** Proves the address by the six digits that were mailed to it. Throws the API's errors. */
export function proveByCode(
  email: string,
  attemptId: string,
  code: string,
): Promise<ProvenAddress> {
  return proven(email, { email, attemptId, code });
}

async function proven(
  email: string,
  body: Parameters<typeof visitorApi<typeof proveAddress>>[1]['body'],
): Promise<ProvenAddress> {
  const answer = await visitorApi(proveAddress, { body });
  const kept = { email: email.trim().toLowerCase(), proof: answer.proof, provenAt: Date.now() };
  store(proofName, JSON.stringify(kept));
  forget(emailName);
  return { ...answer, email };
}

/** What shows that this address was proven on this device a moment ago; undefined where it was not. */
export function proofOf(email: string): string | undefined {
  const kept = readJson(proofName, keptProof);
  const isFresh = kept && Date.now() - kept.provenAt < proofMs;
  return isFresh && kept.email === email.trim().toLowerCase() ? kept.proof : undefined;
}

/** Takes registrations and signs in. Left out, `keepOtherSessions` is as the API has it. */
export async function takeAndSignIn(
  proof: string,
  submissionIds: string[],
  keepOtherSessions?: boolean,
): Promise<void> {
  const body = { proof, submissionIds, keepOtherSessions };
  const { sessionId } = await visitorApi(takeRegistrations, { body });
  await signIn(sessionId);
}

/** Takes the address off a registration; what still names it. */
export async function disown(proof: string, submissionId: string): Promise<OfferedRegistration[]> {
  const body = { proof, submissionIds: [submissionId] };
  return (await visitorApi(disownRegistrations, { body })).registrations;
}

/** Signs in by the code from the desk. Throws the API's errors. */
export async function signInByReturnCode(code: string): Promise<void> {
  const { sessionId } = await visitorApi(redeemReturnCode, { body: { code } });
  await signIn(sessionId);
}
