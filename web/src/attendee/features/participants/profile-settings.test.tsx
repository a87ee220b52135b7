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

describe('<Settings>', () => {
  it('selects the language by radio buttons', async () => {
    show();
    const english = section('Settings').getByRole('radio', { name: 'English' });
    expect(english).toHaveProperty('checked', true);
    expect(section('Settings').getByText('Español').closest('label')?.lang).toBe('es');
    await settled();
  });

  it('applies the color mode at once and after a reload', async () => {
    const { user } = show();
    await user.click(section('Settings').getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.colorMode).toBe('dark');
    expect(localStorage.getItem('ww:color-mode')).toBe('dark');
    await user.click(section('Settings').getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset.colorMode).toBeUndefined();
    expect(localStorage.getItem('ww:color-mode')).toBeNull();
  });

  it("signs out through the server's URL", async () => {
    show();
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/api/logout');
    await settled();
  });
});

describe('<Leaderboard>', () => {
  const put = '/api/participants/maya/leaderboard/autumn';
  const standings = [
    { rank: 1, displayName: 'Cork Dork', points: 140 },
    { rank: 2, displayName: 'Merlot', points: 90 },
  ];

  it('lists the attendees who chose a name, with rank and points', async () => {
    server['/api/events/autumn/leaderboard'] = { body: standings };
    show();
    const list = within(await screen.findByRole('list', { name: 'Standings' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Cork Dork 140 points',
      '2Merlot 90 points',
    ]);
  });

  // spec: B5.11
  it("joins only by the attendee's choice: the form is closed and its name empty by default", async () => {
    const { user } = show();
    expect(await screen.findByText('No one has joined yet. Be the first!')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    expect(screen.getByRole('textbox', { name: /Display name/ })).toHaveProperty('value', '');
  });

  // spec: B5.16
  it('joins under the chosen name', async () => {
    server[put] = { body: { displayName: 'Cork Dork' } };
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), '  Cork Dork ');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('You’re on the leaderboard')).toBeTruthy();
    expect(calls).toContainEqual({
      method: 'PUT',
      path: put,
      body: { displayName: 'Cork Dork' },
    });
  });

  // spec: A12.27
  it('moves the focus with the form when it opens and closes', async () => {
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
  ])('rejects %s as a name without a request', async (_, name, message) => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), name);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(screen.getByText(message)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  // spec: B5.16
  it("marks the attendee's own entry, and leaves the leaderboard", async () => {
    server['/api/events/autumn/leaderboard'] = { body: standings };
    server[put] = { body: { displayName: null } };
    const { user } = show(eventDataWith({ progress: { leaderboardName: 'Merlot' } }));
    expect(screen.getByText('You’re on it as Merlot.')).toBeTruthy();
    const own = (await screen.findByText('You')).closest('li');
    expect(own?.textContent).toContain('Merlot');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You left the leaderboard')).toBeTruthy();
    expect(calls).toContainEqual({ method: 'PUT', path: put, body: { displayName: null } });
  });

  it("shows the server's reason when a name is rejected", async () => {
    const message = 'Please register for this event first.';
    server[put] = { status: 403, body: { message, code: 'not-registered' } };
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), 'Merlot');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('We couldn’t update the leaderboard')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('offers no membership to an attendee without a registration for the event', async () => {
    show({ ...eventDataWith(), isRegistered: false });
    await settled();
    expect(screen.queryByRole('button', { name: 'Join the leaderboard' })).toBeNull();
  });
});

describe('<DeleteData>', () => {
  // spec: 2.28
  it('deletes the data and signs out after a dialog that lists the retained data and its end date', async () => {
    server['/api/participants/maya'] = { body: { message: 'Data Deleted', kept: [] } };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete my data' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete all your data?' });
    expect(question.textContent).toMatch(/stays sealed until .*20\d\d in case of a claim/);
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/api/logout'));
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: '/api/participants/maya' }),
    );
  });

  it('shows an error and stays signed in when the server cannot delete the data', async () => {
    const { user } = show();
    server['/api/participants/maya'] = {
      status: 503,
      body: { message: 'We cannot reach our records right now.', code: 'unavailable' },
    };
    await user.click(await screen.findByRole('button', { name: 'Delete my data' }));
    await user.click(await screen.findByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('We couldn’t delete your data')).toBeTruthy();
  });
});

describe('<LinkedParticipants>', () => {
  const linked = testParticipant({ linkedIds: ['jonah'] });
  const walks = [
    { participantId: 'maya', name: 'Maya Reyes', eventNames: ['Autumn Wine Walk'] },
    { participantId: 'jonah', name: 'Jonah Whitfield', eventNames: ['Spring Walk'] },
  ];

  // spec: A16.15
  it('switches to another event of the same person', async () => {
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

  it('sends no request when there are no other events', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Your other walks' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/api/session/walks');
  });
});
