import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { theo } from '../../../support/portal/test-tab.tsx';
import { button, open, prepareTicketsTab, server } from '../../../support/portal/tickets-tab.tsx';

beforeEach(prepareTicketsTab);

const listCall = 'GET /api/admin/changes?topic=tickets';
const undo = (id: string) => `POST /api/admin/changes/${id}/undo`;
const hourMs = 3_600_000;
const sold = {
  kind: 'ticket-change',
  change: 'import',
  id: 'call-1',
  partIds: ['call-1', 'call-2'],
  eventId: null,
  count: 450,
  firstTicket: 'A-1',
  lastTicket: 'A-450',
  madeBy: 'dana',
  madeAt: '2026-11-20T18:05:00.000Z',
  undoUntil: new Date(Date.now() + hourMs).toISOString(),
};
const over = { ...sold, id: 'old', undoUntil: new Date(Date.now() - 1).toISOString() };
const undone = (counts: object, ...left: string[]) => ({
  removed: 0,
  restored: 0,
  nextCursor: null,
  ...counts,
  leftAlone: left.map((id) => ({ id, name: id, reason: null })),
});
const press = 'Undo: Import of 450 tickets, A-1 to A-450';

it('undoes an import later and names the skipped tickets', async () => {
  server.on(listCall, { body: { changes: [sold, over] } });
  server.on(undo('call-2'), { body: undone({ removed: 49 }, 'A-401') });
  server.on(undo('call-1'), { body: undone({ removed: 400 }) });
  const user = await open();
  await user.click(await screen.findByText('1 recent change can be undone'));
  const list = screen.getByRole('list', { name: 'Recent imports and changes' });
  expect(within(list).getByText(/1:05 PM by dana · undo until/)).toBeTruthy();
  await user.click(within(list).getByRole('button', { name: press }));
  server.on(listCall, { body: { changes: [] } });
  const dialog = await screen.findByRole('alertdialog', { name: 'Undo this change?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo this change' }));
  expect(await within(dialog).findByText(/^1 ticket is redeemed or changed since/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Recent imports and changes' })).toBeNull(),
  );
  const calls = server.requests.map(({ path }) => path).filter((path) => path.endsWith('/undo'));
  expect(calls.map((path) => path.split('/').at(-2))).toEqual(['call-2', 'call-1']);
});

it('keeps an import when its undo is not confirmed', async () => {
  server.on(listCall, { body: { changes: [sold] } });
  const user = await open();
  await user.click(await screen.findByText('1 recent change can be undone'));
  await user.click(await button(press));
  await user.click(await button('Keep it'));
  expect(await button(press)).toBeTruthy();
  expect(server.requests.filter(({ path }) => path.endsWith('/undo'))).toEqual([]);
});

it.each([
  ['move', 'Move of'],
  ['reassign', 'New holder of'],
  ['delete', 'Deletion of'],
])('undoes a change of many tickets: %s', async (change, name) => {
  const tickets = '450 tickets, A-1 to A-450';
  server.on(listCall, { body: { changes: [{ ...sold, change, partIds: ['call-1'] }] } });
  server.on(undo('call-1'), { body: undone({ restored: 450 }) });
  const user = await open();
  await user.click(await screen.findByText('1 recent change can be undone'));
  await user.click(await button(`Undo: ${name} ${tickets}`));
  expect(await screen.findByText(/this restores the tickets as they were before/)).toBeTruthy();
  server.on(listCall, { body: { changes: [] } });
  await user.click(await button('Undo this change'));
  expect(await screen.findByText('Undone. Tickets restored: 450')).toBeTruthy();
});

it.each([
  [2, 'WW-1234', 'WW-1235', '2 tickets, WW-1234 to WW-1235'],
  [2, 'WW-1234', 'WW-1239', '2 tickets, WW-1234 and WW-1239'],
  [6, 'WW-1234', 'WW-1250', '6 tickets, WW-1234 and others'],
  [6, 'AB-1234', 'WW-1239', '6 tickets, AB-1234 and others'],
])('names a range of %d tickets only if it is one: %s, %s', async (count, first, last, tickets) => {
  const change = { ...sold, count, firstTicket: first, lastTicket: last };
  server.on(listCall, { body: { changes: [change] } });
  const user = await open();
  await user.click(await screen.findByText('1 recent change can be undone'));
  expect(await button(`Undo: Import of ${tickets}`)).toBeTruthy();
});

it('requests no changes for a desk account', async () => {
  await open('/admin/tickets', theo);
  expect(server.requestsTo(listCall)).toEqual([]);
});
