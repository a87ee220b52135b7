import { act, fireEvent, screen } from '@testing-library/react';
import { readStaffSession } from '@wine-walk/common/api/staff/staff.ts';
import { reward } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginStaffSession,
  currentStaffSession,
} from '../../platform/session/staff-session-store.ts';
import { waitForOptions } from '../../support/in-time.ts';
import { ageOfSignIn } from '../../support/portal/fake-auth.ts';
import { emitSnapshot } from '../../support/portal/fake-live.ts';
import { type FakeServer, refusal } from '../../support/portal/fake-server.ts';
import { ticket } from '../../support/portal/sample-records.ts';
import {
  openPortal as open,
  preparePortal,
  signOutButton,
} from '../../support/portal/test-portal.tsx';
import { dana, theo } from '../../support/portal/test-tab.tsx';
import { isShownByLogin, staffCall } from '../session/staff-call.ts';
import { preloadTabs } from './tabs.ts';

const hour = 60 * 60 * 1000;
const ended = refusal(401, 'session-expired', 'You’ve been signed out. Please sign in again.');
const tickets = 'GET /api/admin/tickets?eventId=autumn&limit=50';
const check = 'GET /api/admin/session';
const readiness = 'GET /api/admin/events/autumn/readiness?language=en';
let server: FakeServer;

/** Preloads the tabs, which takes longer on a busy machine than a test waits for a screen. */
beforeAll(() => preloadTabs(['overview', 'desk', 'tickets', 'rewards']), 60_000);

afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  server = await preparePortal();
});

async function expectLogin() {
  expect(await screen.findByText('You’ve been signed out. Please sign in again.')).toBeTruthy();
  expect(screen.getByLabelText(/^Username/)).toBeTruthy();
}

