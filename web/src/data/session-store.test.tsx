import { beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { readStored, store } from '../device/storage.ts';

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

const server = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const day = 24 * 60 * 60 * 1000;

const ownClaims = { participant: true, generation: 1, session: 'phone' };

function person(uid: string, daysAgo = 0, claims: Record<string, unknown> = ownClaims): FakeUser {
  const issuedAtTime = new Date().toUTCString();
  const authTime = new Date(Date.now() - daysAgo * day).toUTCString();
  return {
    uid,
    metadata: { lastSignInTime: authTime },
    getIdToken: async () => `token of ${uid}`,
    getIdTokenResult: async () => ({ authTime, issuedAtTime, claims }),
  };
}

/** Kept by an earlier start. */
const remembered = { uid: 'maya', session: null, signedInAt: Date.now() };

/** The module anew, as on a page load, and what Firebase Auth says first. */
async function startWith(user: FakeUser | null) {
  vi.resetModules();
  const state = await import('./session-state.ts');
  const module = await import('./session-store.ts');
  const first = module.firstSession();
  await vi.waitFor(() => expect(fake.hear).not.toBeNull());
  fake.hear?.(user);
  return { ...state, ...module, first: await first };
}

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  vi.stubGlobal('fetch', server);
  server.mockReset();
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
    const user = { uid: 'maya', session: { generation: 1, sessionId: 'phone' } };
    expect(first).toEqual({ state: 'signed-in', user });
    expect(JSON.parse(readStored('signed-in') ?? '')).toMatchObject(user);
  });

  it("is nobody's by an account that the API did not make", async () => {
    const { first } = await startWith(person('maya', 0, {}));
    expect(first.state).toBe('signed-out');
    expect(fake.signOut).toHaveBeenCalledOnce();
  });

  // spec: 4.34
  it('is ended when the sign-in is over 30 days old', async () => {
    const { first } = await startWith(person('maya', 31));
    expect(first.state).toBe('signed-out');
    expect(fake.signOut).toHaveBeenCalledOnce();
  });

  // spec: 4.34
  it.each([
    ['40 days ahead, of today', 40, 0, 'signed-in'],
    ['40 days ahead, of 31 days ago', 40, 31, 'signed-out'],
    ['40 days behind, of 31 days ago', -40, 31, 'signed-out'],
    ['40 days behind, of 29 days ago', -40, 29, 'signed-in'],
  ])('goes by the server’s time on a device whose clock is %s', async (_, off, ago, state) => {
    const user = person('maya', ago);
    vi.useFakeTimers({ now: Date.now() + off * day, toFake: ['Date'] });
    try {
      expect((await startWith(user)).first.state).toBe(state);
    } finally {
      vi.useRealTimers();
    }
  });

  it("goes by the account's last sign-in where the token cannot be read offline", async () => {
    const offline = (daysAgo: number) => ({
      ...person('maya', daysAgo),
      getIdTokenResult: () => Promise.reject(new Error('auth/network-request-failed')),
    });
    expect((await startWith(offline(3))).first.state).toBe('signed-in');
    window.localStorage.clear();
    expect((await startWith(offline(31))).first.state).toBe('signed-out');
  });

  it('is signed out where the configuration cannot be loaded', async () => {
    vi.resetModules();
    fake.open.mockRejectedValue(new Error('no init.json'));
    const { firstSession } = await import('./session-store.ts');
    expect((await firstSession()).state).toBe('signed-out');
  });

  // spec: A14.38
  it('remembered by the device is known before Firebase has answered', async () => {
    await startWith(person('maya', 3));
    vi.resetModules();
    const { currentSession } = await import('./session-state.ts');
    const user = { uid: 'maya', session: { generation: 1, sessionId: 'phone' } };
    expect(currentSession()).toEqual({ state: 'signed-in', user });
  });

  it.each([
    ['signed in over 30 days ago', JSON.stringify({ ...remembered, signedInAt: 0 })],
    ['of an older shape', 'yes'],
    ['without a uid', JSON.stringify({ ...remembered, uid: null })],
  ])('is not remembered where it is %s', async (_what, text) => {
    store('signed-in', text);
    vi.resetModules();
    const { currentSession } = await import('./session-state.ts');
    expect(currentSession().state).toBe('loading');
  });

  // spec: A14.38
  it('remembered by the device ends where Firebase knows nobody, and is forgotten', async () => {
    store('signed-in', JSON.stringify(remembered));
    const { currentSession } = await startWith(null);
    await vi.waitFor(() => expect(currentSession().state).toBe('signed-out'));
    expect(readStored('signed-in')).toBeNull();
    expect(fake.purge).toHaveBeenCalledWith('attendee');
  });

  it('remembered by the device goes on where the configuration cannot be loaded', async () => {
    store('signed-in', JSON.stringify(remembered));
    vi.resetModules();
    fake.open.mockRejectedValue(new Error('no init.json'));
    const { firstSession } = await import('./session-store.ts');
    expect((await firstSession()).state).toBe('signed-in');
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

  // spec: 4.27
  it('signs in with what registration answers', async () => {
    const { signInWithSessionId, currentSession } = await startWith(null);
    await signInWithSessionId('iris');
    expect(currentSession()).toMatchObject({ state: 'signed-in', user: { uid: 'iris' } });
  });

  // spec: 2.30
  it('forgets at sign-out what this device kept of the person', async () => {
    const { signOut, currentSession } = await startWith(person('maya'));
    store('participant', '{}');
    store('language', 'es');
    await signOut();
    expect(currentSession().state).toBe('signed-out');
    expect(Object.keys(window.localStorage)).toEqual(['ww:language']);
  });

  it('ends on the server at sign-out, before the credential is gone', async () => {
    const { signOut } = await startWith(person('maya'));
    fake.auth.currentUser = person('maya');
    server.mockImplementation(async () => {
      expect(fake.signOut).not.toHaveBeenCalled();
      return json({ message: 'Signed out.' });
    });
    await signOut();
    expect(server.mock.calls.map(([path]) => path)).toEqual(['/api/session/end']);
    expect(fake.signOut).toHaveBeenCalledOnce();
  });

  it('signs out here also where the server cannot be reached', async () => {
    const { signOut, currentSession } = await startWith(person('maya'));
    fake.auth.currentUser = person('maya');
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    await signOut();
    expect(currentSession().state).toBe('signed-out');
  });

  it('signs out here also where the token for the server never comes', async () => {
    const { signOut, currentSession } = await startWith(person('maya'));
    fake.auth.currentUser = { ...person('maya'), getIdToken: () => new Promise(() => undefined) };
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const left = signOut();
    await vi.advanceTimersByTimeAsync(5000);
    await left;
    expect(currentSession().state).toBe('signed-out');
    expect(server).not.toHaveBeenCalled();
  });

  it('says so where the device does not drop the credential', async () => {
    const { signOut, currentSession } = await startWith(person('maya'));
    fake.signOut.mockReturnValueOnce(new Promise(() => undefined));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const left = expect(signOut()).rejects.toThrow('It took too long.');
    await vi.advanceTimersByTimeAsync(15_000);
    await left;
    expect(currentSession().state).toBe('signed-in');
  });

  it.each([
    ['ends once the server does not take it any more', () => json({}, 401), 'signed-out'],
    ['goes on while the server takes it', () => json([]), 'signed-in'],
    ['goes on while the server cannot be asked', () => json({}, 503), 'signed-in'],
  ] as const)('%s', async (_, answer, state) => {
    const { currentSession } = await startWith(person('maya'));
    const { confirmSession } = await import('./session-end.ts');
    fake.auth.currentUser = person('maya');
    server.mockImplementation(async () => answer());
    await Promise.all([confirmSession(), confirmSession()]);
    expect(currentSession().state).toBe(state);
    expect(server).toHaveBeenCalledOnce();
  });

  it('keeps nothing of a walk where nobody is signed in', async () => {
    store('walk', '{}');
    await startWith(person('maya'));
    expect(readStored('walk')).toBe('{}');
    await startWith(null);
    expect(readStored('walk')).toBeNull();
  });

  // spec: A14.40
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
