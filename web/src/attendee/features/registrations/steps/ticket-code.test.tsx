import '../../../../support/registration/registration-setup.ts';

import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { liveRegionsNow } from '../../../../support/live-regions.ts';
import {
  enter,
  failWith,
  field,
  fillIn,
  ok,
  reload,
  routes,
  serve,
  submitButton,
  validate,
  validTicket,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';
import { lastToast } from '../../../../support/registration/toasts.ts';

const proven = ok({ proof: 'proof-1', email: 'maya@example.com', fullName: 'Maya Reyes' });
const held = {
  ...working,
  [routes.ticket]: ok({ ...validTicket, participantName: 'Maya R.', emailHint: 'm•••@…' }),
  [routes.code]: ok({ sent: 'mail', attemptId: 'attempt-1', code: null }),
  [routes.prove]: proven,
};
const sentTo = 'Enter the six digits we sent to m•••@…';

test('requests the mailed code before the form, and fills in the holder', async () => {
  const server = serve(held);
  const user = visit();
  await field('Ticket ID');
  const isAnnounced = liveRegionsNow();
  await validate(user);
  expect(isAnnounced(await screen.findByText(sentTo, { exact: false }))).toBe(true);
  expect(isAnnounced(await field('Code from the email'))).toBe(false);
  await user.click(submitButton());
  await enter(user, 'Code from the email', '482 913');
  await user.keyboard('{Enter}');
  await screen.findByText(/^Ticket \S+ is valid for/);
  expect((await field(/^Full legal name/)).value).toBe('Maya Reyes');
  expect((await field(/^Email/)).value).toBe('maya@example.com');
  await fillIn(user, { email: 'other@example.com' });
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Registration Complete!' });
  expect(server.calls(routes.prove)[0]?.body).toMatchObject({ attemptId: 'attempt-1' });
  expect(server.calls(routes.submit)[0]?.body).toMatchObject({
    ticketId: 'WW2024-001240',
    paymentMethod: 'prepaid',
    emailProof: 'proof-1',
  });
});

test('takes the mailed code after a reload', async () => {
  const server = serve(held);
  await validate(visit());
  await screen.findByText(sentTo, { exact: false });
  const user = reload();
  await enter(user, 'Code from the email', '482913');
  await user.keyboard('{Enter}');
  await screen.findByText(/^Ticket \S+ is valid for/);
  expect(server.calls(routes.code)).toHaveLength(1);
  expect(server.calls(routes.prove)[0]?.body).toMatchObject({ attemptId: 'attempt-1' });
});

test('asks for the ticket after a reload when the mailed code has expired', async () => {
  serve(held);
  await validate(visit());
  await screen.findByText(sentTo, { exact: false });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
  onTestFinished(() => clock.mockRestore());
  reload();
  await screen.findByText('Validate');
  expect(screen.queryByLabelText('Code from the email')).toBeNull();
});

test('explains a rejected code and mails another one on request', async () => {
  const refusals = [
    ['wrong-code', 422, 'That’s not the code we sent.'],
    ['sign-in-code-expired', 410, 'This code no longer works. Get a new one.'],
    ['email-changed', 409, 'The email of this ticket was changed after we sent that code.'],
  ] as const;
  let tries = 0;
  const refuse = () => {
    const [code, status] = refusals[tries] ?? refusals[0];
    tries += 1;
    return failWith(status, code, 'No.')();
  };
  const server = serve({ ...held, [routes.prove]: refuse });
  const user = visit();
  await validate(user);
  await enter(user, 'Code from the email', '482913');
  for (const [, , text] of refusals) {
    await user.click(screen.getByText('Confirm'));
    await screen.findByText(text, { exact: false });
  }
  await user.click(screen.getByText('Send a new code'));
  await screen.findByText(sentTo, { exact: false });
  expect(server.calls(routes.code)).toHaveLength(2);
});

test('leaves the ticket to the desk when mail bounces or is not set up', async () => {
  let answer = failWith(422, 'mail-rejected', 'No.')();
  const server = serve({ ...held, [routes.code]: () => answer });
  const user = visit();
  await validate(user);
  await screen.findByText('Mail to m•••@… came back.', { exact: false });
  answer = ok({ sent: 'none', attemptId: null, code: null })() as typeof answer;
  await user.click(screen.getByText('Validate'));
  await screen.findByText('We can’t mail a code', { exact: false });
  await fillIn(user);
  await user.click(submitButton());
  expect(lastToast()[1]).toBe(
    'Enter the code we mailed, or choose to show your ticket at the desk.',
  );
  await user.click(screen.getByText('I’ll show it at the desk'));
  await screen.findByText(/Staff check it with your photo ID/);
  expect(screen.queryByLabelText('Ticket ID')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Registration Complete!' });
  expect(server.calls(routes.submit)).toHaveLength(1);
  expect(server.calls(routes.submit)[0]?.body).toMatchObject({
    ticketId: 'WW2024-001240',
    paymentMethod: 'cash',
  });
});

test('ignores the confirmation of a ticket after another choice', async () => {
  const late = Promise.withResolvers<{ status: number; body: unknown }>();
  const server = serve({ ...held, [routes.prove]: () => late.promise });
  const user = visit();
  await validate(user);
  await enter(user, 'Code from the email', '482913');
  await user.click(screen.getByText('Confirm'));
  await user.click(screen.getByText('I’ll show it at the desk'));
  await enter(user, /^Email/, 'iris@example.com');
  await act(async () => {
    late.resolve(proven());
    await late.promise;
    await new Promise((done) => setTimeout(done));
  });
  expect(server.calls(routes.prove)).toHaveLength(1);
  expect((await field(/^Email/)).value).toBe('iris@example.com');
  screen.getByText(/Staff check it with your photo ID/);
});