describe('end of a session', () => {
  it('shows the login with the reason after any 401', async () => {
    server.on(readiness, ended);
    await beginStaffSession('token', dana);
    open();
    await expectLogin();
  });

  it('ends the session after 12 hours while the portal is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    ageOfSignIn(12 * hour - 5 * 60_000);
    await beginStaffSession('token', dana);
    open();
    await signOutButton();
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    expect(screen.queryByLabelText(/^Username/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    const message = 'Staff sessions end after 12 hours. Please sign in again.';
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('ends the session after 12 hours when the device wakes up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    ageOfSignIn(hour);
    await beginStaffSession('token', dana);
    open();
    await signOutButton();
    vi.setSystemTime(Date.now() + 12 * hour);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const message = 'Staff sessions end after 12 hours. Please sign in again.';
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('last 15 minutes of a session', () => {
  /** Opens the portal in a session that ends in `minutes` after its 12 hours. */
  async function openBefore(minutes: number, staff = dana) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    ageOfSignIn(12 * hour - minutes * 60_000);
    const { username, fullName, role, expiresAt, eventId } = staff;
    server.on(check, { body: { username, fullName, role, expiresAt, eventId } });
    await beginStaffSession('token', staff);
    const user = open();
    await signOutButton();
    return user;
  }
  const inAnHour = () => new Date(Date.now() + hour).toISOString();
  const sam = () => ({ ...theo, eventId: 'autumn', expiresAt: inAnHour() });

  it('shows when it ends, and nothing in the next session', async () => {
    await openBefore(16);
    expect(screen.queryByText(/^You’ll be signed out at/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(screen.getByText(/^You’ll be signed out at \d/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
    expect(await screen.findByText(/^Staff sessions end after 12 hours/)).toBeTruthy();
    ageOfSignIn(0);
    await act(() => beginStaffSession('token', dana));
    await signOutButton();
    expect(screen.queryByText(/^You’ll be signed out at/)).toBeNull();
  });

  it('tells an account of a link to open its link again after 12 hours', async () => {
    await openBefore(10, sam());
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    const next = 'To keep working, open your link again and enter your PIN.';
    expect(await screen.findByText(next)).toBeTruthy();
  });

  it('shows when the access by a link ends, and that it has ended', async () => {
    const expiresAt = new Date(Date.now() + 5 * 60_000).toISOString();
    await openBefore(10 * 60, { ...sam(), expiresAt });
    expect(screen.getByText(/^Your access on this phone ends at \d/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(await screen.findByText('Your access on this phone has ended.')).toBeTruthy();
  });
});

/* A changed role, a changed password and revoked access end the session on the server. */
describe('session ended on the server', () => {
  it('shows the sign-in on window focus after the session ended', async () => {
    await beginStaffSession('token', dana);
    open();
    await vi.waitFor(() => expect(server.requestsTo(readiness)).toHaveLength(1), waitForOptions);
    server.on(check, ended);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fireEvent.focus(window);
    await expectLogin();
  });

  it('focuses the heading of the login, described by the reason', async () => {
    await beginStaffSession('token', dana);
    const user = open('/admin/rewards');
    await user.click(await screen.findByRole('button', { name: 'Add Reward' }));
    await user.click(await screen.findByLabelText(/^Name/));
    server.on(check, ended);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fireEvent.focus(window);
    await expectLogin();
    const description = 'You’ve been signed out. Please sign in again.';
    const heading = screen.getByRole('heading', { level: 1, description });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading), waitForOptions);
  });

  it('shows the sign-in within seconds on an idle screen after the session ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await beginStaffSession('token', dana);
    open();
    await signOutButton();
    server.on(check, ended);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await expectLogin();
  });

  it('keeps a later sign-in when the rejection of the earlier one arrives late', async () => {
    await beginStaffSession('token', dana);
    let answer = () => {};
    server.on(check, () => new Promise((resolve) => (answer = () => resolve(ended))));
    const call = staffCall(readStaffSession, {});
    await vi.waitFor(() => expect(server.requestsTo(check)).toHaveLength(1), waitForOptions);
    await beginStaffSession('token', theo);
    answer();
    const error = await call.catch((rejected: Error) => rejected);
    expect(error).toMatchObject({ status: 401 });
    expect(isShownByLogin(error as Error)).toBe(false);
    expect(currentStaffSession()).toMatchObject({ state: 'signed-in', staff: theo });
  });

  it('checks an ended session again after the answer of a slow server only', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await beginStaffSession('token', dana);
    open();
    await signOutButton();
    const { username, fullName, role } = dana;
    let answer = () => {};
    server.on(
      check,
      () =>
        new Promise((resolve) => (answer = () => resolve({ body: { username, fullName, role } }))),
    );
    const before = server.requestsTo(check).length;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(server.requestsTo(check)).toHaveLength(before + 1);
    answer();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(server.requestsTo(check)).toHaveLength(before + 2);
    answer();
  });

  it('removes the data from the screen and from the cache for the next user', async () => {
    const sold = ticket('WW-1', { holderName: 'Zoë Ruiz' });
    const counts = { total: 1, unused: 1, redeemed: 0 };
    server.on(tickets, { body: { tickets: [sold], nextCursor: null, counts } });
    await beginStaffSession('token', dana);
    open('/admin/tickets');
    expect(await screen.findAllByText(/Zoë Ruiz/)).not.toEqual([]);
    server.on(check, ended);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fireEvent.focus(window);
    await expectLogin();
    expect(document.body.textContent).not.toContain('Zoë Ruiz');
    server.on(tickets, () => new Promise(() => undefined));
    await act(() => beginStaffSession('token', theo));
    expect(await screen.findByRole('heading', { name: 'Tickets', level: 1 })).toBeTruthy();
    expect(document.body.textContent).not.toContain('Zoë Ruiz');
  });

  it('restores the input for its author and for no other user', async () => {
    await beginStaffSession('token', dana);
    const user = open('/admin/rewards');
    await user.click(await screen.findByRole('button', { name: 'Add Reward' }));
    const name = () => screen.findByLabelText<HTMLInputElement>(/^Name/);
    await user.type(await name(), 'Cellar tour');
    const endAndSignIn = async (who: typeof dana) => {
      server.on(check, ended);
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      fireEvent.focus(window);
      await expectLogin();
      const { username, fullName, role } = who;
      server.on(check, { body: { username, fullName, role } });
      await act(() => beginStaffSession('token', who));
    };
    // The URL still names the open form.
    await endAndSignIn(dana);
    expect((await name()).value).toBe('Cellar tour');
    await endAndSignIn({ ...dana, username: 'nora', fullName: 'Nora Castellan' });
    expect((await name()).value).toBe('');
  });

  it('ends the session when a save is rejected, says so once, and restores the typed text', async () => {
    emitSnapshot('rewards', [reward('first', { name: 'First Pour', description: 'A glass' })]);
    server.on('PUT /api/admin/rewards/first', ended);
    await beginStaffSession('token', dana);
    const user = open('/admin/rewards?edit=first');
    await user.type(await screen.findByLabelText(/^Name/), ', typed');
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    await expectLogin();
    await act(() => beginStaffSession('token', dana));
    expect(await screen.findByDisplayValue('First Pour, typed')).toBeTruthy();
    // A toast of the rejected save would still be there.
    expect(screen.queryByText('You’ve been signed out. Please sign in again.')).toBeNull();
  });

  it('ends the session when the next tab is opened', async () => {
    await beginStaffSession('token', dana);
    const user = open();
    await signOutButton();
    server.on(check, ended);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(screen.getByRole('link', { name: 'Rewards' }));
    await expectLogin();
  });

  it('continues the session while it is valid', async () => {
    await beginStaffSession('token', dana);
    const user = open();
    await signOutButton();
    const before = server.requestsTo(check).length;
    await user.click(screen.getByRole('link', { name: 'Rewards' }));
    expect(await screen.findByRole('heading', { name: 'Rewards', level: 1 })).toBeTruthy();
    await vi.waitFor(
      () => expect(server.requestsTo(check).length).toBeGreaterThan(before),
      waitForOptions,
    );
    expect(await signOutButton()).toBeTruthy();
  });
});
