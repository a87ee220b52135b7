import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminDraw } from '@wine-walk/common/api/draws.ts';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { type FakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { preparePortal } from '../../../support/portal/test-portal.tsx';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import DrawsTab from './draws-tab.tsx';

const list = 'GET /api/admin/events/autumn/draws';
const closing = 'POST /api/admin/draws/basket/closing';
const drawings = 'POST /api/admin/draws/basket/drawings';
const people = 'GET /api/admin/draws/basket/drawn-people';
const open: AdminDraw = {
  id: 'basket',
  eventId: 'autumn',
  prize: 'Gift basket',
  stamps: 6,
  closesTime: '2026-11-21T01:00:00.000Z',
  closing: null,
  drawings: [],
  version: 1,
};
const closed: AdminDraw = {
  ...open,
  closing: {
    closedAt: '2026-11-21T01:05:00.000Z',
    closedBy: 'dana',
    count: 41,
    freeCount: 1,
    sha256: 'ab'.repeat(32),
  },
  version: 2,
};
const drawn: AdminDraw = {
  ...closed,
  drawings: [
    {
      seed: 'cd'.repeat(32),
      drawnAt: '2026-11-21T01:10:00.000Z',
      drawnBy: 'dana',
      entry: 'ABCDEFGHJK',
      reason: null,
    },
  ],
  version: 3,
};
let server: FakeServer;

function openTab(draws: AdminDraw[]) {
  server.on(list, { body: draws });
  render(
    <TestTab>
      <DrawsTab />
    </TestTab>,
  );
  return userEvent.setup();
}

beforeEach(async () => {
  server = await preparePortal();
  emitSnapshot('events', [event('autumn', { endTime: '2026-11-21T01:00:00.000Z' })]);
  server.on('GET /api/admin/draws/basket/entrants', {
    body: { byStamps: 40, free: 1, unpaid: 2, canceled: 0, twice: 0, staffNames: ['Theo Marsh'] },
  });
});

it('sets up a draw that is open until the end of the event', async () => {
  const endTime = '2999-11-21T01:00:00.000Z';
  emitSnapshot('events', [event('autumn', { endTime })]);
  const user = openTab([]);
  await user.click(await screen.findByRole('button', { name: 'New draw' }));
  await user.type(await screen.findByLabelText(/^Prize/), 'Gift basket');
  await user.type(screen.getByLabelText(/^Stamps for an entry/), '6');
  server.on('POST /api/admin/draws', { body: open });
  server.on(list, { body: [open] });
  await user.click(screen.getByRole('button', { name: 'Save draw' }));
  expect(await screen.findByRole('heading', { name: 'Gift basket' })).toBeTruthy();
  expect(server.requestsTo('POST /api/admin/draws')[0]?.body).toEqual({
    eventId: 'autumn',
    prize: 'Gift basket',
    stamps: 6,
    closesTime: endTime,
  });
});

it('proposes a time ahead after the event, so that entries can be added', async () => {
  emitSnapshot('events', [event('autumn', { endTime: '2020-11-21T01:00:00.000Z' })]);
  const user = openTab([]);
  await user.click(await screen.findByRole('button', { name: 'New draw' }));
  await user.type(await screen.findByLabelText(/^Prize/), 'Gift basket');
  await user.type(screen.getByLabelText(/^Stamps for an entry/), '6');
  server.on('POST /api/admin/draws', { body: open });
  await user.click(screen.getByRole('button', { name: 'Save draw' }));
  await waitFor(() => expect(server.requestsTo('POST /api/admin/draws')).toHaveLength(1));
  const body = server.requestsTo('POST /api/admin/draws')[0]?.body as { closesTime: string };
  const minutesAhead = (Date.parse(body.closesTime) - Date.now()) / 60_000;
  expect(minutesAhead).toBeGreaterThan(55);
  expect(minutesAhead).toBeLessThanOrEqual(60);
});

it('counts the entries and names who is left out while a draw is open', async () => {
  openTab([open]);
  expect(await screen.findByText('41 entries: 40 by stamps, 1 without a purchase')).toBeTruthy();
  expect(screen.getByText('Not paid: 2')).toBeTruthy();
  expect(screen.getByText('Staff: Theo Marsh')).toBeTruthy();
  expect(screen.queryByText(/^Canceled/)).toBeNull();
});

/** Draws that are open at any time, and over. */
const farAhead = { ...open, closesTime: '2999-11-21T01:00:00.000Z' };
const over = { ...open, closesTime: '2020-11-21T01:00:00.000Z' };

it('offers entries without a purchase until the announced time', async () => {
  openTab([over, { ...farAhead, id: 'case', prize: 'Case of wine' }]);
  server.on('GET /api/admin/draws/case/entrants', {
    body: { byStamps: 40, free: 0, unpaid: 0, canceled: 0, twice: 0, staffNames: [] },
  });
  expect(
    await screen.findByRole('button', { name: 'Add a free entry to Case of wine' }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit Gift basket' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a free entry to Gift basket' })).toBeNull();
});

