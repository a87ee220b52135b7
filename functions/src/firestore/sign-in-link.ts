import { deleteAccount, verifiedEmail } from './accounts.ts';

/** Milliseconds until Identity Toolkit is given up. */
const timeoutMs = 10_000;

interface Redeemed {
  idToken?: string;
  localId?: string;
  error?: { message?: string };
}

/** How Identity Toolkit says that a code is not one, or is spent. */
const refusals = /^(?:INVALID_OOB_CODE|EXPIRED_OOB_CODE|USER_DISABLED|MISSING_)/;

/**
 * Redeems the one-time code of a sign-in link, as the client SDK would, so that no account signed in by the
 * client is ever believed. The account this makes or opens is nobody's, and removed.
 */
export async function redeemSignInLink(
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

async function signIn(email: string, oobCode: string): Promise<Redeemed> {
  const answer = await fetch(
    `${identityToolkit()}/v1/accounts:signInWithEmailLink?key=${apiKey()}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, oobCode }),
      signal: AbortSignal.timeout(timeoutMs),
    },
  );
  return (await answer.json()) as Redeemed;
}

function identityToolkit(): string {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  return emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
}

/** The project's public web API key; the emulator takes any. Throws where a deployment has none. */
function apiKey(): string {
  const key = process.env.WEB_API_KEY;
  if (key) return key;
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return 'emulator';
  throw new Error(
    'WEB_API_KEY is not set: sign-in by email cannot work. Put the web API key of the project into functions/.env (README, Deploying).',
  );
}
