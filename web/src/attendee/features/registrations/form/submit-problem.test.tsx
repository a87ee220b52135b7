import '../../../../support/registration/registration-setup.ts';

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  activeEvent,
  box,
  enter,
  failWith,
  field,
  fillIn,
  offline,
  ok,
  registered,
  reload,
  routes,
  serve,
  silent,
  submitButton,
  validate,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';
import { lastToast } from '../../../../support/registration/toasts.ts';

const failed = ['Registration Failed', 'Please check all required fields and try again.'];
type Answering = NonNullable<Parameters<typeof serve>[0][string]>;

/** Fills in and sends the form to a server that responds with `first` and succeeds after that. */
async function send(first: Answering) {
  let tries = 0;
  const submit: Answering = (call) => {
    tries += 1;
    return tries === 1 ? first(call) : ok(registered)();
  };
  const server = serve({ ...working, [routes.submit]: submit });
  const user = visit();
  await validate(user);
  await screen.findByText(/^Ticket \S+ is valid for/);
  await fillIn(user);
  await user.click(submitButton());
  return { server, user, keys: () => keysOf(server) };
}

const keysOf = (server: ReturnType<typeof serve>) =>
  server.calls(routes.submit).map(({ headers }) => headers.get('Idempotency-Key'));
const arrived = () => screen.findByRole('heading', { name: 'Registration Complete!' });

test('offers email confirmation or cash when the ticket is reserved for an email', async () => {
  const message = 'Confirm your email to use this ticket';
  const { server, user } = await send(failWith(422, 'email-not-proven', message));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(message);
  expect(lastToast()).toEqual(failed);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(within(alert).getByRole('button', { name: 'Confirm my email' })).toBeTruthy();
  await user.click(within(alert).getByRole('button', { name: 'Continue and pay cash' }));
  expect(server.calls(routes.submit)).toHaveLength(1);
});

