import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { proveEmail } from '@wine-walk/common/api/sessions.ts';
import { deleteAccount, verifiedEmail } from '../../firestore/people/accounts.ts';
import { createEmailProof } from '../../firestore/people/email-proof.ts';
import { findLinkableRegistrations } from './link-registrations.ts';
import { verifySignInCode } from './sign-in-code.ts';

/** Timeout of Identity Toolkit in milliseconds. */
const timeoutMs = 10_000;

interface IdentityToolkitResponse {
  idToken?: string;
  localId?: string;
  error?: { message?: string };
}

/** Errors of Identity Toolkit for an invalid or used code. */
const refusals = /^(?:INVALID_OOB_CODE|EXPIRED_OOB_CODE|USER_DISABLED|MISSING_)/;

/**
 * Redeems the one-time code of a sign-in link on the server, so that accounts signed in by a client are never
 * trusted. The account that this creates or opens is deleted.
 */
async function redeemSignInLink(
  email: string,
  oobCode: string,
): Promise<'proven' | 'refused' | 'wrong-address' | 'too-many'> {
  const { idToken, localId, error } = await signIn(email, oobCode);
  if (error?.message && refusals.test(error.message)) return 'refused';
  if (error?.message?.startsWith('INVALID_EMAIL')) return 'wrong-address';
  if (error?.message?.startsWith('TOO_MANY_ATTEMPTS')) return 'too-many';
  if (!idToken || !localId)
    throw new Error(`A sign-in link could not be redeemed: ${error?.message ?? 'no token'}`);
  try {
    return (await verifiedEmail(idToken)) === email ? 'proven' : 'refused';
  } finally {
    await deleteAccount(localId);
  }
}

async function signIn(email: string, oobCode: string): Promise<IdentityToolkitResponse> {
  const answer = await fetch(
    `${identityToolkit()}/v1/accounts:signInWithEmailLink?key=${apiKey()}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, oobCode }),
      signal: AbortSignal.timeout(timeoutMs),
    },
  );
  return (await answer.json()) as IdentityToolkitResponse;
}

function identityToolkit(): string {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  return emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
}

/** Returns the project's public web API key; the emulator accepts any. Throws if a deployment has none. */
function apiKey(): string {
  const key = process.env.WEB_API_KEY;
  if (key) return key;
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return 'emulator';
  throw new Error(
    'WEB_API_KEY is not set: sign-in by email cannot work. Put the web API key of the project into functions/.env (README, Deploying).',
  );
}

type Proven = ResponseOf<typeof proveEmail>;
type ProveEmailProblem = Problem<
  | 'page-not-found'
  | 'sign-in-code-expired'
  | 'too-many-links'
  | 'used-link'
  | 'wrong-address'
  | 'wrong-code'
>;

/**
 * Verifies the ownership of an email by a mailed link or code, and returns the registrations with that email.
 */
export async function proveEmailOwnership(
  shown: BodyOf<typeof proveEmail>,
  now: number,
): Promise<Proven | ProveEmailProblem> {
  const checked = 'oobCode' in shown ? await checkLink(shown) : await verifySignInCode(shown, now);
  if (isProblem(checked)) return checked;
  const [proof, offered] = await Promise.all([
    createEmailProof(shown.email, now),
    findLinkableRegistrations(shown.email),
  ]);
  return isProblem(offered) ? offered : { proof, ...offered };
}

/** Wait before another link is tried, in seconds: Firebase does not say how long its limit lasts. */
const linkRetrySeconds = 60;

async function checkLink({
  email,
  oobCode,
}: {
  email: string;
  oobCode: string;
}): Promise<{ email: string } | Problem<'too-many-links' | 'used-link' | 'wrong-address'>> {
  const outcome = await redeemSignInLink(email, oobCode);
  if (outcome === 'proven') return { email };
  if (outcome === 'wrong-address') return problem('wrong-address');
  if (outcome === 'too-many')
    return problem('too-many-links', { retryAfterSeconds: linkRetrySeconds });
  return problem('used-link');
}
