import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  confirmation,
  offline,
  ok,
  refuse,
  routes,
  serve,
  silent,
  visit,
  working,
} from './test-room.tsx';
import { setSession } from './test-session.ts';

vi.mock('../../data/session-store.ts', () => import('./test-session.ts'));

beforeEach(() => setSession(null));
afterEach(() => vi.unstubAllGlobals());

const open = async (answer: object = confirmation) => {
  serve({ ...working, [routes.confirmation]: ok(answer) });
  const hands = visit('/waiver/SUBMISSION1');
  await screen.findByRole('heading', { level: 1, name: 'Registration Complete!' });
  return hands;
};

/** What a term of the lists says. */
const fact = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows what was registered, in the event’s own time zone', async () => {
  await open();
  expect(fact('Confirmation ID')).toBe('SUBMISSION1');
  expect(fact('Participant')).toBe('Iris Okafor');
  expect(fact('Registered')).toMatch(/^Feb 10, 10:30\sAM$/);
  expect(fact('Payment')).toBe('Prepaid ticket');
  expect(fact('Ticket ID')).toBe('WW2024-001240');
});

test('shows the registered event’s own date, time and place', async () => {
  await open();
  const event = screen.getByRole('region', { name: 'Winter Wine Walk' });
  expect(fact('Date')).toBe('Saturday, February 15, 2025');
  expect(fact('Time')).toMatch(/^2:00\s–\s6:00\sPM$/);
  expect(fact('Place')).toBe('Depot Square, Harlow, VA');
  within(event).getByText('Depot Square, Harlow, VA');
});

test('a verified ticket is ready for the event', async () => {
  await open();
  screen.getByText('Ticket Verified - Ready for event');
  expect(screen.queryByText('Cash Payment Required')).toBeNull();
});

test('unverified cash: what to bring, where and until when', async () => {
  const { ticketId, ...rest } = confirmation;
  await open({ ...rest, paymentMethod: 'cash', isVerified: false });
  expect(ticketId).toBeTruthy();
  screen.getByText('Cash Payment Required');
  screen.getByText(/Bring \$35 to the registration desk before the event begins\. Cash only/);
  screen.getByText('Bring $35 in cash for your ticket.');
  expect(fact('Payment')).toBe('Cash at the desk');
  expect(screen.queryByText('Ticket ID')).toBeNull();
  expect(screen.queryByText('Ticket Verified - Ready for event')).toBeNull();
});

test('cash that the desk has taken is verified', async () => {
  await open({ ...confirmation, paymentMethod: 'cash', isVerified: true });
  screen.getByText('Ticket Verified - Ready for event');
  expect(screen.queryByText('Bring $35 in cash for your ticket.')).toBeNull();
});

test('reminds of what matters', async () => {
  await open();
  const reminders = screen.getByRole('region', { name: 'Good to know' });
  const lines = within(reminders)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'Arrive 15 minutes early.',
    'Bring a valid photo ID.',
    'You must be 21 or older.',
    'Drink responsibly: eat something, drink water.',
    'Arrange a safe way home before you start.',
  ]);
});

test('has a QR code of its own address for the desk', async () => {
  await open();
  screen.getByRole('img', { name: 'QR code of confirmation SUBMISSION1' });
});

test('goes on to the businesses, and prints', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const hands = await open();
  await hands.click(screen.getByText('Print Confirmation'));
  expect(print).toHaveBeenCalledOnce();
  await hands.click(screen.getByText('Start Exploring Businesses'));
  screen.getByText('At /');
});

const failures = [
  ['an unknown id', refuse(404, 'not-found', 'We have no registration with this submission ID.')],
  ['a failing server', refuse(500, 'unexpected', 'Something went wrong on our side.')],
  ['an HTML page', () => ({ status: 200, body: '<html></html>' })],
  ['no connection', offline],
  ['a silent server', silent],
] as const;

test.each(failures)('%s: says so, and tries again', async (_, failing) => {
  let isBroken = true;
  const read = () => (isBroken ? failing() : ok(confirmation)());
  serve({ ...working, [routes.confirmation]: read });
  const hands = visit('/waiver/SUBMISSION1');
  const alert = await screen.findByRole('alert');
  within(alert).getByText('Unable to load confirmation. Please check your submission ID.');
  isBroken = false;
  await hands.click(within(alert).getByText('Try again'));
  await screen.findByRole('heading', { name: 'Registration Complete!' });
});

test('has its heading from the start, for the focus to rest on', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  serve({ ...working, [routes.confirmation]: () => promise });
  visit('/waiver/SUBMISSION1');
  const heading = screen.getByRole('heading', { level: 1, name: 'Your confirmation' });
  screen.getByRole('status', { name: 'Loading' });
  heading.focus();
  resolve({ status: 200, body: confirmation });
  expect(await screen.findByRole('heading', { name: 'Registration Complete!' })).toBe(heading);
  expect(document.activeElement).toBe(heading);
});
