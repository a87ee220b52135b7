import { beforeEach, expect, type Mock, vi } from 'vitest';
import { waitForOptions } from './in-time.ts';

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
type Received = (user: FakeUser | null) => void;

interface Fake {
  auth: { currentUser: FakeUser | null; authStateReady: () => Promise<void> };
  receive: Received | null;
  signOut: Mock;
  open: Mock;
  purge: Mock;
}
const fake = vi.hoisted(
  (): Fake => ({
    auth: { currentUser: null, authStateReady: async () => undefined },
    receive: null,
    signOut: vi.fn(async () => undefined),
    open: vi.fn(),
    purge: vi.fn(),
  }),
);

vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_auth: unknown, received: Received) => {
    fake.receive = received;
  },
  signInWithCustomToken: async (_auth: unknown, token: string) => ({ user: person(token) }),
  signOut: fake.signOut,
}));
vi.mock('../platform/firebase/firebase-auth.ts', () => ({ openFirebase: fake.open }));
vi.mock('../platform/firebase/listener-registry.ts', () => ({ closeAllListeners: fake.purge }));

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

/** Reloads the module as on a page load, with the first user that Firebase Auth reports. */
export async function startWith(user: FakeUser | null) {
  vi.resetModules();
  const state = await import('../platform/session/session-state.ts');
  const module = await import('../platform/session/session-store.ts');
  const first = module.firstSession();
  await vi.waitFor(() => expect(fake.receive).not.toBeNull(), waitForOptions);
  fake.receive?.(user);
  return { ...state, ...module, first: await first };
}

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  vi.stubGlobal('fetch', server);
  server.mockReset();
  fake.receive = null;
  fake.auth.currentUser = null;
  fake.open.mockImplementation(async () => ({ auth: fake.auth }));
});

// Exported here, because a hoisted declaration cannot be exported in place.
export { fake };
