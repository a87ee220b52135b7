import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';

interface FakeUser {
  uid: string;
  metadata: { lastSignInTime?: string };
  getIdTokenResult: () => Promise<{ authTime: string }>;
}
interface Fake {
  auth: { currentUser: FakeUser | null; authStateReady: () => Promise<void> };
  authChanged: ((user: FakeUser | null) => void) | null;
  open: Mock;
  purge: Mock;
}
const fake = vi.hoisted(
  (): Fake => ({
    auth: { currentUser: null, authStateReady: async () => undefined },
    authChanged: null,
    open: vi.fn(),
    purge: vi.fn(),
  }),
);
vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_auth: unknown, authChanged: Fake['authChanged']) => {
    fake.authChanged = authChanged;
    // Firebase reports the current user first.
    queueMicrotask(() => authChanged?.(fake.auth.currentUser));
  },
  signInWithCustomToken: async () => {
    fake.auth.currentUser = user(0);
    return { user: fake.auth.currentUser };
  },
  signOut: async () => {
    fake.auth.currentUser = null;
  },
}));
vi.mock('../firebase/firebase-auth.ts', () => ({ openFirebase: fake.open }));
vi.mock('../firebase/listener-registry.ts', () => ({ closeAllListeners: fake.purge }));

const dana = {
  username: 'dana',
  fullName: 'Dana Whitlock',
  role: 'admin',
  expiresAt: null,
  eventId: null,
} as const;
const hour = 60 * 60 * 1000;

function user(hoursAgo: number): FakeUser {
  const authTime = new Date(Date.now() - hoursAgo * hour).toUTCString();
  return {
    uid: 'staff-dana',
    metadata: { lastSignInTime: authTime },
    getIdTokenResult: async () => ({ authTime }),
  };
}

/** Loads the module as on a page load and returns its first state. */
async function load() {
  vi.resetModules();
  const module = await import('./staff-session-store.ts');
  const unsubscribe = module.subscribeStaffSession(() => undefined);
  await waitFor(() => expect(module.currentStaffSession().state).not.toBe('loading'));
  return { ...module, unsubscribe };
}

beforeEach(() => {
  localStorage.clear();
  fake.auth.currentUser = null;
  fake.purge.mockClear();
  fake.open.mockReset().mockResolvedValue({ auth: fake.auth });
});

describe('staff session on a page load', () => {
  // spec: S4.1, B1.1
  it('is signed out without a sign-in', async () => {
    const { currentStaffSession } = await load();
    expect(currentStaffSession()).toEqual({ state: 'signed-out', reason: null });
    expect(fake.open).toHaveBeenCalledWith('staff');
  });

  // spec: S3.12, B11.35
  it("continues the browser's session for the rest of its 12 hours", async () => {
    localStorage.setItem('ww:staff', JSON.stringify(dana));
    fake.auth.currentUser = user(5);
    const session = (await load()).currentStaffSession();
    expect(session).toMatchObject({ state: 'signed-in', staff: dana });
    const endsIn = session.state === 'signed-in' ? session.endsAt - Date.now() : 0;
    expect(endsIn / hour).toBeCloseTo(7, 2);
  });

  // spec: S3.12
  it('ends a session older than 12 hours with a reason', async () => {
    localStorage.setItem('ww:staff', JSON.stringify(dana));
    fake.auth.currentUser = user(12.1);
    const { currentStaffSession } = await load();
    expect(currentStaffSession()).toEqual({ state: 'signed-out', reason: 'expired' });
    expect(fake.auth.currentUser).toBeNull();
  });

  // spec: 4.13
  it('uses server time if the device clock is a day ahead', async () => {
    localStorage.setItem('ww:staff', JSON.stringify(dana));
    fake.auth.currentUser = user(24);
    const serverTime = new Date(Date.now() - 24 * hour).toUTCString();
    const headers = { 'Content-Type': 'application/json', Date: serverTime };
    vi.stubGlobal('fetch', async () => new Response('null', { headers }));
    const session = (await load()).currentStaffSession();
    vi.unstubAllGlobals();
    expect(session).toMatchObject({ state: 'signed-in', staff: dana });
    const endsIn = session.state === 'signed-in' ? session.endsAt - Date.parse(serverTime) : 0;
    expect(endsIn / hour).toBeCloseTo(12, 1);
  });

  it.each(['{"username":"dana"}', '{"username":"d","fullName":"D","role":"owner"}', 'no json'])(
    'is signed out if the stored identity is %s',
    async (stored) => {
      localStorage.setItem('ww:staff', stored);
      fake.auth.currentUser = user(1);
      expect((await load()).currentStaffSession().state).toBe('signed-out');
    },
  );

  it('is signed out until the configuration can be loaded, and retries', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    localStorage.setItem('ww:staff', JSON.stringify(dana));
    fake.auth.currentUser = user(1);
    fake.open.mockRejectedValueOnce(new Error('offline'));
    vi.resetModules();
    const { subscribeStaffSession, currentStaffSession } = await import('./staff-session-store.ts');
    subscribeStaffSession(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(currentStaffSession()).toEqual({ state: 'signed-out', reason: null });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(currentStaffSession()).toMatchObject({ state: 'signed-in', staff: dana });
  });

  it('is signed out if the time of the sign-in is unknown', async () => {
    localStorage.setItem('ww:staff', JSON.stringify(dana));
    fake.auth.currentUser = {
      uid: 'staff-dana',
      metadata: {},
      getIdTokenResult: () => Promise.reject(new Error('auth/network-request-failed')),
    };
    expect((await load()).currentStaffSession()).toEqual({ state: 'signed-out', reason: null });
  });
});

