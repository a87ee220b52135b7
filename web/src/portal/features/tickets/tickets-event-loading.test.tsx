import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { emitSnapshot, fail, forgetRecords } from '../../../support/portal/fake-live.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import {
  autumn,
  button,
  free,
  page,
  prepareTicketsTab,
  rowOf,
  server,
} from '../../../support/portal/tickets-tab.tsx';
import TicketsTab from './tickets-tab.tsx';

beforeEach(prepareTicketsTab);

const allEventsCall = 'GET /api/admin/tickets?limit=50';
const cards = 'GET /api/admin/tickets?state=unused&eventId=autumn&limit=500';

function openBeforeTheEvents() {
  forgetRecords();
  server.on(allEventsCall, page([free]));
  server.on(cards, page([free]));
  render(
    <TestTab at="/admin/tickets">
      <TicketsTab />
    </TestTab>,
  );
  return userEvent.setup({ delay: null });
}

/** Requested ticket lists. */
const requestedLists = () =>
  server.requests.map(({ path }) => path).filter((path) => path.includes('/tickets?'));

it('lists, selects and exports no tickets until the event is known', async () => {
  const user = openBeforeTheEvents();
  await user.click(await button('Export CSV'));
  expect(requestedLists()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Select all unused' })).toBeNull();
  await act(async () => emitSnapshot('events', [autumn]));
  await rowOf('WW-1');
  expect(requestedLists()).toEqual(['/api/admin/tickets?eventId=autumn&limit=50']);
});

it("prints only the event's cards when requested before the event is known", async () => {
  const user = openBeforeTheEvents();
  await user.click(await button('Print cards'));
  await act(async () => emitSnapshot('events', [autumn]));
  expect(await screen.findByText('1 card, ten per sheet')).toBeTruthy();
  expect(requestedLists().filter((path) => !path.includes('eventId=autumn'))).toEqual([]);
});

it('lists the tickets when the events cannot be loaded', async () => {
  openBeforeTheEvents();
  await act(async () => fail('events', new Error('offline')));
  await rowOf('WW-1');
});
