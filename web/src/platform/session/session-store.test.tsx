import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  applyUser,
  day,
  fake,
  json,
  person,
  remembered,
  server,
  startWith,
} from '../../support/session-store.ts';

describe('attendee session', () => {
  it('starts signed out if Firebase has no user', async () => {
    const { first, currentSession } = await startWith(null);
    expect(first).toEqual({ state: 'signed-out', user: null });
    expect(currentSession()).toBe(first);
  });

  it('signs in, and stores the session for the next start', async () => {
    const { first } = await startWith(person('maya', 29));
    const user = { uid: 'maya', session: { generation: 1, sessionId: 'phone' } };
    expect(first).toEqual({ state: 'signed-in', user });
    expect(JSON.parse(localStorage.getItem('ww:signed-in') ?? '')).toMatchObject(user);
  });

  it('signs out an Auth user that the API did not create', async () => {
    const { first } = await startWith(person('maya', 0, {}));
    expect(first.state).toBe('signed-out');
    expect(fake.signOut).toHaveBeenCalledOnce();
  });

  it('ends a session when its sign-in is over 30 days old', async () => {
    const { first } = await startWith(person('maya', 31));
    expect(first.state).toBe('signed-out');
    expect(fake.signOut).toHaveBeenCalledOnce();
  });

  it.each([
    ['40 days ahead, of today', 40, 0, 'signed-in'],
    ['40 days ahead, of 31 days ago', 40, 31, 'signed-out'],
    ['40 days behind, of 31 days ago', -40, 31, 'signed-out'],
    ['40 days behind, of 29 days ago', -40, 29, 'signed-in'],
  ])('uses server time on a device whose clock is %s', async (_, off, ago, state) => {
    const user = person('maya', ago);
    vi.useFakeTimers({ now: Date.now() + off * day, toFake: ['Date'] });
    try {
      expect((await startWith(user)).first.state).toBe(state);
    } finally {
      vi.useRealTimers();
    }
  });

  it("uses the account's last sign-in if the token cannot be read offline", async () => {
    const offline = (daysAgo: number) => ({
      ...person('maya', daysAgo),
      getIdTokenResult: () => Promise.reject(new Error('auth/network-request-failed')),
    });
    expect((await startWith(offline(3))).first.state).toBe('signed-in');
    window.localStorage.clear();
    expect((await startWith(offline(31))).first.state).toBe('signed-out');
  });

  it('starts signed out if the configuration cannot be loaded', async () => {
    vi.resetModules();
    fake.open.mockRejectedValue(new Error('no init.json'));
    const { firstSession } = await import('./session-store.ts');
    expect((await firstSession()).state).toBe('signed-out');
  });

  it('starts signed out after 10 seconds without an answer, and opens the app after a late one', async () => {
    const services = Promise.withResolvers<unknown>();
    fake.open.mockReturnValue(services.promise);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.resetModules();
    const { firstSession } = await import('./session-store.ts');
    const settled = vi.fn();
    void firstSession().then(({ state }) => void settled(state));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(settled).toHaveBeenCalledExactlyOnceWith('signed-out');
    fake.auth.currentUser = person('maya');
    services.resolve({ auth: fake.auth });
    await vi.advanceTimersByTimeAsync(0);
    expect(fake.reload).toHaveBeenCalledOnce();
  });

  it('uses the stored user before Firebase has loaded', async () => {
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
  ])('does not use a stored user that is %s', async (_what, text) => {
    localStorage.setItem('ww:signed-in', text);
    vi.resetModules();
    const { currentSession } = await import('./session-state.ts');
    expect(currentSession().state).toBe('loading');
  });

  it('clears a stored user unknown to Firebase', async () => {
    localStorage.setItem('ww:signed-in', JSON.stringify(remembered));
    const { currentSession } = await startWith(null);
    expect(currentSession().state).toBe('signed-out');
    expect(localStorage.getItem('ww:signed-in')).toBeNull();
    expect(fake.purge).toHaveBeenCalled();
  });

  it('continues with a stored user if the configuration cannot be loaded', async () => {
    localStorage.setItem('ww:signed-in', JSON.stringify(remembered));
    vi.resetModules();
    fake.open.mockRejectedValue(new Error('no init.json'));
    const { firstSession } = await import('./session-store.ts');
    expect((await firstSession()).state).toBe('signed-in');
  });
});