it('starts with the login response and clears it at the end', async () => {
  const { beginStaffSession, endStaffSession, currentStaffSession } = await load();
  await beginStaffSession('token', dana);
  expect(currentStaffSession()).toMatchObject({ state: 'signed-in', staff: dana });
  expect(JSON.parse(localStorage.getItem('ww:staff') ?? '')).toEqual(dana);
  const reason = { message: 'Because.' };
  await endStaffSession(reason);
  expect(currentStaffSession()).toEqual({ state: 'signed-out', reason });
  expect(localStorage.getItem('ww:staff')).toBeNull();
});

it('resets live data with every sign-in', async () => {
  const { beginStaffSession, currentStaffSession } = await load();
  await beginStaffSession('token', dana);
  const first = currentStaffSession();
  fake.purge.mockClear();
  await beginStaffSession('token', dana);
  expect(fake.purge).toHaveBeenCalledWith('staff');
  expect(currentStaffSession()).not.toEqual(first);
});

it('ends when Firebase signs out', async () => {
  const { beginStaffSession, currentStaffSession } = await load();
  await beginStaffSession('token', dana);
  fake.authChanged?.(null);
  await waitFor(() => expect(currentStaffSession().state).toBe('signed-out'));
  expect(currentStaffSession()).toEqual({ state: 'signed-out', reason: 'ended' });
});

// spec: B11.36
it("ends with a volunteer's account if that is sooner than 12 hours", async () => {
  const { beginStaffSession, currentStaffSession } = await load();
  const expiresAt = new Date(Date.now() + hour).toISOString();
  await beginStaffSession('token', { ...dana, role: 'desk', expiresAt });
  expect(currentStaffSession()).toMatchObject({ endsAt: Date.parse(expiresAt) });
});

it("applies the event of a link's account to a session of an earlier version", async () => {
  const { currentStaffSession, updateStaffLink } = await load();
  const { eventId: _, ...earlier } = dana;
  localStorage.setItem('ww:staff', JSON.stringify(earlier));
  fake.auth.currentUser = user(0);
  fake.authChanged?.(fake.auth.currentUser);
  await waitFor(() => expect(currentStaffSession()).toMatchObject({ staff: dana }));
  updateStaffLink({ expiresAt: null, eventId: 'spring' });
  expect(currentStaffSession()).toMatchObject({ staff: { eventId: 'spring' } });
  expect(JSON.parse(localStorage.getItem('ww:staff') ?? '')).toMatchObject({ eventId: 'spring' });
});

// spec: B11.35
it('starts in this tab with a sign-in in another tab', async () => {
  const { currentStaffSession } = await load();
  expect(currentStaffSession().state).toBe('signed-out');
  localStorage.setItem('ww:staff', JSON.stringify(dana));
  fake.auth.currentUser = user(0);
  fake.authChanged?.(fake.auth.currentUser);
  await waitFor(() => expect(currentStaffSession()).toMatchObject({ staff: dana }));
});

it('notifies listeners until they unsubscribe', async () => {
  const { beginStaffSession, endStaffSession, subscribeStaffSession } = await load();
  const changed = vi.fn();
  const unsubscribe = subscribeStaffSession(changed);
  await beginStaffSession('token', dana);
  expect(changed).toHaveBeenCalledTimes(1);
  unsubscribe();
  await endStaffSession(null);
  expect(changed).toHaveBeenCalledTimes(1);
});
