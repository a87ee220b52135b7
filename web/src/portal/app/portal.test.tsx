import { screen, within } from '@testing-library/react';
import { business, event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginStaffSession } from '../../platform/session/staff-session-store.ts';
import { emitSnapshot } from '../../support/portal/fake-live.ts';
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
      'Prints',
      'Desk',
      'Registrations',
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
    expect(namesIn('Evening')).toEqual(['Desk', 'Registrations']);
    expect(namesIn('After')).toEqual(['Results', 'Prize draw']);
    expect(namesIn('Settings')).toEqual(['Organization', 'Team']);
    expect(namesIn('Prepare')).toHaveLength(8);
  });

  it.each([
    ['mail', 'Mail', 'Announcements'],
    ['feedback', 'Feedback', 'Results'],
    ['review', 'Review', 'Overview'],
  ])('shows /admin/%s as the page %s of %s', async (path, page, tab) => {
    await beginStaffSession('token', dana);
    const user = open(`/admin/${path}?event=autumn`);
    expect(await screen.findByRole('heading', { name: page, level: 1 })).toBeTruthy();
    const current = (navigation: string) =>
      within(screen.getByRole('navigation', { name: navigation }))
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent);
    expect(current('Portal')).toEqual([tab]);
    const pages = `Pages of ${tab}`;
    expect(current(pages)).toEqual([page]);
    const links = within(screen.getByRole('navigation', { name: pages })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([tab, page]);
    await user.click(within(screen.getByRole('navigation', { name: pages })).getByText(tab));
    const isOther = (name: string) => name !== page;
    expect(await screen.findByRole('heading', { name: isOther, level: 1 })).toBeTruthy();
    expect(current('Portal')).toEqual([tab]);
    expect(current(pages)).toEqual([tab]);
  });

  it('has no page of reviews before the walk has started', async () => {
    const times = { startTime: '2099-11-20T21:00:00.000Z', endTime: '2099-11-21T02:00:00.000Z' };
    emitSnapshot('events', [event('autumn', times)]);
    await beginStaffSession('token', dana);
    open();
    expect(await screen.findByRole('heading', { name: 'Getting ready' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
  });

  it('opens a tab by its URL, and the not-found page for an unknown one', async () => {
    await beginStaffSession('token', dana);
    open('/admin/rewards');
    expect(await screen.findByRole('heading', { name: 'Rewards', level: 1 })).toBeTruthy();
    open('/admin/nowhere');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('shows a desk account no configuration, and explains why', async () => {
    emitSnapshot('businesses', [business('vino', { name: 'Vino Veritas' })]);
    await beginStaffSession('token', theo);
    open('/admin/businesses');
    expect(await screen.findByText(/Ask an admin to change them/)).toBeTruthy();
    expect(screen.getByRole('row', { name: /Vino Veritas/ })).toBeTruthy();
    expect(screen.getByText('Theo Marsh · User')).toBeTruthy();
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
