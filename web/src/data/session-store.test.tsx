import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { readStored, store } from '../device/storage.ts';

interface FakeUser {
  uid: string;
  email: string | null;
  displayName: string | null;
  metadata: { lastSignInTime?: string };
  getIdToken: () => Promise<string>;
  getIdTokenResult: () => Promise<{ authTime: string }>;
}
type Heard = (user: FakeUser | null) => void;

interface Fake {
  auth: { currentUser: FakeUser | null; authStateReady: () => Promise<void> };
  hear: Heard | null;
  signOut: Mock;
  open: Mock;
  purge: Mock;
}
const fake = vi.hoisted(
  (): Fake => ({
    auth: { currentUser: null, authStateReady: async () => undefined },
    hear: null,
    signOut: vi.fn(async () => undefined),
    open: vi.fn(),
    purge: vi.fn(),
  }),
);

vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_auth: unknown, heard: Heard) => {
    fake.hear = heard;
  },
  signInWithCustomToken: async (_auth: unknown, token: string) => ({ user: person(token) }),
  signOut: fake.signOut,
}));
vi.mock('./firebase-auth.ts', () => ({ openFirebase: fake.open }));
vi.mock('./live-registry.ts', () => ({ purgeLiveData: fake.purge }));

const day = 24 * 60 * 60 * 1000;

function person(uid: string, daysAgo = 0): FakeUser {
  const authTime = new Date(Date.now() - daysAgo * day).toUTCString();
  return {
    uid,
    email: `${uid}@example.com`,
    displayName: null,
    metadata: { lastSignInTime: authTime },
    getIdToken: async () => `token of ${uid}`,
    getIdTokenResult: async () => ({ authTime }),
  };
}

/** The module anew, as on a page load, and what Firebase Auth says first. */
async function startWith(user: FakeUser | null) {
  vi.resetModules();
  const module = await import('./session-store.ts');
  const first = module.firstSession();
  await vi.waitFor(() => expect(fake.hear).not.toBeNull());
  fake.hear?.(user);
  return { ...module, first: await first };
}

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  fake.hear = null;
  fake.auth.currentUser = null;
  fake.open.mockImplementation(async () => ({ auth: fake.auth }));
});

describe('the session', () => {
  it('is signed out where Firebase says so', async () => {
    const { first, currentSession } = await startWith(null);
    expect(first).toEqual({ state: 'signed-out', user: null });
    expect(currentSession()).toBe(first);
  });

  it('is signed in, and leaves a trace for the next start', async () => {
    const { first } = await startWith(person('maya', 29));
    const user = { uid: 'maya', email: 'maya@example.com', displayName: null };
    expect(first).toEqual({ state: 'signed-in', user });
    expect(readStored('signed-in')).toBe('yes');
  });

  it('is ended when the sign-in is over 30 days old', async () => {
    const { first } = await startWith(person('maya', 31));
    expect(first.state).toBe('signed-out');
    expect(fake.signOut).toHaveBeenCalledOnce();
  });

  it("goes by the account's last sign-in where the token cannot be read offline", async () => {
    const offline = (daysAgo: number) => ({
      ...person('maya', daysAgo),
      getIdTokenResult: () => Promise.reject(new Error('auth/network-request-failed')),
    });
    expect((await startWith(offline(3))).first.state).toBe('signed-in');
    expect((await startWith(offline(31))).first.state).toBe('signed-out');
  });

  it('is signed out where the configuration cannot be loaded', async () => {
    vi.resetModules();
    fake.open.mockRejectedValue(new Error('no init.json'));
    const { firstSession } = await import('./session-store.ts');
    expect((await firstSession()).state).toBe('signed-out');
  });

  it('purges live data when the person changes, and only then', async () => {
    const { subscribeSession, currentSession } = await startWith(person('maya'));
    const changed = vi.fn();
    const unsubscribe = subscribeSession(changed);
    fake.purge.mockClear();
    fake.hear?.(person('maya'));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(fake.purge).not.toHaveBeenCalled();
    fake.hear?.(null);
    await vi.waitFor(() => expect(currentSession().state).toBe('signed-out'));
    expect(fake.purge).toHaveBeenCalledWith('attendee');
    unsubscribe();
  });

  it('signs in with what registration answers', async () => {
    const { signInWithSessionId, currentSession } = await startWith(null);
    await signInWithSessionId('iris');
    expect(currentSession()).toMatchObject({ state: 'signed-in', user: { uid: 'iris' } });
  });

  it('forgets at sign-out what this device kept of the person', async () => {
    const { signOut, currentSession } = await startWith(person('maya'));
    store('participant', '{}');
    store('language', 'es');
    await signOut();
    expect(currentSession().state).toBe('signed-out');
    expect(Object.keys(window.localStorage)).toEqual(['ww:language']);
  });

  it('keeps nothing of a walk where nobody is signed in', async () => {
    store('walk', '{}');
    await startWith(person('maya'));
    expect(readStored('walk')).toBe('{}');
    await startWith(null);
    expect(readStored('walk')).toBeNull();
  });

  it('forgets check-ins that wait where the person signs out, and not where the session is too old', async () => {
    const databases = async () => [{ name: 'ww-check-ins' }];
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { databases, deleteDatabase });
    const { signOut } = await startWith(person('maya', 31));
    expect(deleteDatabase).not.toHaveBeenCalled();
    await signOut();
    expect(deleteDatabase.mock.calls).toEqual([['ww-check-ins']]);
  });

  it('gives the bearer token of whoever is signed in', async () => {
    const { attendeeToken } = await startWith(null);
    expect(await attendeeToken()).toBeNull();
    fake.auth.currentUser = person('maya');
    expect(await attendeeToken()).toBe('token of maya');
  });
});
