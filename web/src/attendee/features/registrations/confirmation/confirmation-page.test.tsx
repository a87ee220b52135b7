import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { confirmation } from '../../../../support/own-confirmation.ts';
import { fact, open } from '../../../../support/registration/confirmation-page.tsx';
import {
  failWith,
  offline,
  ok,
  routes,
  serve,
  silent,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';
import { setSession } from '../../../../support/registration/session.ts';

vi.mock(
  '../../../../platform/session/session-store.ts',
  () => import('../../../../support/registration/session.ts'),
);
vi.mock('./registration-listener.tsx', () => ({ default: () => null }));

test("shows the registered data in the event's own time zone", async () => {
  await open();
  expect(fact('Confirmation ID')).toBe('SUBMISSION1');
  expect(screen.getByRole('heading', { name: 'Iris Okafor' })).toBeTruthy();
  expect(fact('Registered')).toMatch(/^Feb 10, 10:30\sAM$/);
  expect(fact('Payment')).toBe('Prepaid ticket');
  expect(fact('Ticket ID')).toBe('WW2024-001240');
});

test("shows the registered event's own date, time and place", async () => {
  await open();
  const pass = within(screen.getByRole('region', { name: /Iris Okafor$/ }));
  pass.getByText('Winter Wine Walk');
  expect(fact('Date')).toBe('Saturday, February 15, 2025');
  expect(fact('Time')).toMatch(/^2:00\s–\s6:00\sPM$/);
  pass.getByText('Depot Square, Harlow, VA');
});

test('adds the event to a calendar with its time and place', async () => {
  await open();
  const google = screen.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' });
  const asked = new URL(google.href).searchParams;
  expect(asked.get('text')).toBe('Winter Wine Walk');
  expect(asked.get('dates')).toBe('20250215T190000Z/20250215T230000Z');
  expect(asked.get('location')).toBe('Depot Square, Harlow, VA');
});

test('shows the state of the ticket below its code, above date and place', async () => {
  await open();
  const { textContent } = screen.getByRole('region', { name: /Iris Okafor$/ });
  expect(textContent).toMatch(/Iris Okafor.*Ticket Verified - Ready for event.*Date.*Place/);
});

test("caches the attendee's own ticket completely for offline use", async () => {
  await open();
  cleanup();
  serve({ ...working, [routes.confirmation]: offline });
  visit('/waiver/SUBMISSION1');
  await screen.findByRole('heading', { level: 1, name: 'Registration Complete!' });
  screen.getByRole('img', { name: 'QR code for confirmation SUBMISSION1' });
  screen.getByText('Ticket Verified - Ready for event');
  screen.getByRole('region', { name: /Iris Okafor$/ });
  await screen.findByText(/^Saved copy\./);
});

test('shows nothing of a cached ticket at the address of another one, opened in the same window', async () => {
  await open();
  cleanup();
  serve({ ...working, 'GET /api/waiver/GUESTB': () => new Promise(() => undefined) });
  const user = visit('/waiver/SUBMISSION1', (page) => (
    <>
      {page}
      <Link to="/waiver/GUESTB">Scanned</Link>
    </>
  ));
  await screen.findByText('Ticket Verified - Ready for event');
  await user.click(screen.getByText('Scanned'));
  await waitFor(() => expect(screen.queryByText('Ticket Verified - Ready for event')).toBeNull());
});

test("does not cache another attendee's confirmation", async () => {
  await open({ ...confirmation, isOwn: false });
  cleanup();
  serve({ ...working, [routes.confirmation]: offline });
  visit('/waiver/SUBMISSION1');
  await screen.findByText('Unable to load confirmation. Please check your submission ID.');
});

test('shows the full name to the owner who is signed in after the first response', async () => {
  const forStrangers = { ...confirmation, participantName: 'Iris O.', isOwn: false };
  const server = serve({ ...working, [routes.confirmation]: ok(forStrangers) });
  visit('/waiver/SUBMISSION1');
  await screen.findByRole('heading', { name: 'Iris O.' });
  server.on(routes.confirmation, ok(confirmation));
  act(() => setSession({ uid: 'iris', session: null }));
  await screen.findByRole('heading', { name: 'Iris Okafor' });
  expect(server.calls(routes.confirmation)).toHaveLength(2);
});

test('clears the cached confirmation when the API returns 404', async () => {
  await open();
  cleanup();
  serve({
    ...working,
    [routes.confirmation]: failWith(404, 'submission-not-found', 'We have none.'),
  });
  visit('/waiver/SUBMISSION1');
  await screen.findByText('Unable to load confirmation. Please check your submission ID.');
  expect(localStorage.getItem('ww:ticket')).toBeNull();
});

test('shows the reminders', async () => {
  await open();
  const reminders = screen.getByRole('region', { name: 'Good to know' });
  const lines = within(reminders)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'Arrive 15 minutes early.',
    'Bring a valid photo ID.',
    'You must be 21 or older.',
    'Drink responsibly. Eat something and drink water.',
    'Plan a safe way home before you start.',
  ]);
});

