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
const group = (name: string) => screen.findByRole('button', { name });
const sheetOf = (name: string) => screen.findByRole('dialog', { name });
/** A closed dialog stays until its animation ends, and never does in tests. */
const openSheets = () =>
  screen.queryAllByRole('dialog').filter(({ dataset }) => dataset['state'] === 'open');
const namesIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent);

async function openAs(staff: StaffIdentity, at?: string) {
  await beginStaffSession('token', staff);
  return open(at);
}

it('has the groups in the bar of a phone, and the tabs of each in a sheet', async () => {
  const user = await openAs(dana, '/admin/rewards');
  const buttons = within(await bar()).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Prepare',
    'Evening',
    'After',
    'Settings',
  ]);
  expect(within(await bar()).queryAllByRole('link')).toEqual([]);
  const current = buttons.filter((button) => button.getAttribute('aria-current') === 'true');
  expect(current.map((button) => button.textContent)).toEqual(['Prepare']);
  await user.click(await group('Prepare'));
  const prepare = within(await sheetOf('Prepare')).getByRole('navigation', { name: 'Prepare' });
  expect(namesIn(prepare)).toEqual([
    'Overview',
    'Businesses',
    'Events',
    'Rewards',
    'Tickets',
    'Point Rules',
    'Announcements',
    'Prints',
  ]);
  const rewards = within(prepare).getByRole('link', { name: 'Rewards' });
  expect(rewards.getAttribute('aria-current')).toBe('page');
});

it("focuses the chosen tab's heading, or the button again after Escape", async () => {
  const user = await openAs(dana);
  await user.click(await group('Prepare'));
  await sheetOf('Prepare');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(openSheets()).toEqual([]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Prepare'));
  await user.click(await group('Prepare'));
  await user.click(await screen.findByRole('link', { name: 'Rewards' }));
  await waitFor(() => expect(openSheets()).toEqual([]));
  const heading = await screen.findByRole('heading', { name: 'Rewards', level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('keeps the account in the sheet of the settings', async () => {
  const user = await openAs(dana);
  await user.click(await group('Settings'));
  const sheet = within(await sheetOf('Settings'));
  expect(namesIn(sheet.getByRole('navigation'))).toEqual(['Organization', 'Team']);
  expect(sheet.getByText('Dana Whitlock · User')).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Back to Main' })).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Credentials' }));
  expect(await screen.findByLabelText(/^Current password/)).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(openSheets()).toEqual([]));
  await user.click(await group('Settings'));
  await waitFor(() => expect(openSheets()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Logged Out')).toBeTruthy();
});

it('shows a desk account only the groups that it has tabs of', async () => {
  await openAs(theo);
  const buttons = within(await bar()).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Prepare', 'Evening', 'Settings']);
});

it("has every tab of a volunteer in the bar, and no account's password in the sheet", async () => {
  const shift = { expiresAt: '2099-11-21T04:00:00.000Z', eventId: 'autumn' };
  const user = await openAs({ ...theo, ...shift });
  expect(namesIn(await bar())).toEqual(['Desk', 'Registrations', 'Review', 'Tickets']);
  await user.click(await group('Settings'));
  const sheet = within(await sheetOf('Settings'));
  expect(sheet.queryByRole('navigation')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Credentials' })).toBeNull();
  expect(sheet.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
});
