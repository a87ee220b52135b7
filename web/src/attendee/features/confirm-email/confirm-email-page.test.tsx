import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failWith, ok, serve } from '../../../support/registration/screens.tsx';
import { TestFrame } from '../../../support/test-frame.tsx';
import ConfirmEmailPage from './confirm-email-page.tsx';

const token = `${'a'.repeat(40)}-S0meSecret1234567890`;
const confirm = 'POST /api/waiting-list/confirm';

function visit(kind = 'waiting', answer = '') {
  render(
    <TestFrame at={`/confirm-email?${kind}=${token}${answer}`}>
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

const surveyed = 'POST /api/survey';

test('sends the answer that was pressed in a mail on a press only', async () => {
  const server = serve({ [surveyed]: ok({ message: 'Thank you!' }) });
  const user = visit('survey', '&evening=3');
  const button = await screen.findByRole('button', { name: 'Send feedback' });
  expect(server.calls(surveyed)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('Thank you!')).toBeTruthy();
  const answers = { evening: 3, businesses: null, again: null, comment: '' };
  expect(server.calls(surveyed)[0]?.body).toEqual({ token, ...answers });
});

test.each([
  [409, 'feedback-given', 'We already have your answer. Thank you!'],
  [410, 'survey-link-over', 'It may be incomplete, or the registration was canceled or deleted.'],
] as const)('says the outcome of the survey after %d %s', async (status, code, outcome) => {
  serve({ [surveyed]: failWith(status, code, outcome) });
  const user = visit('survey', '&evening=1');
  await user.click(await screen.findByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText(outcome)).toBeTruthy();
});

test('asks for an answer before it sends when the link has none', async () => {
  serve({});
  const user = visit('survey', '&evening=9');
  const button = await screen.findByRole('button', { name: 'Send feedback' });
  expect(button).toHaveProperty('disabled', true);
  await user.click(screen.getAllByRole('radio', { name: 'Loved it' })[0] ?? button);
  expect(button).toHaveProperty('disabled', false);
});
