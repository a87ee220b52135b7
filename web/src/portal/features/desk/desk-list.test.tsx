import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginStaffSession,
  endStaffSession,
} from '../../../platform/session/staff-session-store.ts';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { TestTab, theo } from '../../../support/portal/test-tab.tsx';
import DeskTab from './desk-tab.tsx';

/** Snapshot stored on the device. */
const phone = vi.hoisted(() => ({ kept: null as object | null }));
vi.mock('../../../platform/storage/encrypted-entry.ts', () => ({
  encryptedEntry: () => ({
    read: async () => phone.kept,
    put: async (value: object) => {
      phone.kept = value;
      return true;
    },
    forget: async () => undefined,
  }),
}));

/** List as an earlier version stores it: without its cursor and the tickets left. */
const list = {
  event: {
    id: 'autumn',
    name: 'Autumn Wine Walk',
    timeZone: 'America/New_York',
    ticketPrice: { amountCents: 3500, currency: 'USD' },
    ticketTypes: [],
  },
  takenAt: '2026-11-20T22:41:00.000Z',
  hashKey: 'AAAA',
  entries: [],
  businesses: [{ id: 'vino', name: 'Vino Veritas' }],
};
const snapshot = 'GET /api/admin/desk/snapshot?eventId=autumn';
let server: FakeServer;

beforeEach(async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  phone.kept = null;
  forgetRecords();
  server = fakeServer();
  server.on(snapshot, () => Promise.reject(new TypeError('Failed to fetch')));
  await beginStaffSession('token', theo);
});
afterEach(async () => {
  vi.useRealTimers();
  await endStaffSession(null);
});

const emitEvents = () => emitSnapshot('events', [event('autumn', { name: 'Autumn Wine Walk' })]);
/** Opens the dialog of a sale with a list of a sold-out event, and returns the button of the payment. */
async function sellSoldOut(): Promise<HTMLButtonElement> {
  const soldOut = { ...list, event: { ...list.event, left: { places: 0, types: {} } } };
  phone.kept = soldOut;
  server.on(snapshot, { body: soldOut });
  server.on('GET /api/admin/tills?eventId=autumn', {
    body: { tills: [ownTill], ownTillId: ownTill.id },
  });
  emitEvents();
  open();
  expect(await screen.findByLabelText('Your spot')).toBeTruthy();
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Sell a ticket' }));
  await user.type(screen.getByLabelText('Full name'), 'Uma Frost');
  return screen.findByRole('button', { name: /^Paid/ });
}

const open = (staff = theo) =>
  render(
    <TestTab at="/admin/desk" staff={staff}>
      <DeskTab />
    </TestTab>,
  );

describe("desk of a volunteer's link", () => {
  const hour = 60 * 60 * 1000;
  const from = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const sam = { ...theo, expiresAt: from(34), eventId: 'spring' };
  const tonight = event('autumn', { startTime: from(-1), endTime: from(3) });
  const tomorrow = event('spring', {
    name: 'Spring Wine Walk',
    startTime: from(23),
    endTime: from(27),
  });
  const ofSpring = 'GET /api/admin/desk/snapshot?eventId=spring';

  it('lists the event of the link while another event is running', async () => {
    server.on(ofSpring, { body: { ...list, event: { ...list.event, id: 'spring' } } });
    emitSnapshot('events', [tomorrow, tonight]);
    open(sam);
    expect(await screen.findByText('Spring Wine Walk')).toBeTruthy();
    await waitFor(() => expect(server.requestsTo(ofSpring).length).toBeGreaterThan(0));
    expect(server.requests.filter(({ path }) => path.includes('autumn'))).toEqual([]);
  });

  it('takes an event that is not active from the snapshot', async () => {
    const spring = { ...list.event, id: 'spring', name: 'Spring Wine Walk' };
    server.on(ofSpring, { body: { ...list, event: spring } });
    emitSnapshot('events', [tonight]);
    open(sam);
    expect(await screen.findByText('Spring Wine Walk')).toBeTruthy();
  });
});

it('shows that the snapshot is loading if the device has none', async () => {
  server.on(snapshot, () => new Promise(() => undefined));
  emitEvents();
  open();
  expect(await screen.findByText(/^Downloading the list for offline use/)).toBeTruthy();
});

it('retries a failed snapshot within seconds and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  emitEvents();
  open();
  expect(
    await screen.findByText(
      'We can’t reach the server. This phone has no list yet, so it can’t check who may enter. We try again every 15 seconds.',
    ),
  ).toBeTruthy();
  server.on(snapshot, { body: list });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await screen.findByLabelText('Your spot')).toBeTruthy();
  expect(screen.queryByText(/^We can’t reach the server/)).toBeNull();
});

it('uses the stored snapshot before the events are loaded and says that a refresh failed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(list.takenAt) });
  phone.kept = list;
  open();
  expect(
    await screen.findByText(
      'We can’t reach the server. Using the list from 5:41 PM, 0 entries. We try again every 15 seconds.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Autumn Wine Walk')).toBeTruthy();
});

it('reads the changes of the stored list, and keeps the entries that did not change', async () => {
  const person = (confirmation: string) => ({
    confirmation,
    ticket: null,
    ticketKey: null,
    answer: 'welcome',
    name: 'Maya R.',
    happenedAt: null,
    happenedBy: null,
  });
  phone.kept = { ...list, entries: [person('a'), person('b')], cursor: 'db 1' };
  const changes = { ...list, entries: [{ ...person('b'), answer: 'used' }], cursor: 'db 2' };
  server.on(`${snapshot}&cursor=db+1&hashKey=AAAA`, { body: { ...changes, removedTickets: [] } });
  emitEvents();
  open();
  await waitFor(() => expect(phone.kept).toMatchObject({ cursor: 'db 2' }));
  expect(phone.kept).toMatchObject({
    entries: [
      { confirmation: 'a', answer: 'welcome' },
      { confirmation: 'b', answer: 'used' },
    ],
  });
});

it('does not report a missing event before the events are loaded', () => {
  open();
  expect(screen.getByText('Loading the event…')).toBeTruthy();
});

it('names the day of a list that is not of this evening', async () => {
  const weekMs = 7 * 24 * 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(list.takenAt) + weekMs });
  phone.kept = list;
  open();
  expect(await screen.findByText(/Using the list from Nov 20, 5:41 PM, 0 entries\./)).toBeTruthy();
});

it('says before the payment that no ticket is left', async () => {
  const sell = await sellSoldOut();
  expect(await screen.findByText('Sold out: there are no tickets to sell.')).toBeTruthy();
  expect(sell.disabled).toBe(true);
});

it('sells without a connection, whatever was left before', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sell = await sellSoldOut();
  await waitFor(() => expect(sell.disabled).toBe(false));
  expect(screen.queryByText(/^Sold out/)).toBeNull();
});
