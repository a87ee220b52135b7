import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failWith, ok, serve } from '../../../support/registration/screens.tsx';
import { TestFrame } from '../../../support/test-frame.tsx';
import ConfirmEmailPage from './confirm-email-page.tsx';

const token = `${'a'.repeat(40)}-S0meSecret1234567890`;
const confirm = 'POST /api/waiting-list/confirm';

function visit(kind = 'waiting') {
  render(
    <TestFrame at={`/confirm-email?${kind}=${token}`}>
      <ConfirmEmailPage />
    </TestFrame>,
  );
  return userEvent.setup({ delay: null });
}

test('confirms the email on a press only', async () => {
  const server = serve({ [confirm]: ok({ eventId: 'autumn' }) });
  const user = visit();
  const button = await screen.findByRole('button', { name: 'Join the waiting list' });
  expect(server.calls(confirm)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('You’re on the waiting list')).toBeTruthy();
  expect(server.calls(confirm)[0]?.body).toEqual({ token });
});

test.each([
  [410, 'waiting-link-over'],
  [400, 'invalid-input'],
] as const)('says that the link no longer works after %d', async (status, code) => {
  serve({ [confirm]: failWith(status, code, 'This link no longer works.') });
  const user = visit();
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the walk' }).getAttribute('href')).toBe('/waiver');
});

test.each([
  ['notice', 'POST /api/event-notices/confirm', 'Email me', 'You’re all set'],
  ['stop', `POST /api/mail/stop?token=${token}`, 'Stop these emails', 'Stopped'],
])('acts on a press by its kind: %s', async (kind, route, label, done) => {
  const server = serve({ [route]: ok({ message: 'Done.' }) });
  const user = visit(kind);
  await user.click(await screen.findByRole('button', { name: label }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(server.calls(route)).toHaveLength(1);
});

test('keeps the button after a failure', async () => {
  serve({ [confirm]: failWith(503, 'unavailable', 'Unavailable.') });
  const user = visit();
  const button = await screen.findByRole('button', { name: 'Join the waiting list' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That didn’t work/);
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBe(button);
});
