import { cleanup, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { endStaffSession } from '../../platform/session/staff-session-store.ts';
import { authIsReachable } from '../../support/portal/fake-auth.ts';
import { type FakeServer, refusal } from '../../support/portal/fake-server.ts';
import {
  openPortal as open,
  preparePortal,
  signOutButton,
} from '../../support/portal/test-portal.tsx';
import { dana, theo } from '../../support/portal/test-tab.tsx';

const login = 'POST /api/admin/login';
let server: FakeServer;

const device = 'd3v1ce00000000000000';

beforeEach(async () => {
  localStorage.clear();
  server = await preparePortal();
  server.on(login, { body: { ...dana, sessionId: 'token', device } });
});

async function signIn(user: ReturnType<typeof userEvent.setup>, password = 'winewalk') {
  await user.type(await screen.findByLabelText(/^Username/), 'dana');
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('login', () => {
  it('requires username and password before sending', async () => {
    const user = open();
    await user.type(await screen.findByLabelText(/^Username/), 'dana');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Missing Information')).toBeTruthy();
    expect(screen.getByText('Please enter both username and password')).toBeTruthy();
    expect(server.requests).toEqual([]);
  });

  it('shows and hides the password', async () => {
    const user = open();
    const password = await screen.findByLabelText<HTMLInputElement>(/^Password/);
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('shows Login Successful and the dashboard', async () => {
    const user = open();
    await signIn(user);
    expect(await screen.findByText('Login Successful')).toBeTruthy();
    await signOutButton();
    expect(server.requestsTo(login)[0]?.body).toEqual({ username: 'dana', password: 'winewalk' });
    expect(await screen.findByRole('heading', { name: 'Autumn Wine Walk' })).toBeTruthy();
  });

  it('moves the focus to the heading of the tab, and after signing out to that of the login', async () => {
    const user = open();
    await signIn(user);
    const tab = await screen.findByRole('heading', { name: 'Autumn Wine Walk', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(tab));
    await user.click(await signOutButton());
    await screen.findByLabelText(/^Username/);
    const login = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(login));
  });

  it('redirects a desk account to the desk, and back to the interrupted tab', async () => {
    server.on(login, { body: { ...theo, sessionId: 'token', device } });
    server.on('GET /api/admin/session', { body: theo });
    const user = open();
    await signIn(user);
    expect(await screen.findByRole('heading', { name: 'Desk' })).toBeTruthy();
    cleanup();
    await endStaffSession(null);
    const again = open('/admin/tickets');
    await signIn(again);
    expect(await screen.findByRole('heading', { name: 'Tickets' })).toBeTruthy();
  });

  describe('with a second factor', () => {
    const required = refusal(401, 'second-factor-required', 'Enter the code.');
    const wrong = refusal(422, 'other', 'That code didn’t work.');

    it('asks for the code after the password, and retries a wrong one', async () => {
      server.on(login, required);
      const user = open();
      await signIn(user);
      const code = await screen.findByLabelText<HTMLInputElement>(/^Code from your app/);
      expect(document.activeElement).toBe(code);
      expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
      expect(screen.queryByText('Login Failed')).toBeNull();
      server.on(login, wrong);
      await user.paste('000 000');
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('status', { name: 'Login Failed' })).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
      server.on(login, { body: { ...dana, sessionId: 'token', device } });
      await user.clear(code);
      await user.type(code, '123456{Enter}');
      expect(await screen.findByText('Login Successful')).toBeTruthy();
      expect(server.requestsTo(login).map(({ body }) => body)).toEqual([
        { username: 'dana', password: 'winewalk' },
        { username: 'dana', password: 'winewalk', code: '000 000' },
        { username: 'dana', password: 'winewalk', code: '123456' },
      ]);
    });

    it('accepts a recovery code, and returns to the password for another account', async () => {
      server.on(login, required);
      const user = open();
      await signIn(user);
      await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
      const code = screen.getByLabelText<HTMLInputElement>(/^Recovery code/);
      expect([code.inputMode, document.activeElement]).toEqual(['text', code]);
      await user.click(screen.getByRole('button', { name: 'Sign In' }));
      expect(await screen.findByText('Please fill this in.')).toBeTruthy();
      expect(server.requestsTo(login)).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Use another account' }));
      const username = await screen.findByLabelText(/^Username/);
      await waitFor(() => expect(document.activeElement).toBe(username));
      expect(screen.queryByText('Enter the code.')).toBeNull();
    });
  });

  it('sends the device cookie on the next sign-in', async () => {
    const user = open();
    await signIn(user);
    await user.click(await signOutButton());
    await signIn(user);
    await waitFor(() => expect(server.requestsTo(login)).toHaveLength(2));
    expect(server.requestsTo(login)[1]?.body).toMatchObject({ device });
  });

  it('shows Login Failed with the server message', async () => {
    server.on(login, refusal(401, 'other', 'That is not your password'));
    const user = open();
    await signIn(user);
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    expect(screen.getAllByText('That is not your password').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  it('reports an unreachable sign-in service instead of a wrong password, and succeeds on retry', async () => {
    authIsReachable(false);
    const user = open();
    await signIn(user);
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    expect(screen.getAllByText(/^Your details are correct/).length).toBeGreaterThan(0);
    expect(screen.queryByText('Invalid username or password')).toBeNull();
    authIsReachable(true);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Login Successful')).toBeTruthy();
  });

  it('shows Invalid username or password when the server sends no message', async () => {
    server.on(login, { status: 401, body: '' });
    const user = open();
    await signIn(user);
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    expect(screen.getAllByText('Invalid username or password').length).toBeGreaterThan(0);
  });

  it('shows the retry time after too many attempts', async () => {
    const message = 'Too many attempts.';
    const headers = { 'Retry-After': '180' };
    server.on(login, refusal(429, 'other', message, { headers }));
    const user = open();
    await signIn(user);
    const advice = /Too many attempts\. You can try again in 3 minutes, at \d+:\d\d [AP]M\./;
    expect((await screen.findAllByText(advice)).length).toBeGreaterThan(0);
  });
});
