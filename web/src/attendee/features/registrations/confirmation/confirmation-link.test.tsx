import { cleanup, render, screen } from '@testing-library/react';
import { registration, ticketType, verified } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLiveStore, type LiveStore } from '../../../../platform/live/live-store.ts';
import { fakeLive } from '../../../../support/live-store.ts';
import { confirmation } from '../../../../support/own-confirmation.ts';
import { offline, ok, serve } from '../../../../support/registration/screens.tsx';
import {
  readyEventData,
  TestEventData,
  testParticipant,
} from '../../../../support/test-event-data.tsx';
import { ConfirmationLink } from './confirmation-link.tsx';

const address = 'GET /api/waiver/submission';
const ticket = { ...confirmation, submissionId: 'submission' };
const due = { ...ticket, paymentMethod: 'cash', isVerified: false, state: 'cash-due' };

function show(
  eventData = readyEventData({ event: { ticketPrice: { amountCents: 4250, currency: 'USD' } } }),
  store: LiveStore = createLiveStore(),
) {
  render(
    <TestEventData eventData={eventData} live={store}>
      <ConfirmationLink />
    </TestEventData>,
  );
  return store;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("links to the attendee's ticket and shows its status", async () => {
  serve({ [address]: ok(ticket) });
  show();
  await screen.findByText('Pick up your glass at the desk');
  const link = screen.getByRole('link', { name: 'My ticket' });
  expect(link.getAttribute('href')).toBe('/profile/ticket');
});

test('shows that the walk has ended in place of the status', async () => {
  serve({ [address]: ok(due) });
  show(readyEventData({ event: { endTime: '2020-11-20T23:00:00.000Z' } }));
  await screen.findByText('This walk has ended');
  expect(screen.queryByText(/desk/)).toBeNull();
});

test("shows the amount due at the desk at the event's own price", async () => {
  serve({ [address]: ok(due) });
  show();
  await screen.findByText('Pay $42.50 at the desk, then pick up');
});

describe('when the desk has chosen another type than the first', () => {
  const [general, driver] = [ticketType({ id: 'general', priceCents: 3500 }), ticketType()];
  const eventData = readyEventData({ event: { ticketTypes: [general, driver] } });

  test('shows the price of the live registration', async () => {
    serve({ [address]: ok(due) });
    const live = fakeLive();
    const unpaid = { typeId: driver.id, isVerified: false, paymentMethod: 'cash', ticketId: null };
    live.emitDocument('registrations/submission', registration('submission', unpaid));
    show(eventData, live);
    await screen.findByText('Pay $10 at the desk, then pick up');
  });

  test('shows the price of the confirmation without a live registration', async () => {
    const { name, nameIn, includesDrinks, minimumAge } = driver;
    const event = { ...due.event, ticketPrice: { amountCents: 1000, currency: 'USD' } };
    const ofDriver = { ...due, event, ticketType: { name, nameIn, includesDrinks, minimumAge } };
    serve({ [address]: ok(ofDriver) });
    show(eventData);
    await screen.findByText('Pay $10 at the desk, then pick up');
  });
});

test('shows the amount due after a stamp while the ticket is unpaid', async () => {
  serve({ [address]: ok({ ...due, state: 'walking' }) });
  const store = show();
  const request = vi.spyOn(store, 'request');
  await screen.findByText('Pay $42.50 at the desk, then pick up');
  expect(request).toHaveBeenCalledWith({ kind: 'document', path: 'registrations/submission' });
});

test('renders offline when the confirmation is cached', async () => {
  serve({ [address]: ok(ticket) });
  show();
  await screen.findByText('Pick up your glass at the desk');
  serve({ [address]: offline });
  show();
  expect(screen.getAllByText('Pick up your glass at the desk')).toHaveLength(2);
});

test('sends no request after the arrival', async () => {
  serve({ [address]: ok({ ...ticket, state: 'arrived', arrivedAt: '2026-11-20T18:05:00.000Z' }) });
  show();
  await screen.findByText('You’re in');
  const { calls } = serve({ [address]: offline });
  show();
  expect(screen.getAllByText('You’re in')).toHaveLength(2);
  expect(calls(address)).toEqual([]);
});

test('shows at the next opening that a canceled registration was restored', async () => {
  serve({ [address]: ok({ ...ticket, state: 'cancelled' }) });
  show();
  await screen.findByText('Canceled. Ask at the desk');
  cleanup();
  serve({ [address]: ok(ticket) });
  show();
  await screen.findByText('Pick up your glass at the desk');
});

test('shows the arrival at the next opening, not after a stamp before the desk', async () => {
  serve({ [address]: ok(ticket) });
  show();
  await screen.findByText('Pick up your glass at the desk');
  cleanup();
  show(readyEventData({ progress: { visits: { vino: verified(10) } } }));
  expect(screen.getByText('Pick up your glass at the desk')).toBeTruthy();
  cleanup();
  serve({ [address]: ok({ ...ticket, state: 'arrived', arrivedAt: '2026-11-20T18:05:00.000Z' }) });
  show();
  expect(await screen.findByText('You’re in')).toBeTruthy();
});

test('listens to the registration only while cash is due', async () => {
  serve({ [address]: ok(due) });
  const store = show();
  const request = vi.spyOn(store, 'request');
  await screen.findByText('Pay $42.50 at the desk, then pick up');
  expect(request).toHaveBeenCalledWith({ kind: 'document', path: 'registrations/submission' });
});

test('renders nothing when the attendee has not registered for this event', () => {
  show(readyEventData({ participant: testParticipant({ registrations: {} }) }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('asks to pick up the glass after a stamp before the desk', async () => {
  serve({ [address]: ok({ ...ticket, state: 'walking' }) });
  show(readyEventData({ progress: { visits: { vino: verified(10) } } }));
  await screen.findByText('Pick up your glass at the desk');
});