describe('when a session ends', () => {
  it('purges live data only when the user changes', async () => {
    const started = await startWith(person('maya'));
    const changed = vi.fn();
    const unsubscribe = started.subscribeSession(changed);
    fake.purge.mockClear();
    await applyUser(started, person('maya'));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(fake.purge).not.toHaveBeenCalled();
    await applyUser(started, null);
    expect(started.currentSession().state).toBe('signed-out');
    expect(fake.purge).toHaveBeenCalledOnce();
    unsubscribe();
  });

  it("signs in with the registration's token", async () => {
    const { signInWithSessionToken, currentSession } = await startWith(null);
    await signInWithSessionToken('iris');
    expect(currentSession()).toMatchObject({ state: 'signed-in', user: { uid: 'iris' } });
  });

  it('asks the browser to keep the storage after a registration', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: { persist } } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { signInWithSessionToken } = await startWith(null);
    expect(persist).not.toHaveBeenCalled();
    await signInWithSessionToken('iris');
    expect(persist).toHaveBeenCalledOnce();
  });

  it('clears personal data at sign-out', async () => {
    const { signOut, currentSession } = await startWith(person('maya'));
    localStorage.setItem('ww:participant', '{}');
    localStorage.setItem('ww:language', 'es');
    await signOut();
    expect(currentSession().state).toBe('signed-out');
    expect(Object.keys(window.localStorage)).toEqual(['ww:language']);
  });

  it('ends the server session before the credential is deleted', async () => {
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

  it('signs out if the server is unreachable', async () => {
    const { signOut, currentSession } = await startWith(person('maya'));
    fake.auth.currentUser = person('maya');
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    await signOut();
    expect(currentSession().state).toBe('signed-out');
  });

  it('signs out if the token never arrives', async () => {
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

  it('fails if the device does not delete the credential', async () => {
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
    ['ends the session when the server rejects it', () => json({}, 401), 'signed-out'],
    ['continues the session while the server accepts it', () => json([]), 'signed-in'],
    ['continues the session while the server is unavailable', () => json({}, 503), 'signed-in'],
  ] as const)('%s', async (_, answer, state) => {
    const { currentSession } = await startWith(person('maya'));
    const { revalidateSession } = await import('./revalidate-session.ts');
    fake.auth.currentUser = person('maya');
    server.mockImplementation(async () => answer());
    await Promise.all([revalidateSession(), revalidateSession()]);
    expect(currentSession().state).toBe(state);
    expect(server).toHaveBeenCalledOnce();
  });

  it('continues a later session that another tab began while the server rejected this one', async () => {
    const { currentSession } = await startWith(person('maya'));
    const { revalidateSession } = await import('./revalidate-session.ts');
    server.mockImplementation(async () => {
      const session = { generation: 2, sessionId: 'tablet' };
      localStorage.setItem('ww:signed-in', JSON.stringify({ ...remembered, session }));
      return json({ details: { reason: 'staff-code' } }, 401);
    });
    await revalidateSession();
    expect(fake.signOut).not.toHaveBeenCalled();
    expect(currentSession().state).toBe('signed-in');
    expect(fake.reload).toHaveBeenCalledOnce();
  });

  it('keeps the saved participant if the device has lost the credential', async () => {
    const { currentSession } = await startWith(person('maya'));
    const { revalidateSession } = await import('./revalidate-session.ts');
    const { readParticipantRecord, saveParticipantRecord } = await import('./stored-user.ts');
    saveParticipantRecord({ participantId: 'maya', name: 'Maya Reyes', email: 'm@example.com' });
    fake.auth.currentUser = null;
    server.mockImplementation(async () => json({}, 401));
    await revalidateSession();
    expect(currentSession().state).toBe('signed-out');
    expect(readParticipantRecord()?.name).toBe('Maya Reyes');
  });

  it('stores the reason of the server until the next sign-in', async () => {
    const { currentSession, signInWithSessionToken } = await startWith(person('maya'));
    const { revalidateSession } = await import('./revalidate-session.ts');
    const { signOutReason } = await import('./stored-user.ts');
    fake.auth.currentUser = person('maya');
    const problem = { message: 'Signed out.', code: 'session-expired' };
    server.mockResolvedValue(json({ ...problem, details: { reason: 'staff-code' } }, 401));
    await revalidateSession();
    expect([currentSession().state, signOutReason.get()]).toEqual(['signed-out', 'staff-code']);
    await startWith(null);
    expect(signOutReason.get()).toBe('staff-code');
    await signInWithSessionToken('iris');
    expect(signOutReason.get()).toBeNull();
  });

  it('deletes cached event data when signed out', async () => {
    localStorage.setItem('ww:walk', '{}');
    await startWith(person('maya'));
    expect(localStorage.getItem('ww:walk')).toBe('{}');
    await startWith(null);
    expect(localStorage.getItem('ww:walk')).toBeNull();
  });

  it('deletes queued check-ins at sign-out but not when the session expires', async () => {
    const databases = async () => [{ name: 'ww-check-ins' }];
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { databases, deleteDatabase });
    const { signOut } = await startWith(person('maya', 31));
    expect(deleteDatabase).not.toHaveBeenCalled();
    await signOut();
    expect(deleteDatabase.mock.calls).toEqual([['ww-check-ins']]);
  });

  it('returns the bearer token of the signed-in user', async () => {
    const { attendeeToken } = await startWith(null);
    expect(await attendeeToken(false)).toBeNull();
    fake.auth.currentUser = person('maya');
    expect(await attendeeToken(false)).toBe('token of maya');
  });
});
