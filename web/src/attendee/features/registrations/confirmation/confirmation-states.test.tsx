import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { syncServerClock } from '../../../../platform/device/server-clock.ts';
import {
  endUnfinishedSignIn,
  keepSignIn,
  retrySignInLater,
} from '../../../../platform/session/unfinished-sign-in.ts';
import { englishTexts } from '../../../../support/catalog-texts.ts';
import { confirmation } from '../../../../support/own-confirmation.ts';
import {
  atTime,
  dayAfter,
  duringEvent,
  fact,
  open,
} from '../../../../support/registration/confirmation-page.tsx';
import { ok, routes, serve, visit, working } from '../../../../support/registration/screens.tsx';
import type { Confirmation } from '../../../shared/cached-confirmation.ts';

const { common } = englishTexts;

vi.mock(
  '../../../../platform/session/session-store.ts',
  () => import('../../../../support/registration/session.ts'),
);

async function openCancelled(overrides: Partial<Confirmation> = {}) {
  const cancelled = { ...confirmation, state: 'cancelled', ...overrides };
  serve({ ...working, [routes.confirmation]: ok(cancelled) });
  visit('/waiver/SUBMISSION1');
  await screen.findByText('Registration canceled');
}

afterEach(() => syncServerClock(new Date().toUTCString()));

test('warns about the effect of a reload when browser storage is unavailable', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await open();
  screen.getByText(common.storageBlocked);
});

test('shows a verified ticket as ready for the event', async () => {
  await open();
  screen.getByText('Ticket Verified - Ready for event');
  expect(screen.queryByText('Cash Payment Required')).toBeNull();
});

test('shows the amount, place and deadline once when cash is unverified', async () => {
  const { ticketId, ...rest } = confirmation;
  await open({ ...rest, paymentMethod: 'cash', isVerified: false, state: 'cash-due' });
  expect(ticketId).toBeTruthy();
  screen.getByText('Cash Payment Required');
  screen.getByText(/Bring \$35 to the registration desk before the event begins\. Cash only/);
  expect(screen.getAllByText(/\$35/)).toHaveLength(1);
  expect(fact('Payment')).toBe('Cash at the desk');
  expect(screen.queryByText('Ticket ID')).toBeNull();
  expect(screen.queryByText('Ticket Verified - Ready for event')).toBeNull();
});

test('names the ticket to show at the desk as the payment, not cash', async () => {
  const { ticketId: _, ...rest } = confirmation;
  const unpaid = { paymentMethod: 'cash', isVerified: false, state: 'cash-due' };
  await open({ ...rest, ...unpaid, deskTicketId: 'WW-2' });
  expect(fact('Payment')).toBe('Show ticket WW-2 at the desk');
  screen.getByText(/^Bring your photo ID\. If the ticket is yours, there’s nothing to pay\./);
});

test('requests no payment for a free event', async () => {
  const free = { ...confirmation.event, ticketPrice: { amountCents: 0, currency: 'USD' } };
  const { ticketId: _, ...rest } = confirmation;
  await open({ ...rest, event: free, paymentMethod: 'cash', isVerified: false, state: 'cash-due' });
  screen.getByText('Your place is booked');
  screen.getByText(
    /^Come to the registration desk before the event begins\. There’s nothing to pay/,
  );
  expect(fact('Payment')).toBe('Nothing to pay');
  expect(screen.queryByText(/\$0/)).toBeNull();
});

test('shows cash as verified after staff have taken it', async () => {
  await open({ ...confirmation, paymentMethod: 'cash', isVerified: true });
  screen.getByText('Ticket Verified - Ready for event');
  expect(screen.queryByText(/\$35/)).toBeNull();
});

test('omits early arrival and advance payment while the event runs', async () => {
  atTime(duringEvent);
  await open({ ...confirmation, paymentMethod: 'cash', isVerified: false, state: 'cash-due' });
  screen.getByText(/^Bring \$35 to the registration desk\. Cash only/);
  screen.getByText('Bring a valid photo ID.');
  expect(screen.queryByText('Arrive 15 minutes early.')).toBeNull();
});

test('shows the end of the event without any request when it has ended', async () => {
  atTime(dayAfter);
  await open();
  screen.getByText('This walk is over');
  expect(screen.queryByText(/You’re on the list/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
});

test('shows the arrival time after admission at the desk', async () => {
  atTime(duringEvent);
  await open({ ...confirmation, state: 'arrived', arrivedAt: '2025-02-15T19:12:00.000Z' });
  screen.getByText('You’re in');
  screen.getByText(/^You checked in at the desk at 2:12\sPM\./);
});

test('shows that a registration is canceled', async () => {
  await openCancelled();
  screen.getByText('Ask at the registration desk.');
  expect(screen.queryByText('Ticket Verified - Ready for event')).toBeNull();
});

test('shows no congratulation and no request on a canceled registration', async () => {
  await openCancelled({ mustSign: true });
  expect(screen.queryByText('Registration Complete!')).toBeNull();
  expect(screen.queryByText(/^You’re on the list/)).toBeNull();
  expect(screen.queryByText('Sign the waiver at the desk.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
  expect(screen.queryByText('Payment')).toBeNull();
});

test.each([
  ['behind', -86_400_000],
  ['ahead', 86_400_000],
])(
  "uses server time for its instructions when the phone's clock is a day %s",
  async (_, aheadMs) => {
    atTime(duringEvent + aheadMs);
    syncServerClock(new Date(duringEvent).toUTCString());
    await open({ ...confirmation, paymentMethod: 'cash', isVerified: false, state: 'cash-due' });
    screen.getByText(/^Bring \$35 to the registration desk\. Cash only/);
    screen.getByText('Bring a valid photo ID.');
    expect(screen.queryByText('Arrive 15 minutes early.')).toBeNull();
    expect(screen.queryByText('This walk is over')).toBeNull();
  },
);

test('offers to finish signing in after a lost exchange of the token', async () => {
  const lost = Object.assign(new Error('lost'), { code: 'auth/network-request-failed' });
  const exchange = vi.fn(async () => endUnfinishedSignIn());
  keepSignIn('token of maya');
  retrySignInLater(lost, exchange);
  onTestFinished(endUnfinishedSignIn);
  await open();
  screen.getByText(/^You’re registered, but not signed in on this device yet\./);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Finish Signing In' }));
  expect(exchange).toHaveBeenCalledWith('token of maya');
  expect(screen.queryByRole('button', { name: 'Finish Signing In' })).toBeNull();
});

test('says that the sign-in failed again, and offers another attempt', async () => {
  const lost = Object.assign(new Error('lost'), { code: 'auth/network-request-failed' });
  keepSignIn('token of maya');
  retrySignInLater(lost, () => Promise.reject(lost));
  onTestFinished(endUnfinishedSignIn);
  await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Finish Signing In' }));
  await screen.findByText('That didn’t work. Check your connection and try again.');
  screen.getByRole('button', { name: 'Finish Signing In' });
});
