import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginStaffSession } from '../../platform/session/staff-session-store.ts';
import type { FakeServer } from '../../support/portal/fake-server.ts';
import {
  openPortal as open,
  preparePortal,
  signOutButton,
} from '../../support/portal/test-portal.tsx';
import { dana, theo } from '../../support/portal/test-tab.tsx';

let server: FakeServer;

beforeEach(async () => {
  localStorage.clear();
  server = await preparePortal();
});

describe('dashboard', () => {
  it('shows the name, the label User and the role', async () => {
    await beginStaffSession('token', dana);
    open();
    await signOutButton();
    expect(screen.getByText('Dana Whitlock · User')).toBeTruthy();
    expect(screen.getByText('admin')).toBeTruthy();
    for (const name of ['Credentials', 'Sign Out'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('shows the username when there is no name', async () => {
    await beginStaffSession('token', { ...dana, fullName: '' });
    open();
    await signOutButton();
    expect(screen.getByText('dana · User')).toBeTruthy();
  });

  it('shows the username to tell volunteers of the same name apart', async () => {
    const expiresAt = '2099-11-21T04:00:00.000Z';
    await beginStaffSession('token', {
      ...theo,
      username: 'Ana (7F3A)',
      fullName: 'Ana',
      expiresAt,
      eventId: 'autumn',
    });
    open();
    await signOutButton();
    expect(screen.getByText('Ana (7F3A) · User')).toBeTruthy();
  });

  it('links to the main page', async () => {
    await beginStaffSession('token', dana);
    const user = open();
    await signOutButton();
    await user.click(screen.getByRole('link', { name: 'Back to Main' }));
    expect(await screen.findByText('The landing')).toBeTruthy();
  });

  it("shows the tabs in the specification's order, additional ones after them", async () => {
    await beginStaffSession('token', dana);
    open();
    await signOutButton();
    const tabs = within(screen.getByRole('navigation', { name: 'Portal' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Businesses',
      'Events',
      'Rewards',
      'Tickets',
      'Point Rules',
      'Announcements',
      'Mail',
      'Prints',
      'Desk',
      'Registrations',
      'Review',
      'Feedback',
      'Results',
      'Prize draw',
      'Organization',
      'Team',
    ]);
  });

  it('groups the tabs by the parts of the work', async () => {
    await beginStaffSession('token', dana);
    open();
    await signOutButton();
    const navigation = within(screen.getByRole('navigation', { name: 'Portal' }));
    const namesIn = (group: string) =>
      within(navigation.getByRole('group', { name: group }))
        .getAllByRole('link')
        .map((tab) => tab.textContent);
    expect(namesIn('Evening')).toEqual(['Desk', 'Registrations', 'Review']);
    expect(namesIn('After')).toEqual(['Feedback', 'Results', 'Prize draw']);
    expect(namesIn('Settings')).toEqual(['Organization', 'Team']);
    expect(namesIn('Prepare')).toHaveLength(9);
  });

  it('opens a tab by its URL, and the not-found page for an unknown one', async () => {
    await beginStaffSession('token', dana);
    open('/admin/rewards');
    expect(await screen.findByRole('heading', { name: 'Rewards', level: 1 })).toBeTruthy();
    open('/admin/nowhere');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('shows a desk account no configuration, and explains why', async () => {
    await beginStaffSession('token', theo);
    open('/admin/businesses');
    expect(await screen.findByText(/Ask an admin to change them/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Business' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
    expect(screen.getByText('desk')).toBeTruthy();
  });

  it('shows the login and Logged Out after Sign Out', async () => {
    await beginStaffSession('token', dana);
    const user = open();
    await user.click(await signOutButton());
    expect(await screen.findByText('Logged Out')).toBeTruthy();
    expect(screen.getByLabelText(/^Username/)).toBeTruthy();
    expect(server.requestsTo('POST /api/admin/logout')).toHaveLength(1);
  });
});
