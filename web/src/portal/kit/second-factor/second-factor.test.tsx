import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import {
  beginStaffSession,
  currentStaffSession,
  endStaffSession,
} from '../../../platform/session/staff-session-store.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { dana, TestTab } from '../../../support/portal/test-tab.tsx';
import { AccountBar } from '../account-bar.tsx';

const read = 'GET /api/admin/second-factor';
const begin = 'POST /api/admin/second-factor';
const confirm = 'POST /api/admin/second-factor/confirm';
const renew = 'POST /api/admin/second-factor/recovery-codes';
const remove = 'POST /api/admin/second-factor/remove';
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF', '0000-1111-2222-3333-4444-5555'];
let server: FakeServer;

beforeEach(async () => {
  await endStaffSession(null);
  await beginStaffSession('first', dana);
  server = fakeServer();
  server.on(read, { body: { isOn: false, recoveryCodesLeft: 0 } });
});

async function open() {
  render(
    <TestTab>
      <AccountBar />
    </TestTab>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Credentials' }));
  await screen.findByRole('heading', { name: 'Second factor' });
  return user;
}

it('sets a second factor up by the password, a QR code or key, and a first code', async () => {
  server.on(begin, { body: { secret, uri: `otpauth://totp/Wine%20Walk:dana?secret=${secret}` } });
  server.on(confirm, { body: { recoveryCodes } });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText(/^Current password/), 'winewalk{Enter}');
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  const code = screen.getByLabelText<HTMLInputElement>(/^Code from your app/);
  expect(document.activeElement).toBe(code);
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  server.on(read, { body: { isOn: true, recoveryCodesLeft: 2 } });
  await user.paste('123 456');
  await user.keyboard('{Enter}');
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    recoveryCodes,
  );
  expect(server.requestsTo(begin)[0]?.body).toEqual({ currentPassword: 'winewalk' });
  expect(server.requestsTo(confirm)[0]?.body).toEqual({ code: '123 456' });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByText(/2 recovery codes left/)).toBeTruthy();
});

it('shows a wrong password and a wrong code at their fields and keeps the session', async () => {
  server.on(read, { body: { isOn: true, recoveryCodesLeft: 1 } });
  const wrong = 'The current password is incorrect.';
  server.on(remove, refusal(401, 'wrong-password', wrong));
  const user = await open();
  expect(await screen.findByText(/1 recovery code left/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const password = await screen.findByLabelText(/^Current password/);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(server.requestsTo(remove)).toEqual([]);
  await user.type(password, 'winewalk');
  const code = screen.getByLabelText<HTMLInputElement>(/^Code from your app/);
  expect(code.inputMode, 'recovery codes have letters').toBe('text');
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(within(screen.getByRole('dialog')).getByText(wrong)).toBeTruthy();
  const used = 'That code didn’t work. Each one works once, so wait for the next.';
  server.on(remove, refusal(422, 'wrong-app-code', used, { fields: { code: used } }));
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(within(screen.getByRole('dialog')).getByText(used)).toBeTruthy();
  expect(currentStaffSession().state).toBe('signed-in');
});

it('turns the second factor off by the password and a code', async () => {
  server.on(read, { body: { isOn: true, recoveryCodesLeft: 8 } });
  server.on(remove, { body: { message: 'Second Factor Off' } });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await user.type(await screen.findByLabelText(/^Current password/), 'winewalk');
  await user.type(screen.getByLabelText(/^Code from your app/), '123456');
  server.on(read, { body: { isOn: false, recoveryCodesLeft: 0 } });
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Second factor turned off')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  expect(server.requestsTo(remove)[0]?.body).toEqual({
    currentPassword: 'winewalk',
    code: '123456',
  });
});

it('shows new recovery codes', async () => {
  server.on(read, { body: { isOn: true, recoveryCodesLeft: 1 } });
  server.on(renew, { body: { recoveryCodes } });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await user.type(await screen.findByLabelText(/^Current password/), 'winewalk');
  await user.type(screen.getByLabelText(/^Code from your app/), '123456{Enter}');
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy();
});

it('reports a failed read with a button to try again', async () => {
  server.on(read, { status: 503, body: { code: 'unavailable', message: 'Try later.' } });
  const user = await open();
  await screen.findByRole('alert', undefined, { timeout: 10_000 });
  server.on(read, { body: { isOn: false, recoveryCodesLeft: 0 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
});
