import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminTicket } from '@wine-walk/common/api/tickets.ts';
import { event } from '@wine-walk/common/support/samples.ts';
import TicketsTab from '../../portal/features/tickets/tickets-tab.tsx';
import { useSelectedEvent } from '../../portal/shared/use-selected-event.ts';
import { emitSnapshot, forgetRecords } from './fake-live.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { ticket } from './sample-records.ts';
import { dana, TestTab } from './test-tab.tsx';

export const free = ticket('WW-1');
export const sold = ticket('WW-2', { holderName: 'Zoë Ruiz', holderEmail: 'zoe@example.com' });
export const used = ticket('WW-3', { state: 'redeemed', redeemedAt: '2026-11-20T18:05:00.000Z' });
const counts = { total: 3, unused: 2, redeemed: 1 };
export const list = 'GET /api/admin/tickets?eventId=autumn&limit=50';
export const add = 'POST /api/admin/tickets';
export const remove = 'POST /api/admin/tickets/WW-1/deletion';
export const edit = 'PUT /api/admin/tickets/WW-2';
export const generate = 'POST /api/admin/tickets/generate';
export let server: FakeServer;
export const autumn = event('autumn', {
  name: 'Autumn Wine Walk',
  endTime: new Date(Date.now() + 3_600_000).toISOString(),
});

export const page = (tickets: AdminTicket[], nextCursor: string | null = null) => ({
  body: { tickets, nextCursor, counts },
});

/** Before each test. */
export function prepareTicketsTab() {
  forgetRecords();
  emitSnapshot('events', [autumn, event('spring', { name: 'Spring Wine Walk', isActive: false })]);
  server = fakeServer();
  server.on(list, page([free, sold, used]));
}

function OtherEvent() {
  const { selectEvent } = useSelectedEvent();
  return <button onClick={() => selectEvent('spring')}>Spring of the header</button>;
}

export async function open(at = '/admin/tickets', staff = dana) {
  render(
    <TestTab at={at} staff={staff}>
      <TicketsTab />
      <OtherEvent />
    </TestTab>,
  );
  await screen.findByRole('group', { name: 'Show' });
  return userEvent.setup({ delay: null });
}

export const rowOf = async (id: string) =>
  (await screen.findByText(id)).closest('tr') as HTMLElement;
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
