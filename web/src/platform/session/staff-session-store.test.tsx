import { act, renderHook } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';

interface FakeUser {
  uid: string;
  metadata: { lastSignInTime?: string };
  getIdTokenResult: () => Promise<{ authTime: string; claims: Record<string, unknown> }>;
}
interface Fake {
  auth: { currentUser: FakeUser | null; authStateReady: () => Promise<void> };
  purge: Mock;
  reload: Mock;
}
const fake = vi.hoisted(
  (): Fake => ({
    auth: { currentUser: null, authStateReady: async () => undefined },
    purge: vi.fn(),
    reload: vi.fn(async () => undefined),
  }),
);
vi.mock('firebase/auth', () => ({
  signInWithCustomToken: async () => {
    fake.auth.currentUser = user(0);
    return { user: fake.auth.currentUser };
  },
  signOut: async () => {
    fake.auth.currentUser = null;
  },
}));
vi.mock('../device/reload.ts', () => ({ reloadNewest: fake.reload }));
vi.mock('../firebase/firebase-auth.ts', () => ({
  openFirebase: async () => ({ auth: fake.auth }),
}));

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
    getIdTokenResult: async () => ({ authTime, claims: {} }),
  };
}

/** Loads the module as on a page load, with the user that Firebase has restored. */
async function load() {
  vi.resetModules();
  const { onUserChange } = await import('./session-state.ts');
  onUserChange('staff', fake.purge);
  const module = await import('./staff-session-store.ts');
  const applyUser = await module.staffSession.loadApplyUser();
  /** Applies the current user as FirebaseProvider does. */
  const report = () =>
    applyUser(fake.auth.currentUser as User | null).catch(module.staffSession.onUnavailable);
  await report();
  return { ...module, report };
}

beforeEach(() => {
  localStorage.clear();
  fake.auth.currentUser = null;
  fake.purge.mockClear();
  fake.reload.mockClear();
});

describe('staff session on a page load', () => {
  it('starts signed out without a sign-in', async () => {
    const { currentStaffSession } = await load();
    expect(currentStaffSession()).toEqual({ state: 'signed-out', reason: null });
  });

  it("continues the browser's session for the rest of its 12 hours", async () => {
    localStorage.setItem('ww:staff', JSON.stringify(dana));
    fake.auth.currentUser = user(5);
    const session = (await load()).currentStaffSession();
    expect(session).toMatchObject({ state: 'signed-in', staff: dana });
    const endsIn = session.state === 'signed-in' ? session.endsAt - Date.now() : 0;
    expect(endsIn / hour).toBeCloseTo(7, 2);
  });

  it('ends a session older than 12 hours with a reason', async () => {
    localStorage.setItem('ww:staff', JSON.stringify(dana));
    fake.auth.currentUser = user(12.1);
    const { currentStaffSession } = await load();
    expect(currentStaffSession()).toEqual({ state: 'signed-out', reason: 'expired' });
    expect(fake.auth.currentUser).toBeNull();
  });

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
    'signs out if the stored identity is %s',
    async (stored) => {
      localStorage.setItem('ww:staff', stored);
      fake.auth.currentUser = user(1);
      expect((await load()).currentStaffSession().state).toBe('signed-out');
    },
  );

  it('signs staff out if the time of the sign-in is unknown', async () => {
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

it('continues a later sign-in with the same account in another tab when its own time is over', async () => {
  localStorage.setItem('ww:staff', JSON.stringify(dana));
  fake.auth.currentUser = user(11.9);
  const frozen = await load();
  const other = await load();
  await other.beginStaffSession('token', dana);
  await frozen.expireStaffSession('expired');
  expect(fake.auth.currentUser).not.toBeNull();
  expect(JSON.parse(localStorage.getItem('ww:staff') ?? '')).toEqual(dana);
  expect(fake.reload).toHaveBeenCalledOnce();
  await other.expireStaffSession('expired');
  expect(other.currentStaffSession()).toEqual({ state: 'signed-out', reason: 'expired' });
  expect(fake.auth.currentUser).toBeNull();
});

it('shows nothing while it reloads for a later sign-in, and reloads once', async () => {
  const { beginStaffSession, currentStaffSession, expireStaffSession } = await load();
  await beginStaffSession('token', dana);
  fake.purge.mockClear();
  localStorage.setItem('ww:staff-signed-in-at', String(Date.now() + hour));
  await expireStaffSession({ message: 'Because.' });
  expect(currentStaffSession()).toEqual({ state: 'loading' });
  expect(fake.purge).toHaveBeenCalledOnce();
  await expireStaffSession({ message: 'Because.' });
  expect(fake.reload).toHaveBeenCalledOnce();
  expect(fake.auth.currentUser).not.toBeNull();
});

it('keeps the reason of its end while Firebase still reports the user', async () => {
  const { beginStaffSession, endStaffSession, currentStaffSession, report } = await load();
  await beginStaffSession('token', dana);
  const reason = { message: 'Because.' };
  const ending = endStaffSession(reason);
  await report();
  expect(currentStaffSession()).toEqual({ state: 'signed-out', reason });
  await ending;
});

it('resets live data with every sign-in', async () => {
  const { beginStaffSession, currentStaffSession } = await load();
  await beginStaffSession('token', dana);
  const first = currentStaffSession();
  fake.purge.mockClear();
  await beginStaffSession('token', dana);
  expect(fake.purge).toHaveBeenCalledOnce();
  expect(currentStaffSession()).not.toEqual(first);
});

it('ends the staff session when Firebase signs out', async () => {
  const { beginStaffSession, currentStaffSession, report } = await load();
  await beginStaffSession('token', dana);
  fake.auth.currentUser = null;
  await report();
  expect(currentStaffSession()).toEqual({ state: 'signed-out', reason: 'ended' });
});

it("ends the session with a volunteer's account if that is sooner than 12 hours", async () => {
  const { beginStaffSession, currentStaffSession } = await load();
  const expiresAt = new Date(Date.now() + hour).toISOString();
  await beginStaffSession('token', { ...dana, role: 'desk', expiresAt });
  expect(currentStaffSession()).toMatchObject({ endsAt: Date.parse(expiresAt) });
});

it("applies the event of a link's account to a session of an earlier version", async () => {
  const { currentStaffSession, updateStaffLink, report } = await load();
  const { eventId: _, ...earlier } = dana;
  localStorage.setItem('ww:staff', JSON.stringify(earlier));
  fake.auth.currentUser = user(0);
  await report();
  expect(currentStaffSession()).toMatchObject({ staff: dana });
  updateStaffLink({ expiresAt: null, eventId: 'spring' });
  expect(currentStaffSession()).toMatchObject({ staff: { eventId: 'spring' } });
  expect(JSON.parse(localStorage.getItem('ww:staff') ?? '')).toMatchObject({ eventId: 'spring' });
});

it('starts in this tab with a sign-in in another tab', async () => {
  const { currentStaffSession, report } = await load();
  expect(currentStaffSession().state).toBe('signed-out');
  localStorage.setItem('ww:staff', JSON.stringify(dana));
  fake.auth.currentUser = user(0);
  await report();
  expect(currentStaffSession()).toMatchObject({ staff: dana });
});

it('updates components until they unmount', async () => {
  const { beginStaffSession, endStaffSession, useStaffSession } = await load();
  const states: string[] = [];
  const { unmount } = renderHook(() => states.push(useStaffSession().state));
  await act(() => beginStaffSession('token', dana));
  unmount();
  await endStaffSession(null);
  expect(states).toEqual(['signed-out', 'signed-in']);
});
