import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { waitForOptions } from '../../support/in-time.ts';
import { applyUser, fake, server, startWith } from '../../support/session-store.ts';

const lost = Object.assign(new Error('lost'), { code: 'auth/network-request-failed' });
const stored = () => localStorage.getItem('ww:unfinished-sign-in');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server.mockImplementation(async () => new Response('{}'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts a page, and exchanges a token over a lost connection. */
async function registerWithLostExchange(error: Error = lost) {
  const page = await startWith(null);
  fake.exchange.mockRejectedValueOnce(error);
  await expect(page.signInWithSessionToken('maya')).rejects.toThrow();
  return page;
}

it('exchanges the token again after a delay', async () => {
  const { currentSession } = await registerWithLostExchange();
  const { isSignInUnfinished } = await import('./unfinished-sign-in.ts');
  expect([currentSession().state, isSignInUnfinished()]).toEqual(['signed-out', true]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([currentSession().state, isSignInUnfinished()]).toEqual(['signed-in', false]);
  expect(stored()).toBeNull();
});

it('finishes the sign-in as soon as the connection returns', async () => {
  const { currentSession } = await registerWithLostExchange();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSession().state).toBe('signed-in');
});

it('finishes the sign-in when the page is loaded again', async () => {
  await registerWithLostExchange();
  const { first } = await startWith(null);
  expect(first.state).toBe('signed-in');
  expect(fake.exchange).toHaveBeenLastCalledWith('maya');
});

/** Starts a page that asks for no session before Firebase reports its user, as the confirmation does. */
async function startWithoutProbe() {
  // Timers of the page before.
  vi.clearAllTimers();
  vi.resetModules();
  const { currentSession } = await import('./session-state.ts');
  const { isSignInUnfinished } = await import('./unfinished-sign-in.ts');
  const module = await import('./session-store.ts');
  return { ...module, currentSession, isSignInUnfinished };
}

it('exchanges the token when the confirmation is loaded again', async () => {
  await registerWithLostExchange();
  const page = await startWithoutProbe();
  await applyUser(page, null);
  await vi.advanceTimersByTimeAsync(0);
  expect(fake.exchange.mock.calls).toEqual([['maya'], ['maya']]);
  expect(page.currentSession().state).toBe('signed-in');
});

it('offers and plans another attempt when the exchange after a reload fails', async () => {
  await registerWithLostExchange();
  fake.exchange.mockRejectedValueOnce(lost);
  const page = await startWithoutProbe();
  await applyUser(page, null);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.isSignInUnfinished()).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(page.currentSession().state).toBe('signed-in');
});

it('opens the app when the exchange of a redeemed code succeeds later on the landing page', async () => {
  const page = await startWithoutProbe();
  fake.exchange.mockRejectedValueOnce(lost);
  await expect(page.signInWithSessionToken('maya')).rejects.toThrow();
  expect(fake.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(page.currentSession().state).toBe('signed-in');
  expect(fake.reload).toHaveBeenCalledOnce();
});

it('does not reload the app at the address of the landing page', async () => {
  const page = await startWith(null);
  history.pushState(null, '', '/waiver');
  onTestFinished(() => history.replaceState(null, '', '/'));
  fake.exchange.mockRejectedValueOnce(lost);
  await expect(page.signInWithSessionToken('maya')).rejects.toThrow();
  history.pushState(null, '', '/');
  await vi.advanceTimersByTimeAsync(2000);
  expect(page.currentSession().state).toBe('signed-in');
  expect(fake.reload).not.toHaveBeenCalled();
});

it('forgets an unfinished sign-in after an hour', async () => {
  await registerWithLostExchange();
  vi.setSystemTime(Date.now() + 61 * 60 * 1000);
  expect((await startWith(null)).first.state).toBe('signed-out');
  expect(fake.exchange).toHaveBeenCalledOnce();
});

it('does not keep a token that Firebase rejects', async () => {
  await registerWithLostExchange(Object.assign(new Error(), { code: 'auth/invalid-custom-token' }));
  expect(stored()).toBeNull();
});

it('does not keep the token of another walk of a signed-in attendee', async () => {
  const page = await startWith(null);
  await page.signInWithSessionToken('maya');
  fake.exchange.mockRejectedValueOnce(lost);
  await expect(page.signInWithSessionToken('rosa')).rejects.toThrow();
  expect(stored()).toBeNull();
});

it('reports the failure with its code', async () => {
  await registerWithLostExchange();
  await vi.waitFor(() => expect(server).toHaveBeenCalled(), waitForOptions);
  const [path, request] = server.mock.calls[0] ?? [];
  expect(path).toBe('/api/client-errors');
  expect(request?.body).toContain('Sign-in not finished: auth/network-request-failed');
});
