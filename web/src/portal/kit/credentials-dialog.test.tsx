import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import {
  beginStaffSession,
  currentStaffSession,
  endStaffSession,
} from '../../platform/session/staff-session-store.ts';
import { type FakeServer, fakeServer, refusal } from '../../support/portal/fake-server.ts';
import { dana, TestTab } from '../../support/portal/test-tab.tsx';
import { AccountBar } from './account-bar.tsx';

const change = 'POST /api/admin/change-password';
let server: FakeServer;

beforeEach(async () => {
  await endStaffSession(null);
  await beginStaffSession('first', dana);
  server = fakeServer();
  server.on('GET /api/admin/second-factor', { body: { isOn: false, recoveryCodesLeft: 0 } });
});

async function open() {
  render(
    <TestTab>
      <AccountBar />
    </TestTab>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Credentials' }));
  await screen.findByRole('dialog', { name: 'Credentials' });
  return user;
}

async function submit(current: string, next: string, confirmation: string) {
  const user = await open();
  const type = async (label: RegExp, text: string) => {
    if (text) await user.type(screen.getByLabelText(label), text);
  };
  await type(/^Current password/, current);
  await type(/^New password/, next);
  await type(/^Confirm new password/, confirmation);
  await user.click(screen.getByRole('button', { name: 'Update Credentials' }));
  return user;
}

it('sends nothing without the current password', async () => {
  await submit('', 'winewalk2', 'winewalk2');
  expect(await screen.findByText('Please fill this in.')).toBeTruthy();
  expect(server.requestsTo(change)).toEqual([]);
});

it('rejects a confirmation that differs', async () => {
  await submit('winewalk', 'winewalk2', 'winewalk3');
  expect(await screen.findByText('Password Mismatch')).toBeTruthy();
  const message = await screen.findAllByText('New password and confirmation do not match.');
  expect(message.length).toBeGreaterThan(0);
  expect(server.requestsTo(change)).toEqual([]);
});

it('suggests a longer password for a short one', async () => {
  await open();
  expect(screen.getByText(/^At least 6 characters\. Three or four words/)).toBeTruthy();
});

it('rejects a password of 5 characters', async () => {
  await submit('winewalk', '12345', '12345');
  expect(await screen.findByText('Password Too Short')).toBeTruthy();
  const message = await screen.findAllByText('New password must be at least 6 characters long.');
  expect(message.length).toBeGreaterThan(0);
  expect(server.requestsTo(change)).toEqual([]);
});

it('shows success and keeps the session after a password change', async () => {
  server.on(change, { body: { message: 'Credentials Updated', sessionId: 'second' } });
  const before = currentStaffSession();
  await submit('winewalk', '123456', '123456');
  expect(await screen.findByText('Credentials Updated')).toBeTruthy();
  const body = { currentPassword: 'winewalk', newPassword: '123456' };
  expect(server.requestsTo(change)[0]?.body).toEqual(body);
  const after = currentStaffSession();
  expect(after).toMatchObject({ state: 'signed-in', staff: dana });
  expect(after).not.toEqual(before);
});

it('shows the server message and keeps the session when the change is rejected', async () => {
  server.on(change, refusal(401, 'wrong-password', 'The current password is incorrect.'));
  await submit('wrong', '123456', '123456');
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  // In the toast and at the field.
  expect(screen.getAllByText('The current password is incorrect.')).toHaveLength(2);
  expect(currentStaffSession().state).toBe('signed-in');
});

it('shows the error at its field until the field is edited', async () => {
  server.on(change, refusal(401, 'wrong-password', 'The current password is incorrect.'));
  const user = await submit('wrong', '123456', '123456');
  const current = screen.getByLabelText(/^Current password/);
  await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('The current password is incorrect.')).toBeTruthy();
  expect(document.activeElement).toBe(current);
  await user.type(current, 'x');
  expect(current.getAttribute('aria-invalid')).toBeNull();
  expect(dialog.queryByText('The current password is incorrect.')).toBeNull();
});

it('shows the server error of the new password at its field', async () => {
  const message = 'This password is too easy to guess.';
  server.on(change, refusal(400, 'invalid-input', message, { fields: { newPassword: message } }));
  await submit('winewalk', '123456', '123456');
  await waitFor(() => expect(screen.getByLabelText(/^New password/).ariaInvalid).toBe('true'));
});

it('shows Failed to update credentials when the server sends no message', async () => {
  server.on(change, { status: 500, body: null });
  await submit('winewalk', '123456', '123456');
  expect(await screen.findByText('Failed to update credentials')).toBeTruthy();
});
