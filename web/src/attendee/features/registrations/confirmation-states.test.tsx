import { screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { common } from '../../../i18n/en/common.ts';
import { syncServerClock } from '../../../platform/device/server-clock.ts';
import {
  atTime,
  dayAfter,
  duringEvent,
  fact,
  open,
} from '../../../support/registration/confirmation-page.tsx';
import { confirmation } from '../../../support/registration/screens.tsx';

vi.mock(
  '../../../platform/session/session-store.ts',
  () => import('../../../support/registration/session.ts'),
);

afterEach(() => syncServerClock(new Date().toUTCString()));

// spec: 4.14
test('where the browser keeps nothing, it is said before a reload what that costs', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await open();
  screen.getByText(common.storageBlocked);
});

// spec: 2.52, A10.9
test('a verified ticket is ready for the event', async () => {
  await open();
  screen.getByText('Ticket Verified - Ready for event');
  expect(screen.queryByText('Cash Payment Required')).toBeNull();
});

// spec: 2.48, 2.53, 9.10, A10.9
test('unverified cash: what to bring, where and until when', async () => {
  const { ticketId, ...rest } = confirmation;
  await open({ ...rest, paymentMethod: 'cash', isVerified: false, state: 'cash-due' });
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

// spec: A10.5
test('while it runs, arriving early and paying beforehand are not mentioned', async () => {
  atTime(duringEvent);
  await open({ ...confirmation, paymentMethod: 'cash', isVerified: false, state: 'cash-due' });
  screen.getByText(/^Bring \$35 to the registration desk\. Cash only/);
  screen.getByText('Bring a valid photo ID.');
  expect(screen.queryByText('Arrive 15 minutes early.')).toBeNull();
});

// spec: A10.5
test('once it is over it says so, and asks for nothing', async () => {
  atTime(dayAfter);
  await open();
  screen.getByText('This walk is over');
  expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
});

// spec: A10.5
test('whoever was admitted at the desk sees since when', async () => {
  atTime(duringEvent);
  await open({ ...confirmation, state: 'arrived', arrivedAt: '2025-02-15T19:12:00.000Z' });
  screen.getByText('You are in');
  screen.getByText(/^The desk let you in at 2:12\sPM\./);
});

// spec: A10.5
test('a cancelled registration says so', async () => {
  await open({ ...confirmation, state: 'cancelled' });
  screen.getByText('Registration cancelled');
  expect(screen.queryByText('Ticket Verified - Ready for event')).toBeNull();
});

test.each([
  ['behind', -86_400_000],
  ['ahead', 86_400_000],
])(
  'what it asks for goes by the server’s time on a phone whose clock is a day %s',
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
