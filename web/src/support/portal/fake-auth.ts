/*
 * Replaces platform/firebase/firebase-auth.ts and firebase/auth: at most one user, signed in by custom token.
 */

interface FakeUser {
  uid: string;
  getIdToken: () => Promise<string>;
  getIdTokenResult: () => Promise<{ authTime: string; claims: Record<string, unknown> }>;
}

interface FakeAuth {
  name: string;
  app: { name: string };
  currentUser: FakeUser | null;
  authStateReady: () => Promise<void>;
  /** Reports the current user, and every change. */
  onIdTokenChanged: (changed: Observer) => () => void;
}

type Observer = (user: FakeUser | null) => void;

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

const app = { name: 'staff' };
const observers = new Set<Observer>();
const auth: FakeAuth = {
  name: app.name,
  app,
  currentUser: null,
  authStateReady: async () => undefined,
  onIdTokenChanged(changed) {
    observers.add(changed);
    queueMicrotask(() => changed(auth.currentUser));
    return () => observers.delete(changed);
  },
};

function setUser(user: FakeUser | null): void {
  auth.currentUser = user;
  for (const changed of observers) queueMicrotask(() => changed(user));
}

export async function openFirebase() {
  return { app, auth };
}

export async function signInWithCustomToken(_auth: unknown, token: string) {
  if (!isReachable) throw new Error('auth/network-request-failed');
  const authTime = new Date(Date.now() - age).toUTCString();
  const user = {
    uid: 'staff-dana',
    getIdToken: async () => `id-token of ${token}`,
    getIdTokenResult: async () => ({ authTime, claims: {} }),
  };
  setUser(user);
  return { user };
}

export async function signOut(): Promise<void> {
  setUser(null);
}
