import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigateTo } from '../../../platform/device/navigate-to.ts';
import {
  calls,
  eventDataWith,
  section,
  server,
  settled,
  show,
} from '../../../support/profile-page.tsx';
import { testParticipant } from '../../../support/test-event-data.tsx';

vi.mock('../../../platform/device/navigate-to.ts', () => ({ navigateTo: vi.fn() }));
const { signInWithSessionId } = vi.hoisted(() => ({ signInWithSessionId: vi.fn() }));
vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
  watchSession: () => undefined,
  signInWithSessionToken: signInWithSessionId,
}));

describe('settings', () => {
  it('choose the language by radio buttons', async () => {
    show();
    const english = section('Settings').getByRole('radio', { name: 'English' });
    expect(english).toHaveProperty('checked', true);
    expect(section('Settings').getByText('Español').closest('label')?.lang).toBe('es');
    await settled();
  });

  it('choose the colours, at once and for next time', async () => {
    const { user } = show();
    await user.click(section('Settings').getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.colorMode).toBe('dark');
    expect(localStorage.getItem('ww:color-mode')).toBe('dark');
    await user.click(section('Settings').getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset.colorMode).toBeUndefined();
    expect(localStorage.getItem('ww:color-mode')).toBeNull();
  });

  it('sign out by the server’s address', async () => {
    show();
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/api/logout');
    await settled();
  });
});

describe('the leaderboard', () => {
  const put = '/api/participants/maya/leaderboard/autumn';
  const standings = [
    { rank: 1, displayName: 'Cork Dork', points: 140 },
    { rank: 2, displayName: 'Merlot', points: 90 },
  ];

  it('lists those who chose a name, with rank and points', async () => {
    server['/api/events/autumn/leaderboard'] = { body: standings };
    show();
    const list = within(await screen.findByRole('list', { name: 'Standings' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Cork Dork 140 points',
      '2Merlot 90 points',
    ]);
  });

  // spec: B5.11
  it('has nobody on it by default: the name is empty, and the form is opened by oneself', async () => {
    const { user } = show();
    expect(await screen.findByText('Nobody has joined yet. Be the first.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    expect(screen.getByRole('textbox', { name: /Display name/ })).toHaveProperty('value', '');
  });

  // spec: B5.16
  it('is joined under a chosen name', async () => {
    server[put] = { body: { displayName: 'Cork Dork' } };
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), '  Cork Dork ');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('You are on the leaderboard')).toBeTruthy();
    expect(calls).toContainEqual({
      method: 'PUT',
      path: put,
      body: { displayName: 'Cork Dork' },
    });
  });

  // spec: A12.27
  it('keeps the focus from falling to the page where its form opens, and where it is closed', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Display name/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const join = screen.getByRole('button', { name: 'Join the leaderboard' });
    expect(document.activeElement).toBe(join);
  });

  it.each([
    ['one letter', 'A', 'Please enter at least 2 characters.'],
    ['31 letters', 'A'.repeat(31), 'Please enter at most 30 characters.'],
  ])('refuses a name of %s before it is sent', async (_, name, message) => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), name);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(screen.getByText(message)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  // spec: B5.16
  it('shows one’s own line, and is left again', async () => {
    server['/api/events/autumn/leaderboard'] = { body: standings };
    server[put] = { body: { displayName: null } };
    const { user } = show(eventDataWith({ progress: { leaderboardName: 'Merlot' } }));
    expect(screen.getByText('You are on it as Merlot.')).toBeTruthy();
    const own = (await screen.findByText('You')).closest('li');
    expect(own?.textContent).toContain('Merlot');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You left the leaderboard')).toBeTruthy();
    expect(calls).toContainEqual({ method: 'PUT', path: put, body: { displayName: null } });
  });

  it('says why a name was not taken', async () => {
    const message = 'Please register for this event first.';
    server[put] = { status: 403, body: { message, code: 'not-registered' } };
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), 'Merlot');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Leaderboard not updated')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('is not joined without being registered for the event', async () => {
    show({ ...eventDataWith(), isRegistered: false });
    await settled();
    expect(screen.queryByRole('button', { name: 'Join the leaderboard' })).toBeNull();
  });
});

describe('one’s own data', () => {
  // spec: 2.28
  it('is deleted after a question that says what stays until when, and the person is signed out', async () => {
    server['/api/participants/maya'] = { body: { message: 'Data Deleted', kept: [] } };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete my data' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete all your data?' });
    expect(question.textContent).toMatch(/kept sealed until .*20\d\d, in case of a claim/);
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/api/logout'));
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: '/api/participants/maya' }),
    );
  });

  it('stays where the server could not delete it', async () => {
    const { user } = show();
    server['/api/participants/maya'] = {
      status: 503,
      body: { message: 'We cannot reach our records right now.', code: 'unavailable' },
    };
    await user.click(await screen.findByRole('button', { name: 'Delete my data' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Your data was not deleted')).toBeTruthy();
  });
});

describe('other walks', () => {
  const linked = testParticipant({ linkedIds: ['jonah'] });
  const walks = [
    { participantId: 'maya', name: 'Maya Reyes', eventNames: ['Autumn Wine Walk'] },
    { participantId: 'jonah', name: 'Jonah Whitfield', eventNames: ['Spring Walk'] },
  ];

  // spec: A16.15
  it('taken together can be switched to', async () => {
    server['/api/session/walks'] = { body: walks };
    server['/api/session/switch'] = {
      body: {
        user: { id: 'jonah', firstName: 'Jonah', lastName: 'Whitfield', email: 'j@example.com' },
        sessionId: 'a custom token',
      },
    };
    const { user } = show(eventDataWith({ participant: linked }));
    await user.click(await screen.findByRole('button', { name: 'Switch to Jonah Whitfield' }));
    await waitFor(() => expect(signInWithSessionId).toHaveBeenCalledWith('a custom token'));
    expect(navigateTo).toHaveBeenCalledWith('/');
    expect(screen.queryByRole('button', { name: 'Switch to Maya Reyes' })).toBeNull();
  });

  it('are not asked for where there are none', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Your other walks' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/api/session/walks');
  });
});
