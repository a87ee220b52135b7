import { event } from '@support/sample-event.ts';
import { at, business } from '@support/samples.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRecords, tell } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import AccountsTab from './accounts-tab.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/live.ts', () => import('../../../support/portal/fake-live.ts'));

const accounts = [
  { ...dana, id: 'staff-dana', isActive: true, version: 1, createdAt: at(0) },
  { ...theo, id: 'staff-theo', isActive: true, version: 1, createdAt: at(0) },
];
const list = 'GET /api/admin/staff';
const add = 'POST /api/admin/staff';
const edit = 'PUT /api/admin/staff/staff-theo';
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.on(list, { body: accounts });
  forgetRecords();
  tell('events', []);
  tell('businesses', []);
});

function open(staff = dana) {
  render(
    <TestTab at="/admin/staff" staff={staff}>
      <AccountsTab />
    </TestTab>,
  );
  return userEvent.setup();
}

const form = async () => within(await screen.findByRole('dialog'));

// spec: B1.10
it('lists the accounts with role and access', async () => {
  open();
  const row = within((await screen.findByText('Theo Marsh')).closest('tr') as HTMLElement);
  expect(row.getByText('Desk')).toBeTruthy();
  expect(row.getByText('Active')).toBeTruthy();
  expect(screen.getByText('Dana Whitlock (you)')).toBeTruthy();
});

// spec: B1.11
it('adds an account', async () => {
  server.on(add, { body: { ...accounts[1], id: 'staff-ana', username: 'ana' } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add Staff' }));
  const dialog = await form();
  await user.type(dialog.getByLabelText(/^Full name/), 'Ana Ruiz');
  await user.type(dialog.getByLabelText(/^Username/), 'ana');
  await user.type(dialog.getByLabelText(/^Password/), 'short');
  await user.click(dialog.getByRole('button', { name: 'Add staff' }));
  const tooShort = 'New password must be at least 6 characters long.';
  expect(await dialog.findByText(tooShort)).toBeTruthy();
  expect(server.askedOf(add)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Password/), '-of-nothing');
  await user.click(dialog.getByRole('button', { name: 'Add staff' }));
  expect(await screen.findByText('Staff account created')).toBeTruthy();
  expect(server.askedOf(add)[0]?.body).toEqual({
    username: 'ana',
    fullName: 'Ana Ruiz',
    role: 'desk',
    password: 'short-of-nothing',
  });
  await vi.waitFor(() => expect(server.askedOf(list).length).toBeGreaterThan(1));
});

it('puts the focus at the first wrong field', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add Staff' }));
  const dialog = await form();
  await user.click(dialog.getByRole('button', { name: 'Add staff' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Full name/)));
});

// spec: B1.12
it('changes a role, takes access away and resets a password', async () => {
  server.on(edit, { body: accounts[1] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'admin');
  await user.click(dialog.getByLabelText(/^May sign in/));
  await user.type(dialog.getByLabelText(/^New password/), 'a few more words');
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText('Staff account updated')).toBeTruthy();
  expect(server.askedOf(edit)[0]?.body).toEqual({
    role: 'admin',
    isActive: false,
    password: 'a few more words',
    version: 1,
  });
});

