import { type IdTokenResult, signInWithCustomToken, signOut, type User } from 'firebase/auth';
import { openFirebase, type Persona } from '../firebase/firebase-auth.ts';

/** Returns the user that Firebase Auth has restored; null if anonymous. */
export async function restoreUser(persona: Persona): Promise<User | null> {
  const { auth } = await openFirebase(persona);
  await auth.authStateReady();
  return auth.currentUser;
}

/** Exchanges a custom token of the API. Throws errors of Firebase. */
export async function signInWithToken(persona: Persona, customToken: string): Promise<User> {
  const { auth } = await openFirebase(persona);
  return (await signInWithCustomToken(auth, customToken)).user;
}

/** Deletes the credential on this device. */
export async function deleteCredential(persona: Persona): Promise<void> {
  const { auth } = await openFirebase(persona);
  await signOut(auth);
}

/** Returns the persona's bearer token, or null if anonymous; a new one if the last one has expired (`isExpired`). */
export async function bearerToken(persona: Persona, isExpired: boolean): Promise<string | null> {
  return (await (await restoreUser(persona))?.getIdToken(isExpired)) ?? null;
}

/**
 * Returns the token and the sign-in time in epoch milliseconds, the first one for a session restored by its cookie. Offline with an expired token, the token is
 * null and the time is that of the account's last sign-in; NaN if unknown.
 */
export async function readSignIn(
  user: User,
): Promise<{ token: IdTokenResult | null; signedInAt: number }> {
  const token = await user.getIdTokenResult().catch(() => null);
  const first = token?.claims.signedInAtMs;
  return {
    token,
    signedInAt:
      typeof first === 'number'
        ? first
        : Date.parse(token?.authTime ?? user.metadata.lastSignInTime ?? ''),
  };
}
