import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  applyUser,
  fake,
  json,
  person,
  remembered,
  server,
  startWith,
} from '../../support/session-store.ts';

const restored = () =>
  json({ user: { id: 'maya', firstName: '', lastName: '', email: '' }, sessionId: 'maya' });
const paths = () => server.mock.calls.map(([url]) => url);

const setMark = () => {
  // jsdom takes its page for insecure.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('ww-session=1');
};

afterEach(() => void vi.restoreAllMocks());

describe('session cookie', () => {
  it('restores the session of a browser that lost its storage', async () => {
    setMark();
    server.mockImplementation(async () => restored());
    const { first } = await startWith(null);
    expect(first).toMatchObject({ state: 'signed-in', user: { uid: 'maya' } });
    expect(paths()).toContain('/api/session/restore');
  });

  it('exchanges the session cookie while Firebase restores its own user', async () => {
    setMark();
    server.mockImplementation(async () => restored());
    const ready = Promise.withResolvers<void>();
    vi.spyOn(fake.auth, 'authStateReady').mockReturnValue(ready.promise);
    const start = startWith(null);
    await waitFor(() => expect(paths()).toEqual(['/api/session/restore']));
    ready.resolve();
    expect((await start).first).toMatchObject({ state: 'signed-in', user: { uid: 'maya' } });
    expect(paths()).toEqual(['/api/session/restore']);
  });

  it('does not replace the user that Firebase restores', async () => {
    setMark();
    server.mockImplementation(async () => restored());
    const { first } = await startWith(person('ana'));
    expect(first).toMatchObject({ state: 'signed-in', user: { uid: 'ana' } });
    expect(fake.exchange).not.toHaveBeenCalled();
  });

  it('asks for no session cookie without its mark', async () => {
    const { first } = await startWith(null);
    expect(first.state).toBe('signed-out');
    expect(server).not.toHaveBeenCalled();
  });

  it('leaves the user signed out when the server refuses it or does not respond', async () => {
    setMark();
    server.mockResolvedValueOnce(json({ code: 'not-signed-in', message: '' }, 401));
    expect((await startWith(null)).first.state).toBe('signed-out');
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await startWith(null)).first.state).toBe('signed-out');
  });

  it('deletes the mark of the session cookie at sign-out', async () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    server.mockImplementation(async () => json({}));
    const store = await startWith(person('maya'));
    await store.signOut();
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/^ww-session=; Max-Age=0/));
  });

  it('sets the session cookie once for a session', async () => {
    vi.stubGlobal('requestIdleCallback', (call: () => void) => call());
    setMark();
    localStorage.setItem('ww:signed-in', JSON.stringify(remembered));
    server.mockImplementation(async () => json({ expiresAt: '2026-12-20T20:00:00.000Z' }));
    const store = await startWith(person('maya'));
    await waitFor(() => expect(localStorage.getItem('ww:kept-session')).toBe('phone'));
    await applyUser(store, person('maya'));
    expect(paths()).toEqual(['/api/session/keep']);
  });

  it('ends a session by its first sign-in, not by its last restore', async () => {
    const claims = { participant: true, generation: 1, session: 'phone' };
    const monthAgo = Date.now() - 31 * 24 * 60 * 60 * 1000;
    const { first } = await startWith(person('maya', 0, { ...claims, signedInAtMs: monthAgo }));
    expect(first.state).toBe('signed-out');
  });
});