test('shows a QR code of the page URL for the desk', async () => {
  await open();
  screen.getByRole('img', { name: 'QR code for confirmation SUBMISSION1' });
});

test('links to the businesses and prints', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const user = await open();
  await user.click(screen.getByText('Print Confirmation'));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByText('Start Exploring Businesses'));
  screen.getByText('At /');
});

const failures = [
  ['a failing server', failWith(500, 'unexpected', 'Something went wrong on our side.')],
  ['an HTML page', () => ({ status: 200, body: '<html></html>' })],
  ['no connection', offline],
  ['a silent server', silent],
] as const;

test.each(failures)('%s: shows the error and retries', async (_, failing) => {
  let isBroken = true;
  const read = () => (isBroken ? failing() : ok(confirmation)());
  serve({ ...working, [routes.confirmation]: read });
  const user = visit('/waiver/SUBMISSION1');
  const alert = await screen.findByRole('alert');
  within(alert).getByText('Unable to load confirmation. Please check your submission ID.');
  isBroken = false;
  await user.click(within(alert).getByText('Try again'));
  await screen.findByRole('heading', { name: 'Registration Complete!' });
});

test('renders its heading at once so the focus can rest on it', async () => {
  const { promise: response, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  serve({ ...working, [routes.confirmation]: () => response });
  visit('/waiver/SUBMISSION1');
  const heading = screen.getByRole('heading', { level: 1, name: 'Your confirmation' });
  screen.getByRole('status', { name: 'Loading' });
  heading.focus();
  resolve({ status: 200, body: confirmation });
  expect(await screen.findByRole('heading', { name: 'Registration Complete!' })).toBe(heading);
  expect(document.activeElement).toBe(heading);
});

test("links to the group after registration from a group's link", async () => {
  serve({ ...working, [routes.confirmation]: ok(confirmation) });
  visit('/waiver/SUBMISSION1?next=%2Fgroup%2Fabc123');
  const link = await screen.findByRole('link', { name: 'Go to your group' });
  expect(link.getAttribute('href')).toBe('/group/abc123');
  expect(screen.queryByRole('link', { name: 'Start Exploring Businesses' })).toBeNull();
});

test('leads on from an unknown ID: to the registration and to the sign-in', async () => {
  serve({ ...working, [routes.confirmation]: failWith(404, 'submission-not-found', 'Not found') });
  visit('/waiver/SUBMISSION1');
  await screen.findByText('Unable to load confirmation. Please check your submission ID.');
  const register = screen.getByRole('link', { name: 'Register & Check-In' });
  expect(register.getAttribute('href')).toBe('/waiver');
  const signIn = screen.getByRole('link', { name: 'Find my registration by email' });
  expect(signIn.getAttribute('href')).toBe('/api/login');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
