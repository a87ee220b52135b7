import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  beginStaffSession,
  type StaffIdentity,
} from '../../../platform/session/staff-session-store.ts';
import { setScreenWidth } from '../../../support/portal/screen-width.ts';
import { openPortal as open, preparePortal } from '../../../support/portal/test-portal.tsx';
import { dana, theo } from '../../../support/portal/test-tab.tsx';

beforeEach(async () => {
  await preparePortal();
  setScreenWidth('narrow');
});

const bar = () => screen.findByRole('navigation', { name: 'Portal' });
const more = () => screen.findByRole('button', { name: 'More' });
/** A closed dialog stays until its animation ends, and never does in tests. */
const openSheets = () =>
  screen
    .queryAllByRole('dialog', { name: 'More' })
    .filter(({ dataset }) => dataset['state'] === 'open');
const namesIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent);

async function openAs(staff: StaffIdentity, at?: string) {
  await beginStaffSession('token', staff);
  return open(at);
}

it('has the most used tabs in the bar of a phone and the others in a sheet', async () => {
  const user = await openAs(dana, '/admin/rewards');
  expect(namesIn(await bar())).toEqual(['Overview', 'Desk', 'Registrations', 'Tickets']);
  expect((await more()).getAttribute('aria-current')).toBe('true');
  await user.click(await more());
  const sheet = await screen.findByRole('dialog', { name: 'More' });
  const others = within(sheet).getByRole('navigation', { name: 'More tabs' });
  expect(namesIn(others)).toEqual([
    'Businesses',
    'Events',
    'Rewards',
    'Point Rules',
    'Announcements',
    'Review',
    'Prints',
    'Feedback',
    'Mail',
    'Organization',
    'Staff',
  ]);
  const rewards = within(others).getByRole('link', { name: 'Rewards' });
  expect(rewards.getAttribute('aria-current')).toBe('page');
});

it("focuses the chosen tab's heading, or the button again after Escape", async () => {
  const user = await openAs(dana);
  await user.click(await more());
  await screen.findByRole('dialog', { name: 'More' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(openSheets()).toEqual([]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('More'));
  await user.click(await more());
  await user.click(await screen.findByRole('link', { name: 'Rewards' }));
  await waitFor(() => expect(openSheets()).toEqual([]));
  const heading = await screen.findByRole('heading', { name: 'Rewards', level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('keeps the account in the sheet', async () => {
  const user = await openAs(dana);
  await user.click(await more());
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
  expect(sheet.getByText('Dana Whitlock · User')).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Back to Main' })).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Credentials' }));
  expect(await screen.findByLabelText(/^Current password/)).toBeTruthy();
  await waitFor(() => expect(openSheets()).toEqual([]));
  await user.keyboard('{Escape}');
  await user.click(await more());
  await waitFor(() => expect(openSheets()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Logged Out')).toBeTruthy();
});

it("has every tab of a volunteer in the bar, and no account's password in the sheet", async () => {
  const shift = { expiresAt: '2099-11-21T04:00:00.000Z', eventId: 'autumn' };
  const user = await openAs({ ...theo, ...shift });
  expect(namesIn(await bar())).toEqual(['Desk', 'Registrations', 'Tickets', 'Review']);
  await user.click(await more());
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
  expect(sheet.queryByRole('navigation')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Credentials' })).toBeNull();
  expect(sheet.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
});
