import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogBusiness, catalogReward, verified } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheOwnConfirmation } from '../../../support/own-confirmation.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { RewardsPage } from './rewards-page.tsx';

vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
}));
beforeEach(() => cacheOwnConfirmation());
afterEach(() => void vi.unstubAllGlobals());

const eventData = readyEventData({
  catalog: {
    businesses: [catalogBusiness('vino')],
    rewards: [catalogReward('first', { name: 'First Pour' })],
  },
  progress: { visits: { vino: verified() } },
});

const unpaid = () =>
  Response.json(
    { code: 'ticket-unpaid', message: 'Your ticket is not paid yet.' },
    { status: 409 },
  );

it('shows the request to pay instead of an error when the ticket is not paid', async () => {
  const user = userEvent.setup();
  let isPaid = false;
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  vi.stubGlobal('fetch', async () =>
    isPaid ? Response.json({ code: '12345678', expiresAt }) : unpaid(),
  );
  render(
    <TestEventData eventData={eventData} at="/rewards?reward=first">
      <RewardsPage />
    </TestEventData>,
  );
  expect(await screen.findByText('Pay at the desk, then pick up')).toBeTruthy();
  expect(screen.queryByText('Reward Error')).toBeNull();
  isPaid = true;
  await user.click(screen.getByRole('button', { name: 'I’ve paid' }));
  expect(await screen.findByText('1234 5678')).toBeTruthy();
});

it('says in the card that a reward waits for the payment', () => {
  cacheOwnConfirmation({ isVerified: false, state: 'cash-due', arrivedAt: null });
  render(
    <TestEventData eventData={eventData} at="/rewards">
      <RewardsPage />
    </TestEventData>,
  );
  expect(screen.getByText('Ready once you’ve paid')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'View Reward: First Pour' })).toBeNull();
});

it('says that the desk has not recorded the payment, and links to the ticket', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('fetch', async () => unpaid());
  render(
    <TestEventData eventData={eventData} at="/rewards?reward=first">
      <RewardsPage />
    </TestEventData>,
  );
  expect(await screen.findByText('Pay at the desk, then pick up')).toBeTruthy();
  expect(screen.queryByText(/hasn’t recorded/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I’ve paid' }));
  expect(
    await screen.findByText('The desk hasn’t recorded your payment yet. Show your ticket there.'),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Show my ticket' });
  expect(link.getAttribute('href')).toBe('/profile/ticket');
});

it('says that the payment is not recorded also when the answer takes time', async () => {
  const user = userEvent.setup();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let opened = Promise.resolve();
  vi.stubGlobal('fetch', () => opened.then(unpaid));
  render(
    <TestEventData eventData={eventData} at="/rewards?reward=first">
      <RewardsPage />
    </TestEventData>,
  );
  const button = await screen.findByRole('button', { name: 'I’ve paid' });
  opened = answered;
  await user.click(button);
  expect(button.ariaBusy).toBe('true');
  answer();
  expect(await screen.findByText(/hasn’t recorded your payment yet/)).toBeTruthy();
  expect(document.activeElement).toBe(button);
  expect(button.ariaBusy).toBe('false');
});

it('says in the sheet what to pay, with the way to the ticket', async () => {
  cacheOwnConfirmation({ isVerified: false, state: 'cash-due', arrivedAt: null });
  render(
    <TestEventData eventData={eventData} at="/rewards?reward=first">
      <RewardsPage />
    </TestEventData>,
  );
  expect(await screen.findByText('Pay $35 at the desk, then pick up')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show my ticket' })).toBeTruthy();
});

it('says that the payment could not be checked when the server cannot be reached', async () => {
  const user = userEvent.setup();
  cacheOwnConfirmation({ isVerified: false, state: 'cash-due', arrivedAt: null });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <TestEventData eventData={eventData} at="/rewards?reward=first">
      <RewardsPage />
    </TestEventData>,
  );
  await user.click(await screen.findByRole('button', { name: 'I’ve paid' }));
  expect(await screen.findByText(/^You need a connection to get a code/)).toBeTruthy();
  expect(screen.queryByText(/hasn’t recorded/)).toBeNull();
  expect(screen.getByRole('button', { name: 'I’ve paid' })).toBeTruthy();
});

it('asks an attendee with a ticket for the desk to show it there, not to pay', async () => {
  const user = userEvent.setup();
  const deskTicketId = 'WW-2';
  cacheOwnConfirmation({ isVerified: false, state: 'cash-due', arrivedAt: null, deskTicketId });
  vi.stubGlobal('fetch', async () => unpaid());
  render(
    <TestEventData eventData={eventData} at="/rewards?reward=first">
      <RewardsPage />
    </TestEventData>,
  );
  expect(screen.getByText('Ready once you’ve been at the desk')).toBeTruthy();
  expect(await screen.findByText('Show ticket WW-2 at the desk')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I’ve been there' }));
  expect(await screen.findByText(/hasn’t recorded your arrival yet/)).toBeTruthy();
});

it('asks an attendee of a free event to be at the desk first', async () => {
  const user = userEvent.setup();
  cacheOwnConfirmation({ isVerified: false, state: 'cash-due', arrivedAt: null });
  const event = { ticketPrice: { amountCents: 0, currency: 'USD' } };
  vi.stubGlobal('fetch', async () => unpaid());
  render(
    <TestEventData
      eventData={{ ...eventData, event: { ...eventData.event, ...event } }}
      at="/rewards?reward=first"
    >
      <RewardsPage />
    </TestEventData>,
  );
  expect(screen.getByText('Ready once you’ve been at the desk')).toBeTruthy();
  expect(await screen.findByText('Show your ticket at the desk, then pick up')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I’ve been there' }));
  expect(await screen.findByText(/hasn’t recorded your arrival yet/)).toBeTruthy();
});
