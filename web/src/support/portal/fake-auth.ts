/*
 * Replaces platform/firebase/firebase-auth.ts and firebase/auth: at most one user, signed in by custom token.
 */

interface FakeUser {
  uid: string;
  getIdToken: () => Promise<string>;
  getIdTokenResult: () => Promise<{ authTime: string }>;
}

interface FakeAuth {
  currentUser: FakeUser | null;
  authStateReady: () => Promise<void>;
}

let age = 0;

/** Sets the age of the next sign-in, in milliseconds. */
export function ageOfSignIn(milliseconds: number): void {
  age = milliseconds;
}

let isReachable = true;

/** Sets if Firebase Auth is reachable from now on. */
export function authIsReachable(reachable: boolean): void {
  isReachable = reachable;
}

const auth: FakeAuth = { currentUser: null, authStateReady: async () => undefined };

export async function openFirebase() {
  return { auth };
}

export async function signInWithCustomToken(_auth: unknown, token: string) {
  if (!isReachable) throw new Error('auth/network-request-failed');
  const authTime = new Date(Date.now() - age).toUTCString();
  auth.currentUser = {
    uid: 'staff-dana',
    getIdToken: async () => `id-token of ${token}`,
    getIdTokenResult: async () => ({ authTime }),
  };
  return { user: auth.currentUser };
}

export async function signOut(): Promise<void> {
  auth.currentUser = null;
}

/** Reports the current user once; no later changes. */
export function onAuthStateChanged(_auth: unknown, changed: (user: FakeUser | null) => void) {
  queueMicrotask(() => changed(auth.currentUser));
}
