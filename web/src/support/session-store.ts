import type { User } from 'firebase/auth';
import { beforeEach, type Mock, vi } from 'vitest';

interface FakeUser {
  uid: string;
  metadata: { lastSignInTime?: string };
  getIdToken: () => Promise<string>;
  getIdTokenResult: () => Promise<{
    authTime: string;
    issuedAtTime: string;
    claims: Record<string, unknown>;
  }>;
}

interface Fake {
  auth: { currentUser: FakeUser | null; authStateReady: () => Promise<void> };
  signOut: Mock;
  exchange: Mock<(token: string) => Promise<unknown>>;
  open: Mock;
  purge: Mock;
  reload: Mock;
}
const fake = vi.hoisted(
  (): Fake => ({
    auth: { currentUser: null, authStateReady: async () => undefined },
    signOut: vi.fn(async () => undefined),
    exchange: vi.fn<(token: string) => Promise<unknown>>(),
    open: vi.fn(),
    purge: vi.fn(),
    reload: vi.fn(async () => undefined),
  }),
);

vi.mock('firebase/auth', () => ({
  signInWithCustomToken: async (_auth: unknown, token: string) => fake.exchange(token),
  signOut: fake.signOut,
}));
vi.mock('../platform/firebase/firebase-auth.ts', () => ({ openFirebase: fake.open }));
vi.mock('../platform/device/reload.ts', () => ({ reloadNewest: fake.reload }));

export const server = vi.fn<typeof fetch>();
export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const day = 24 * 60 * 60 * 1000;

const ownClaims = { participant: true, generation: 1, session: 'phone' };

export function person(
  uid: string,
  daysAgo = 0,
  claims: Record<string, unknown> = ownClaims,
): FakeUser {
  const issuedAtTime = new Date().toUTCString();
  const authTime = new Date(Date.now() - daysAgo * day).toUTCString();
  return {
    uid,
    metadata: { lastSignInTime: authTime },
    getIdToken: async () => `token of ${uid}`,
    getIdTokenResult: async () => ({ authTime, issuedAtTime, claims }),
  };
}

/** Session persisted by a previous start. */
export const remembered = { uid: 'maya', session: null, signedInAt: Date.now() };

type SessionStore = typeof import('../platform/session/session-store.ts');

/** Applies a user as Firebase Auth reports it. */
export const applyUser = (module: Pick<SessionStore, 'applyUser'>, user: FakeUser | null) =>
  module.applyUser(user as User | null);

/** Reloads the module as on a page load, with the user that Firebase Auth restores. */
export async function startWith(user: FakeUser | null) {
  vi.resetModules();
  const state = await import('../platform/session/session-state.ts');
  state.onUserChange('attendee', fake.purge);
  const module = await import('../platform/session/session-store.ts');
  fake.auth.currentUser = user;
  const isStored = state.currentSession().state !== 'loading';
  const first = await module.firstSession();
  // As FirebaseProvider does later.
  if (isStored) await applyUser(module, user);
  return { ...state, ...module, first };
}

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  vi.stubGlobal('fetch', server);
  // An idle page asks the server for the session's cookie.
  vi.stubGlobal('requestIdleCallback', vi.fn());
  server.mockReset();
  fake.auth.currentUser = null;
  fake.exchange.mockReset().mockImplementation(async (token: string) => ({ user: person(token) }));
  fake.open.mockImplementation(async () => ({ auth: fake.auth }));
});

// Exported here, because a hoisted declaration cannot be exported in place.
export { fake };
