import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitForOptions } from '../../support/in-time.ts';
import { fake, json, person, server, startWith } from '../../support/session-store.ts';

describe('end of a session', () => {
  it('purges live data only when the user changes', async () => {
    const { subscribeSession, currentSession } = await startWith(person('maya'));
    const changed = vi.fn();
    const unsubscribe = subscribeSession(changed);
    fake.purge.mockClear();
    fake.hear?.(person('maya'));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), waitForOptions);
    expect(fake.purge).not.toHaveBeenCalled();
    fake.hear?.(null);
    await vi.waitFor(() => expect(currentSession().state).toBe('signed-out'), waitForOptions);
    expect(fake.purge).toHaveBeenCalledWith('attendee');
    unsubscribe();
  });

  // spec: 4.27
  it("signs in with the registration's token", async () => {
    const { signInWithSessionToken, currentSession } = await startWith(null);
    await signInWithSessionToken('iris');
    expect(currentSession()).toMatchObject({ state: 'signed-in', user: { uid: 'iris' } });
  });

  // spec: 2.30
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
    ['ends once the server does not take it any more', () => json({}, 401), 'signed-out'],
    ['goes on while the server takes it', () => json([]), 'signed-in'],
    ['goes on while the server cannot be asked', () => json({}, 503), 'signed-in'],
  ] as const)('%s', async (_, answer, state) => {
    const { currentSession } = await startWith(person('maya'));
    const { revalidateSession } = await import('./revalidate-session.ts');
    fake.auth.currentUser = person('maya');
    server.mockImplementation(async () => answer());
    await Promise.all([revalidateSession(), revalidateSession()]);
    expect(currentSession().state).toBe(state);
    expect(server).toHaveBeenCalledOnce();
  });

  it('deletes cached event data when signed out', async () => {
    localStorage.setItem('ww:walk', '{}');
    await startWith(person('maya'));
    expect(localStorage.getItem('ww:walk')).toBe('{}');
    await startWith(null);
    expect(localStorage.getItem('ww:walk')).toBeNull();
  });

  // spec: A14.40
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
    expect(await attendeeToken()).toBeNull();
    fake.auth.currentUser = person('maya');
    expect(await attendeeToken()).toBe('token of maya');
  });
});
