import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, eventDataWith, server, settled, show } from '../../../support/profile-page.tsx';
import { testParticipant } from '../../../support/test-event-data.tsx';
import { TogetherPage } from './together-page.tsx';

const together = <TogetherPage group={<p>The group</p>} />;

describe('<TogetherPage>', () => {
  it('shows the group to registered attendees only', async () => {
    const { change } = show(eventDataWith(), together);
    expect(screen.getByText('The group')).toBeTruthy();
    change({ ...eventDataWith(), isRegistered: false });
    expect(screen.queryByText('The group')).toBeNull();
    await settled();
  });

  it('shows that there is no event', () => {
    const participant = testParticipant();
    show({ status: 'no-event', participant, retry: () => undefined }, together);
    expect(screen.getByText(/No active event/)).toBeTruthy();
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
    show(eventDataWith(), together);
    const list = within(await screen.findByRole('list', { name: 'Standings' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Cork Dork 140 points',
      '2Merlot 90 points',
    ]);
  });

  it("joins only by the attendee's choice: the form is closed and its name empty by default", async () => {
    const { user } = show(eventDataWith(), together);
    expect(await screen.findByText('No one has joined yet. Be the first!')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    expect(screen.getByRole('textbox', { name: /Display name/ })).toHaveProperty('value', '');
  });

  it('joins under the chosen name', async () => {
    server[put] = { body: { displayName: 'Cork Dork' } };
    const { user } = show(eventDataWith(), together);
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

  it('moves the focus with the form when it opens and closes', async () => {
    const { user } = show(eventDataWith(), together);
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
    const { user } = show(eventDataWith(), together);
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), name);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(screen.getByText(message)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it("marks the attendee's own entry, and leaves the leaderboard", async () => {
    server['/api/events/autumn/leaderboard'] = { body: standings };
    server[put] = { body: { displayName: null } };
    const { user } = show(eventDataWith({ progress: { leaderboardName: 'Merlot' } }), together);
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
    const { user } = show(eventDataWith(), together);
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), 'Merlot');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('We couldn’t update the leaderboard')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('shows at the field why the server refuses a name', async () => {
    server[put] = { status: 409, body: { message: '', code: 'name-taken' } };
    const { user } = show(eventDataWith(), together);
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    const field = screen.getByRole('textbox', { name: /Display name/ });
    await user.type(field, 'Merlot');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    const form = within(field.closest('form') ?? document.body);
    const taken = 'That name is taken. Please choose another.';
    expect(await form.findByText(taken)).toBeTruthy();
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(form.queryByText(taken)).toBeNull();
    expect(form.getByText('Please enter at least 2 characters.')).toBeTruthy();
  });

  it('offers no membership to an attendee without a registration for the event', async () => {
    show({ ...eventDataWith(), isRegistered: false }, together);
    await settled();
    expect(screen.queryByRole('button', { name: 'Join the leaderboard' })).toBeNull();
  });
});
