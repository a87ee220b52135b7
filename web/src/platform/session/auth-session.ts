import {
  type IdTokenResult,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
  type User,
} from 'firebase/auth';
import { type RetryController, retryWithBackoff } from '../api/retry-with-backoff.ts';
import { openFirebase, type Persona } from '../firebase/firebase-auth.ts';

/** Differences between the attendee's and the staff member's session. */
interface AuthSessionOptions {
  persona: Persona;
  /** Applies the user of Firebase: at the start, and after each change in any tab. */
  applyUser: (user: User | null) => Promise<void>;
  /** Called when Firebase or the user's data cannot be loaded. Loading Firebase is retried. */
  onUnavailable: () => void;
}

/** Session of a persona in Firebase Auth. */
export interface AuthSession {
  /** Subscribes to Firebase Auth, once. */
  watch: () => void;
  /** Exchanges a custom token of the API. Throws errors of Firebase. */
  signIn: (customToken: string) => Promise<User>;
  /** Deletes the credential on this device. */
  signOut: () => Promise<void>;
}

export function createAuthSession({
  persona,
  applyUser,
  onUnavailable,
}: AuthSessionOptions): AuthSession {
  let watching: Promise<void> | undefined;
  let retry: RetryController | undefined;
  const watch = () => {
    watching ??= start();
  };
  async function start(): Promise<void> {
    try {
      const { auth } = await openFirebase(persona);
      onAuthStateChanged(auth, (user) => void applyUser(user).catch(onUnavailable));
      retry?.stop();
    } catch {
      watching = undefined;
      retry ??= retryWithBackoff(watch);
      retry.schedule();
      onUnavailable();
    }
  }
  return {
    watch,
    async signIn(customToken) {
      const { auth } = await openFirebase(persona);
      return (await signInWithCustomToken(auth, customToken)).user;
    },
    async signOut() {
      const { auth } = await openFirebase(persona);
      await signOut(auth);
    },
  };
}

/** Returns the persona's bearer token, or null if anonymous. */
export async function bearerToken(persona: Persona): Promise<string | null> {
  const { auth } = await openFirebase(persona);
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}

/**
 * Returns the token and the sign-in time in epoch milliseconds. Offline with an expired token, the token is
 * null and the time is that of the account's last sign-in; NaN if unknown.
 */
export async function readSignIn(
  user: User,
): Promise<{ token: IdTokenResult | null; signedInAt: number }> {
  const token = await user.getIdTokenResult().catch(() => null);
  return { token, signedInAt: Date.parse(token?.authTime ?? user.metadata.lastSignInTime ?? '') };
}