test.each([
  ['belongs to someone else', 422, 'ticket-not-yours', 'This ticket belongs to someone else.'],
  ['used a moment ago', 409, 'ticket-used', 'Ticket WW2024-001240 has already been used.'],
  ['gone', 404, 'ticket-not-found', 'We can’t find ticket WW2024-001240.'],
])(
  "ticket %s: switches to cash only by the attendee's choice",
  async (_, status, code, message) => {
    const { server, user } = await send(failWith(status, code, message));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    await user.click(submitButton());
    await waitFor(() => expect(lastToast()[0]).toBe('Ticket Validation Required'));
    expect(server.calls(routes.submit)).toHaveLength(1);
    await user.click(within(alert).getByText('Continue and pay cash'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(submitButton());
    await arrived();
    expect(server.calls(routes.submit)[1]?.body).toMatchObject({ paymentMethod: 'cash' });
  },
);

test('shows when the ticket was used since it was validated, and how to sign in', async () => {
  const message = 'Ticket WW2024-001240 has already been used.';
  const details = { ticketId: 'WW2024-001240', usedAt: '2026-11-20T22:41:00.000Z' };
  await send(() => ({ status: 409, body: { code: 'ticket-used', message, details } }));
  const title = await screen.findByText('Ticket Already Used');
  const notice = title.parentElement as HTMLElement;
  expect(notice.textContent).toContain('WW2024-001240 on Nov 20, 5:41 PM');
  const signIn = within(notice).getByRole('link', { name: 'Sign In' });
  expect(signIn.getAttribute('href')).toBe('/api/login');
});

test("shows the server's field errors at the fields and focuses the first", async () => {
  await send(
    failWith(400, 'invalid-input', 'This address is not accepted.', {
      email: 'This address is not accepted.',
      emergencyPhone: 'Please enter a phone number.',
      waiverVersion: 'Unknown waiver.',
    }),
  );
  await screen.findByText('This address is not accepted.', { exact: true });
  screen.getByText('Please enter a phone number.');
  expect(document.activeElement).toBe(await field(/^Email/));
  expect((await field('Emergency contact phone')).ariaInvalid).toBe('true');
});

test('links into the app when already registered', async () => {
  const message = 'You are already registered for Autumn Wine Walk.';
  const details = { event: 'Autumn Wine Walk' };
  await send(() => ({ status: 409, body: { code: 'already-registered', message, details } }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You are already registered for Autumn Wine Walk.');
  expect(within(alert).getByText('Open the map').getAttribute('href')).toBe('/');
});

const passing = [
  ['no connection', offline, 'couldn’t reach the server'],
  ['a silent server', silent, 'took too long'],
  ['a failing server', failWith(500, 'unexpected', 'Went wrong on our side.'), 'on our side'],
  ['an HTML page', () => ({ status: 502, body: '<html>Bad gateway</html>' }), 'went wrong'],
  ['too many tries', failWith(429, 'too-many-requests', 'Please wait a moment.'), 'wait a moment'],
] as const;

test.each(passing)(
  '%s: preserves typed values, and a retry repeats the same request',
  async (_, first, message) => {
    const { server, user, keys } = await send(first);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(alert.textContent).toContain('What you typed is still here.');
    expect(lastToast()).toEqual(failed);
    expect((await field(/^Full legal name/)).value).toBe('Iris Okafor');
    expect(box(/^I have read/).checked).toBe(true);
    await user.click(within(alert).getByText('Try again'));
    await arrived();
    const [sent, sentAgain] = server.calls(routes.submit);
    expect(sentAgain?.body).toEqual(sent?.body);
    expect(keys()[0]).toBeTruthy();
    expect(keys()[1]).toBe(keys()[0]);
  },
);

test('reuses the idempotency key after a reload between two attempts', async () => {
  const { server } = await send(offline);
  await screen.findByRole('alert');
  const user = reload();
  await validate(user);
  await screen.findByText(/^Ticket \S+ is valid for/);
  await user.click(submitButton());
  await arrived();
  const [first, second] = keysOf(server);
  expect(second).toBe(first);
});

test('uses a new idempotency key for changed content', async () => {
  const { user, keys } = await send(failWith(409, 'already-registered', 'Already.'));
  await screen.findByRole('alert');
  await enter(user, /^Email/, 'iris.okafor@example.com');
  await user.click(submitButton());
  await arrived();
  expect(keys()[1]).toBeTruthy();
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('shows the end of the event when it ended after the page was opened', async () => {
  let isOver = false;
  serve({
    ...working,
    [routes.event]: () => ok(isOver ? null : activeEvent)(),
    [routes.submit]: failWith(422, 'no-active-event', 'There is no event to register for.'),
  });
  const user = visit();
  await validate(user);
  await fillIn(user);
  isOver = true;
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'No Active Event' });
});

test('announces a newly active event and preserves typed values', async () => {
  let isOther = false;
  const harvest = { ...activeEvent, id: 'harvest', name: 'Harvest Walk' };
  const server = serve({
    ...working,
    [routes.event]: () => ok(isOther ? harvest : activeEvent)(),
    [routes.submit]: ({ body }) =>
      (body as { eventId: string }).eventId === 'harvest'
        ? ok(registered)()
        : failWith(422, 'no-active-event', 'Registration is now for Harvest Walk.')(),
  });
  const user = visit();
  await validate(user);
  await fillIn(user);
  expect(screen.queryByRole('alert')).toBeNull();
  isOther = true;
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Harvest Walk' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Registration is now for Harvest Walk');
  expect(document.activeElement).toBe(alert);
  expect((await field('Ticket ID')).value).toBe('WW2024-001240');
  expect((await field(/^Full legal name/)).value).toBe('Iris Okafor');
  expect(box(/^I have read/).checked).toBe(true);
  expect(lastToast()).toEqual(failed);

  await user.click(screen.getByText('Validate'));
  await screen.findByText(/^Ticket \S+ is valid for/);
  await user.click(submitButton());
  await arrived();
  const sent = server.calls(routes.submit).map(({ body }) => (body as { eventId: string }).eventId);
  expect(sent).toEqual(['autumn', 'harvest']);
  expect(keysOf(server)[1]).not.toBe(keysOf(server)[0]);
});
