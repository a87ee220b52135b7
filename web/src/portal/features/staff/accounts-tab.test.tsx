import { screen, waitFor, within } from '@testing-library/react';
import { at } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import {
  accounts,
  add,
  edit,
  form,
  list,
  open,
  prepareAccountsTab,
  server,
} from '../../../support/portal/accounts-tab.tsx';
import { refusal } from '../../../support/portal/fake-server.ts';
import { testHistory } from '../../../support/test-frame.tsx';

beforeEach(prepareAccountsTab);

it('lists each account with role and access', async () => {
  open();
  const row = within((await screen.findByText('Theo Marsh')).closest('tr') as HTMLElement);
  expect(row.getByText('Desk')).toBeTruthy();
  expect(row.getByText('Active')).toBeTruthy();
  expect(screen.getByText('Dana Whitlock (you)')).toBeTruthy();
});

it('sorts by a heading, also by keyboard, and keeps the order in the URL', async () => {
  const revoked = { ...accounts[1], isActive: false, createdAt: at(-60) };
  server.on(list, { body: [accounts[0], revoked] });
  const user = open();
  await screen.findByText('Theo Marsh');
  const names = () => within(screen.getByRole('table')).getAllByText(/^(Dana|Theo) /);
  const order = () => names().map(({ textContent }) => textContent?.slice(0, 4));
  const state = (name: string) => screen.getByRole('columnheader', { name }).ariaSort;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect([order(), state('Name')]).toEqual([['Dana', 'Theo'], 'none']);
  screen.getByRole('button', { name: 'Name' }).focus();
  await user.keyboard(' ');
  expect([order(), state('Name')]).toEqual([['Dana', 'Theo'], 'ascending']);
  await user.keyboard(' ');
  expect([order(), state('Name')]).toEqual([['Theo', 'Dana'], 'descending']);
  expect(testHistory.url).toContain('sort=-name');
  await press('Access');
  expect([order(), state('Name'), state('Access')]).toEqual([
    ['Dana', 'Theo'],
    'none',
    'ascending',
  ]);
  await press('Since');
  expect(order()).toEqual(['Theo', 'Dana']);
  await press('Role');
  expect(order()).toEqual(['Dana', 'Theo']);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('searches by name, username and role, ignoring case and accents', async () => {
  server.on(list, { body: [accounts[0], { ...accounts[1], fullName: 'Théo Marsh' }] });
  const user = open();
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search staff accounts' }),
    'theo m',
  );
  expect(screen.getByText('Théo Marsh')).toBeTruthy();
  expect(screen.queryByText('Dana Whitlock (you)')).toBeNull();
  expect(screen.getByText('1 of 2 staff accounts')).toBeTruthy();
  expect(testHistory.url).toContain('search=theo+m');
});

it('lists a new account', async () => {
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
  expect(server.requestsTo(add)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Password/), '-of-nothing');
  await user.click(dialog.getByRole('button', { name: 'Add staff' }));
  expect(await screen.findByText('Staff account created')).toBeTruthy();
  expect(server.requestsTo(add)[0]?.body).toEqual({
    username: 'ana',
    fullName: 'Ana Ruiz',
    role: 'desk',
    password: 'short-of-nothing',
  });
  await waitFor(() => expect(server.requestsTo(list).length).toBeGreaterThan(1));
});

it('shows missing values at their fields and focuses the first one', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add Staff' }));
  const dialog = await form();
  await user.click(dialog.getByRole('button', { name: 'Add staff' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Full name/)));
});

it('changes a role, revokes access and resets a password', async () => {
  server.on(edit, { body: accounts[1] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'admin');
  await user.click(dialog.getByLabelText(/^Can sign in/));
  await user.type(dialog.getByLabelText(/^New password/), 'a few more words');
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText('Staff account updated')).toBeTruthy();
  expect(server.requestsTo(edit)[0]?.body).toEqual({
    role: 'admin',
    isActive: false,
    password: 'a few more words',
    version: 1,
  });
});

it('asks for a new password when an account becomes an admin', async () => {
  const message = 'Set a new password. An admin without a second factor needs one.';
  server.on(edit, refusal(400, 'invalid-input', message, { fields: { password: message } }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  const password = dialog.getByLabelText<HTMLInputElement>(/^New password/);
  expect(password.required).toBe(false);
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'admin');
  expect(dialog.getByText(/^Admins need a password/)).toBeTruthy();
  expect(password.required).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  await waitFor(() => expect(document.activeElement).toBe(password));
});

it('resets a lost second factor of another account', async () => {
  server.on(list, {
    body: accounts.map((account) => ({ ...account, hasSecondFactor: true })),
  });
  server.on(edit, { body: accounts[1] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Dana Whitlock' }));
  expect((await form()).queryByLabelText(/^Reset the second factor/)).toBeNull();
  await user.keyboard('{Escape}');
  // The page below takes clicks a moment after the dialog has closed.
  await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  await user.click(dialog.getByLabelText(/^Reset the second factor/));
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText('Staff account updated')).toBeTruthy();
  expect(server.requestsTo(edit)[0]?.body).toEqual({ secondFactor: 'reset', version: 1 });
});

it('sends only the changed fields and the initial version', async () => {
  server.on(edit, { body: accounts[1] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  await user.type(dialog.getByLabelText(/^Full name/), 'all');
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText('Staff account updated')).toBeTruthy();
  expect(server.requestsTo(edit)[0]?.body).toEqual({ fullName: 'Theo Marshall', version: 1 });
});

it("shows the other user's changes after a stale edit and keeps the input", async () => {
  server.on(edit, refusal(409, 'stale-edit', 'Someone else saved this staff account meanwhile.'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  await user.type(dialog.getByLabelText(/^Full name/), 'all');
  // The access was revoked in the meantime, and the list was refetched automatically.
  const revoked = { ...accounts[1], isActive: false, version: 2 };
  server.on(list, { body: [accounts[0], revoked] });
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await dialog.findByText(/^Someone else changed this account/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Show the current version' }));
  const access = () => dialog.getByLabelText<HTMLInputElement>(/^Can sign in/);
  await waitFor(() => expect(access().checked).toBe(false));
  expect(dialog.queryByText(/^Someone else changed this account/)).toBeNull();
  expect(dialog.getByDisplayValue('Theo Marshall')).toBeTruthy();
  server.on(edit, { body: { ...revoked, version: 3 } });
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText('Staff account updated')).toBeTruthy();
  expect(server.requestsTo(edit)[1]?.body).toEqual({ fullName: 'Theo Marshall', version: 2 });
});

it('closes the form by Cancel, and confirms first if something is typed', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add Staff' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add Staff' }));
  await user.type(await screen.findByLabelText(/^Full name/), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy();
});

it('confirms before input is discarded', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add Staff' }));
  await user.type((await form()).getByLabelText(/^Full name/), 'Ana');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Discard your changes?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue('Ana')));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the password if none is entered, and shows the server error', async () => {
  server.on(edit, refusal(422, 'decided-against', 'theo is the only admin left.'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Theo Marsh' }));
  const dialog = await form();
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(await dialog.findByText('theo is the only admin left.')).toBeTruthy();
  expect(server.requestsTo(edit)[0]?.body).not.toHaveProperty('password');
});