// spec: B1.15
it('sends of an edit what was changed alone, and the version it began with', async () => {
  server.on(edit, { body: accounts[1] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  await user.type(dialog.getByLabelText(/^Full name/), 'all');
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText('Staff account updated')).toBeTruthy();
  expect(server.askedOf(edit)[0]?.body).toEqual({ fullName: 'Theo Marshall', version: 1 });
});

// spec: B1.16
it('tells of what somebody else changed meanwhile, shows it, and keeps what was typed', async () => {
  server.on(edit, refusal(409, 'stale-edit', 'Somebody else saved this staff account meanwhile.'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  await user.type(dialog.getByLabelText(/^Full name/), 'all');
  // Meanwhile the access was taken away, and the list was asked again by itself.
  const revoked = { ...accounts[1], isActive: false, version: 2 };
  server.on(list, { body: [accounts[0], revoked] });
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await dialog.findByText(/^Somebody else changed this account meanwhile/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Show what is there now' }));
  const access = () => dialog.getByLabelText<HTMLInputElement>(/^May sign in/);
  await vi.waitFor(() => expect(access().checked).toBe(false));
  expect(dialog.queryByText(/^Somebody else changed this account/)).toBeNull();
  expect(dialog.getByDisplayValue('Theo Marshall')).toBeTruthy();
  server.on(edit, { body: { ...revoked, version: 3 } });
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText('Staff account updated')).toBeTruthy();
  expect(server.askedOf(edit)[1]?.body).toEqual({ fullName: 'Theo Marshall', version: 2 });
});

// spec: B4.34
it('drops nothing that was typed without asking', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add Staff' }));
  await user.type((await form()).getByLabelText(/^Full name/), 'Ana');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Discard what you typed?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByDisplayValue('Ana')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves the password as it is where none is typed, and shows what the server refuses', async () => {
  server.on(edit, refusal(422, 'decided-against', 'theo is the only admin left.'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await dialog.findByText('theo is the only admin left.')).toBeTruthy();
  expect(server.askedOf(edit)[0]?.body).not.toHaveProperty('password');
});

const shifts = 'GET /api/admin/shifts?eventId=autumn';
const shopLinks = 'GET /api/admin/shop-links?eventId=autumn';
const sam = {
  id: 'shift-sam',
  username: 'Sam Lee (K7Q2)',
  fullName: 'Sam Lee',
  isActive: true,
  createdAt: at(0),
};
const shift = {
  id: 's1',
  eventId: 'autumn',
  name: 'Volunteers',
  businessId: null,
  path: '/admin/shift/sh1ftsecret000000000',
  pin: '271828',
  isActive: true,
  expiresAt: at(480),
  accounts: [sam],
};

function withWalk() {
  tell('events', [event('autumn', { name: 'Autumn Walk', isActive: true, ...aroundNow() })]);
  server.on(shifts, { body: [shift] });
  server.on(shopLinks, { body: [] });
}
const aroundNow = () => ({
  startTime: new Date(Date.now() - 3_600_000).toISOString(),
  endTime: new Date(Date.now() + 3_600_000).toISOString(),
});

// spec: B11.33
it('shows a shift with its QR code and PIN, and revokes who is in', async () => {
  withWalk();
  server.on('POST /api/admin/link-accounts/shift-sam/revoke', {
    body: { ...sam, isActive: false },
  });
  const user = open();
  expect(await screen.findByText(/^1 phone is in/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'QR and PIN' }));
  const dialog = await form();
  expect(dialog.getByRole('img', { name: 'QR code of Volunteers' })).toBeTruthy();
  expect(dialog.getByText('271828')).toBeTruthy();
  await user.keyboard('{Escape}');
  server.on(shifts, { body: [{ ...shift, accounts: [{ ...sam, isActive: false }] }] });
  await user.click(await screen.findByRole('button', { name: 'Revoke Sam Lee (K7Q2)' }));
  expect(await screen.findByText(/^0 phones are in/)).toBeTruthy();
});

// spec: B11.33
it('opens a shift, and makes a shop its link', async () => {
  withWalk();
  tell('businesses', [business('vino', { name: 'Vino Veritas' })]);
  server.on('POST /api/admin/shifts', { body: shift });
  server.on('POST /api/admin/shop-links', { body: { ...shift, id: 'l1', businessId: 'vino' } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Open a shift' }));
  await vi.waitFor(() =>
    expect(server.askedOf('POST /api/admin/shifts')[0]?.body).toEqual({
      eventId: 'autumn',
      name: 'Volunteers',
    }),
  );
  await user.selectOptions(screen.getByLabelText('Shop'), 'Vino Veritas');
  await user.click(screen.getByRole('button', { name: 'Make its link' }));
  await vi.waitFor(() =>
    expect(server.askedOf('POST /api/admin/shop-links')[0]?.body).toEqual({
      eventId: 'autumn',
      businessId: 'vino',
    }),
  );
});

it('shows a shift that was opened though its list cannot be loaded, says so and tries again', async () => {
  withWalk();
  server.on(shifts, refusal(503, 'unavailable', 'Try again.'));
  server.on('POST /api/admin/shifts', { body: shift });
  const user = open();
  const failure = /shifts and shops’ links could not be loaded/;
  expect(await screen.findByText(failure)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open a shift' }));
  expect(await screen.findByRole('button', { name: 'QR and PIN' })).toBeTruthy();
  expect(await screen.findByText(failure)).toBeTruthy();
  server.on(shifts, { body: [shift] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  expect(screen.getAllByRole('button', { name: 'QR and PIN' })).toHaveLength(1);
});

// spec: B11.15
it('asks nothing for a desk account, and says why', () => {
  open(theo);
  expect(screen.getByText(/managed by admins/)).toBeTruthy();
  expect(server.asked).toEqual([]);
});
