import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitForOptions } from '../../support/in-time.ts';
import { day, fake, person, remembered, startWith } from '../../support/session-store.ts';

describe('attendee session', () => {
  it('is signed out if Firebase has no user', async () => {
    const { first, currentSession } = await startWith(null);
    expect(first).toEqual({ state: 'signed-out', user: null });
    expect(currentSession()).toBe(first);
  });

  it('is signed in and stored for the next start', async () => {
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

  // spec: 4.34
  it('ends when the sign-in is over 30 days old', async () => {
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

  it('is signed out if the configuration cannot be loaded', async () => {
    vi.resetModules();
    fake.open.mockRejectedValue(new Error('no init.json'));
    const { firstSession } = await import('./session-store.ts');
    expect((await firstSession()).state).toBe('signed-out');
  });

  it('retries after the configuration could not be loaded', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.resetModules();
    fake.open.mockRejectedValueOnce(new Error('no init.json'));
    const { watchSession } = await import('./session-store.ts');
    const { currentSession } = await import('./session-state.ts');
    watchSession();
    await vi.advanceTimersByTimeAsync(0);
    expect([currentSession().state, fake.hear]).toEqual(['signed-out', null]);
    fake.open.mockResolvedValue({ auth: fake.auth });
    await vi.advanceTimersByTimeAsync(1_000);
    fake.hear?.(person('maya', 3));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(currentSession().state).toBe('signed-in');
    expect(fake.open).toHaveBeenCalledTimes(2);
  });

  // spec: A14.38
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

  // spec: A14.38
  it('clears a stored user unknown to Firebase', async () => {
    localStorage.setItem('ww:signed-in', JSON.stringify(remembered));
    const { currentSession } = await startWith(null);
    await vi.waitFor(() => expect(currentSession().state).toBe('signed-out'), waitForOptions);
    expect(localStorage.getItem('ww:signed-in')).toBeNull();
    expect(fake.purge).toHaveBeenCalledWith('attendee');
  });

  it('continues with a stored user if the configuration cannot be loaded', async () => {
    localStorage.setItem('ww:signed-in', JSON.stringify(remembered));
    vi.resetModules();
    fake.open.mockRejectedValue(new Error('no init.json'));
    const { firstSession } = await import('./session-store.ts');
    expect((await firstSession()).state).toBe('signed-in');
  });
});