it('offers to close the entries only when their time is up, and says so', async () => {
  openTab([over, { ...farAhead, id: 'case', prize: 'Case of wine' }]);
  server.on('GET /api/admin/draws/case/entrants', {
    body: { byStamps: 40, free: 0, unpaid: 0, canceled: 0, twice: 0, staffNames: [] },
  });
  expect(await screen.findByRole('button', { name: 'Close entries of Gift basket' })).toBeTruthy();
  expect(screen.getByText(/^Time is up: entries can be closed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close entries of Case of wine' })).toBeNull();
  expect(screen.getAllByText(/^Entries open/)).toHaveLength(1);
});

it('adds an entry without a purchase', async () => {
  const user = openTab([farAhead]);
  await user.click(await screen.findByRole('button', { name: /^Add a free entry to/ }));
  expect(await screen.findByText(/^No purchase needed/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Full name/), 'Ada Lovelace');
  await user.type(screen.getByLabelText(/^Phone, email or address/), 'ada@example.org');
  server.on('POST /api/admin/draws/basket/free-entries', { body: { id: 'one' } });
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  expect(await screen.findByText('Entry added')).toBeTruthy();
  expect(server.requestsTo('POST /api/admin/draws/basket/free-entries')[0]?.body).toEqual({
    fullName: 'Ada Lovelace',
    contact: 'ada@example.org',
  });
});

it('publishes the fingerprint and the public page when the entries are closed', async () => {
  const user = openTab([over]);
  await user.click(await screen.findByRole('button', { name: /^Close entries of/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/can’t be undone.*fingerprint is published/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Not yet' })).toBeTruthy();
  expect(server.requestsTo(closing)).toEqual([]);
  server.on(closing, { body: closed });
  server.on(list, { body: [closed] });
  await user.click(dialog.getByRole('button', { name: 'Close entries' }));
  expect(await screen.findByText('ab'.repeat(32))).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open the public page of Gift basket' });
  expect(link.getAttribute('href')).toBe('/draw/basket');
  expect(server.requestsTo(closing)[0]?.body).toEqual({ version: 1 });
});

it('offers to wait, not to keep something, before the winner is drawn', async () => {
  const user = openTab([closed]);
  await user.click(await screen.findByRole('button', { name: 'Draw the winner of Gift basket' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Not yet' }));
  expect(server.requestsTo(drawings)).toEqual([]);
});

it('shows what another coordinator did when the drawing is refused as stale', async () => {
  const user = openTab([closed]);
  await user.click(await screen.findByRole('button', { name: 'Draw the winner of Gift basket' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  server.on(drawings, refusal(409, 'stale-edit', 'Someone else drew.'));
  server.on(list, { body: [drawn] });
  await user.click(dialog.getByRole('button', { name: 'Draw the winner' }));
  expect(await screen.findByText(/^Someone else changed this draw/)).toBeTruthy();
  expect(await screen.findByText(/^Entry ABCDEFGHJK/)).toBeTruthy();
});

it('reads the name and contact of the winner on demand', async () => {
  const user = openTab([drawn]);
  const show = await screen.findByRole('button', { name: 'Show name and contact' });
  expect(server.requestsTo(people)).toEqual([]);
  server.on(people, {
    body: [
      {
        entry: 'ABCDEFGHJK',
        state: 'registered',
        fullName: 'Ada Lovelace',
        contacts: ['ada@example.org'],
      },
    ],
  });
  await user.click(show);
  expect(await screen.findByText('Ada Lovelace')).toBeTruthy();
  expect(screen.getByText('ada@example.org')).toBeTruthy();
});

it('shows what another coordinator changed meanwhile, and saves again over it', async () => {
  const edit = 'PUT /api/admin/draws/basket';
  const user = openTab([open]);
  await user.click(await screen.findByRole('button', { name: 'Edit Gift basket' }));
  const prize = await screen.findByLabelText(/^Prize/);
  await user.clear(prize);
  await user.type(prize, 'Case of wine');
  server.on(edit, refusal(409, 'stale-edit', 'Changed.'));
  server.on(list, { body: [{ ...open, prize: 'Picnic', version: 2 }] });
  await user.click(screen.getByRole('button', { name: 'Save draw' }));
  expect(
    await screen.findByText(/changed this draw in the meantime: Picnic, 6 stamps/),
  ).toBeTruthy();
  server.on(edit, { body: { ...open, prize: 'Case of wine', version: 3 } });
  await user.click(screen.getByRole('button', { name: 'Save draw' }));
  expect(await screen.findByText('Draw saved')).toBeTruthy();
  expect(server.requestsTo(edit).map(({ body }) => body)).toMatchObject([
    { version: 1 },
    { prize: 'Case of wine', version: 2 },
  ]);
});

it('draws no winner before everyone could note the fingerprint for a minute', async () => {
  const closedAt = new Date(Date.now()).toISOString();
  const closing = closed.closing && { ...closed.closing, closedAt };
  openTab([{ ...closed, closing }]);
  expect(await screen.findByText(/^The winner can be drawn from /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Draw the winner' })).toBeNull();
});

it('lists the free entries on request', async () => {
  const entry = {
    id: 'f1',
    fullName: 'Noor Haddad',
    contact: '12 Main St',
    createdAt: '2026-11-20T23:00:00.000Z',
    createdBy: 'dana',
  };
  server.on('GET /api/admin/draws/basket/free-entries', { body: [entry] });
  const user = openTab([open]);
  await user.click(await screen.findByRole('button', { name: 'Show free entries (1)' }));
  expect(await screen.findByText('Noor Haddad · 12 Main St')).toBeTruthy();
});

it('draws another winner only with a reason', async () => {
  const user = openTab([drawn]);
  await user.click(await screen.findByRole('button', { name: 'Draw again: Gift basket' }));
  const question = { name: 'Draw another winner of Gift basket?' };
  const dialog = within(await screen.findByRole('alertdialog', question));
  server.on(drawings, { body: drawn });
  await user.click(dialog.getByRole('button', { name: 'Draw again' }));
  expect(server.requestsTo(drawings)).toEqual([]);
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'declined');
  await user.click(dialog.getByRole('button', { name: 'Draw again' }));
  expect(await screen.findByText('Winner drawn')).toBeTruthy();
  expect(server.requestsTo(drawings)[0]?.body).toEqual({ version: 3, reason: 'declined' });
});

/** Brings the tab back to view after another coordinator changed its draw. */
async function returnTo(draw: AdminDraw) {
  server.on(list, { body: [draw] });
  const readsBefore = server.requestsTo(list).length;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.requestsTo(list).length).toBeGreaterThan(readsBefore));
}

/** Winner drawn again by another coordinator. */
const drawnAgain: AdminDraw = {
  ...drawn,
  drawings: [
    ...drawn.drawings,
    {
      seed: 'ef'.repeat(32),
      drawnAt: '2026-11-21T01:15:00.000Z',
      drawnBy: 'olive',
      entry: 'KJHGFEDCBA',
      reason: 'no-answer',
    },
  ],
  version: 4,
};

it('replaces no winner whom another coordinator drew while its dialog was open', async () => {
  const user = openTab([drawn]);
  await user.click(await screen.findByRole('button', { name: 'Draw again: Gift basket' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'declined');
  await returnTo(drawnAgain);
  expect(await screen.findByText(/^Entry KJHGFEDCBA/)).toBeTruthy();
  server.on(drawings, refusal(409, 'stale-edit', 'Someone else drew.'));
  await user.click(dialog.getByRole('button', { name: 'Draw again' }));
  expect(await screen.findByText(/^Someone else changed this draw/)).toBeTruthy();
  expect(server.requestsTo(drawings)[0]?.body).toEqual({ version: 3, reason: 'declined' });
});

it('still asks for the first winner after another coordinator drew one', async () => {
  const user = openTab([closed]);
  await user.click(await screen.findByRole('button', { name: 'Draw the winner of Gift basket' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await returnTo(drawn);
  expect(await screen.findByText(/^Entry ABCDEFGHJK/)).toBeTruthy();
  server.on(drawings, refusal(409, 'stale-edit', 'Someone else drew.'));
  await user.click(dialog.getByRole('button', { name: 'Draw the winner' }));
  await waitFor(() =>
    expect(server.requestsTo(drawings)[0]?.body).toEqual({ version: 2, reason: null }),
  );
});

it('closes no entries under a rule that another coordinator changed meanwhile', async () => {
  const user = openTab([over]);
  await user.click(await screen.findByRole('button', { name: /^Close entries of/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await returnTo({ ...over, prize: 'Picnic', version: 2 });
  expect(await screen.findByText('Picnic')).toBeTruthy();
  server.on(closing, refusal(409, 'stale-edit', 'Changed.'));
  await user.click(dialog.getByRole('button', { name: 'Close entries' }));
  expect(await screen.findByText(/^Someone else changed this draw/)).toBeTruthy();
  expect(server.requestsTo(closing)[0]?.body).toEqual({ version: 1 });
});

it('overwrites no edit that another coordinator saved while the form was open', async () => {
  const edit = 'PUT /api/admin/draws/basket';
  const user = openTab([open]);
  await user.click(await screen.findByRole('button', { name: 'Edit Gift basket' }));
  await user.type(await screen.findByLabelText(/^Prize/), ' and cheese');
  await returnTo({ ...open, prize: 'Picnic', version: 2 });
  expect(await screen.findByText('Picnic')).toBeTruthy();
  server.on(edit, refusal(409, 'stale-edit', 'Changed.'));
  await user.click(screen.getByRole('button', { name: 'Save draw' }));
  expect(
    await screen.findByText(/changed this draw in the meantime: Picnic, 6 stamps/),
  ).toBeTruthy();
  expect(server.requestsTo(edit)[0]?.body).toMatchObject({
    prize: 'Gift basket and cheese',
    version: 1,
  });
});
