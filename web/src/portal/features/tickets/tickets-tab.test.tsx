import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { attachStyles } from '../../../support/cheap-rendering.ts';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { refusal } from '../../../support/portal/fake-server.ts';
import { ticket } from '../../../support/portal/sample-records.ts';
import { theo } from '../../../support/portal/test-tab.tsx';
import {
  button,
  free,
  list,
  open,
  page,
  prepareTicketsTab,
  rowOf,
  server,
  sold,
  used,
} from '../../../support/portal/tickets-tab.tsx';
import { testHistory } from '../../../support/test-frame.tsx';

beforeEach(prepareTicketsTab);

describe('<TicketList>', () => {
  it('shows holders, states and counts, and no changes for a redeemed ticket', async () => {
    await open();
    expect(within(await rowOf('WW-1')).getByText('Anyone')).toBeTruthy();
    expect(within(await rowOf('WW-2')).getByText('zoe@example.com')).toBeTruthy();
    const redeemed = within(await rowOf('WW-3'));
    expect(redeemed.getByText('Redeemed')).toBeTruthy();
    expect(redeemed.getByText('Nov 20, 2026, 1:05 PM')).toBeTruthy();
    expect(redeemed.queryByRole('button')).toBeNull();
    expect(await button('All 3')).toBeTruthy();
    expect(await button('Unused 2')).toBeTruthy();
    expect(await button('Redeemed 1')).toBeTruthy();
  });

  it('shows the event of a ticket, on a phone in its second line', async () => {
    const forAutumn = ticket('WW-4', { eventId: 'autumn', holderName: 'Zoë Ruiz' });
    server.on(list, page([forAutumn, ticket('WW-5', { eventId: 'gone' }), free]));
    await open();
    const row = within(await rowOf('WW-4'));
    expect(row.getByText('Autumn Wine Walk')).toBeTruthy();
    expect(row.getByText('Unused · Zoë Ruiz · Autumn Wine Walk')).toBeTruthy();
    expect(within(await rowOf('WW-5')).getByText('gone')).toBeTruthy();
    expect(within(await rowOf('WW-1')).getByText('Any event')).toBeTruthy();
  });

  it('shows a volunteer neither changes nor the tickets of other events', async () => {
    await open('/admin/tickets', { ...theo, expiresAt: '2026-11-21T06:00:00.000Z' });
    await rowOf('WW-1');
    expect(screen.queryByRole('columnheader', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Include other events' })).toBeNull();
  });

  it('sends the search of the URL to the server', async () => {
    server.on(
      'GET /api/admin/tickets?search=zoe&state=unused&eventId=autumn&limit=50',
      page([sold]),
    );
    const user = await open();
    await user.click(await button('Unused 2'));
    await user.type(screen.getByRole('searchbox'), 'zoe');
    await waitFor(() => expect(screen.queryByText('WW-1')).toBeNull());
    expect(await rowOf('WW-2')).toBeTruthy();
    expect(testHistory.url).toContain('search=zoe');
  });

  it('shows Searching while the previous tickets are visible', async () => {
    let answer = (_: ReturnType<typeof page>) => undefined as void;
    server.on('GET /api/admin/tickets?state=redeemed&eventId=autumn&limit=50', () => {
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const user = await open();
    await user.click(await button('Redeemed 1'));
    expect(await screen.findByText('Searching…')).toBeTruthy();
    expect((await rowOf('WW-1')).closest('[aria-busy=true]')).toBeTruthy();
    answer(page([used]));
    await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
    expect(screen.queryByText('WW-1')).toBeNull();
  });

  it('opens the next page and returns', async () => {
    server.on(list, page([free], 'after'));
    server.on('GET /api/admin/tickets?eventId=autumn&cursor=after&limit=50', page([sold]));
    const user = await open();
    await user.click(await button('Next'));
    await rowOf('WW-2');
    expect(screen.getByText('Page 2')).toBeTruthy();
    expect(testHistory.url).toMatch(/page=\w+\.after$/);
    expect(await button('Next')).toHaveProperty('ariaDisabled', 'true');
    await user.click(await button('Previous'));
    await rowOf('WW-1');
  });

  it('refetches on window focus', async () => {
    await open();
    await rowOf('WW-2');
    server.on(list, page([free]));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await waitFor(() => expect(screen.queryByText('WW-2')).toBeNull());
    focusManager.setFocused(undefined);
  });

  it('does not break a ticket ID', async () => {
    await open();
    await rowOf('WW-1');
    attachStyles();
    expect(getComputedStyle(screen.getByText('WW-1')).whiteSpace).toBe('nowrap');
  });

  it('shows an empty state for a search without results', async () => {
    server.on('GET /api/admin/tickets?search=zzz&eventId=autumn&limit=50', page([]));
    await open('/admin/tickets?search=zzz');
    expect(await screen.findByText('No tickets found')).toBeTruthy();
    expect(screen.getByText('None found').role).toBe('status');
  });

  it('shows an empty state without tickets', async () => {
    const none = { total: 0, unused: 0, redeemed: 0 };
    server.on(list, { body: { tickets: [], nextCursor: null, counts: none } });
    await open();
    expect(await screen.findByText('No tickets yet')).toBeTruthy();
  });

  it('retries after a loading error', async () => {
    server.on(list, refusal(500, 'unexpected', 'Something went wrong'));
    const user = await open();
    expect(await screen.findByText('We couldn’t load the tickets')).toBeTruthy();
    server.on(list, page([free]));
    await user.click(await button(/try again/i));
    await rowOf('WW-1');
  });

  it('offers a desk account adding and editing, but neither deletion nor export', async () => {
    await open('/admin/tickets', theo);
    expect(await button('Edit WW-1')).toBeTruthy();
    expect(await button('Add Ticket')).toBeTruthy();
    expect(
      screen.queryByRole('button', { name: /^(Import|Generate|Export|Print|Delete)/ }),
    ).toBeNull();
  });
});

describe('<UnassignedTickets>', () => {
  const unassigned = (count: number) => ({
    body: {
      tickets: [free],
      nextCursor: null,
      counts: { total: count, unused: count, redeemed: 0, unassigned: count },
    },
  });

  it('assigns the tickets of no event to the selected one', async () => {
    server.on(list, unassigned(12));
    server.on('POST /api/admin/events/autumn/tickets', { body: { changed: 12, left: 0 } });
    const user = await open();
    expect(await screen.findByText(/^12 tickets are for any event, so volunteers/)).toBeTruthy();
    server.on(list, unassigned(0));
    await user.click(await button('Assign to Autumn Wine Walk'));
    await waitFor(() => expect(screen.queryByText(/are for any event/)).toBeNull());
  });

  it('shows the refusal of the server', async () => {
    server.on(list, unassigned(1));
    const soldOut = 'The event has 0 of 20 tickets left';
    server.on('POST /api/admin/events/autumn/tickets', refusal(422, 'sold-out', soldOut));
    const user = await open();
    expect(await screen.findByText(/^1 ticket is for any event/)).toBeTruthy();
    await user.click(await button('Assign to Autumn Wine Walk'));
    expect((await screen.findByRole('alert')).textContent).toContain(soldOut);
  });

  it('offers no assignment of tickets to a desk account', async () => {
    server.on(list, unassigned(12));
    await open('/admin/tickets', theo);
    await rowOf('WW-1');
    expect(screen.queryByText(/for any event/)).toBeNull();
  });
});

describe('<WaitingCount>', () => {
  const waiting = 'GET /api/admin/events/autumn/waiting-list';

  it('counts the people who wait for a place at an event with limits', async () => {
    emitSnapshot('events', [event('autumn', { capacity: 350 })]);
    server.on(waiting, { body: { waiting: 12, offered: 2 } });
    await open();
    expect(
      await screen.findByText(/^Waiting list: 12 waiting, 2 with a place on hold\./),
    ).toBeTruthy();
  });

  it('lists, moves and removes waiting people, for admins only', async () => {
    emitSnapshot('events', [event('autumn', { capacity: 350 })]);
    server.on(waiting, { body: { waiting: 1, offered: 1 } });
    const entry = { id: 'a', joinedAt: '2026-11-01T15:00:00.000Z', offerEndsAt: null };
    const ana = { ...entry, email: 'ana@example.com', state: 'offered' };
    server.on(`POST ${waiting.slice(4)}/entries`, {
      body: {
        entries: [
          { ...ana, offerEndsAt: '2026-11-02T15:00:00.000Z' },
          { ...entry, id: 'b', email: 'bo@example.com', state: 'waiting' },
          { ...entry, id: 'c', email: 'cy@example.com', state: 'waiting' },
          { ...entry, id: 'd', email: 'di@example.com', state: 'unconfirmed' },
        ],
      },
    });
    const user = await open();
    await user.click(await button('Show who is waiting'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Waiting list' }));
    const items = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items[0]).toMatch(/^ana@example\.comPlace on hold until Nov 2/);
    expect(items[1]).toMatch(/^1\. bo@example\.comSince Nov 1/);
    expect(items[3]).toBe('di@example.comNot confirmed yet, so not counted');
    const entries = `${waiting.slice(4)}/entries`;
    server.on(`POST ${entries}/c/move`, { body: { message: 'Moved' } });
    await user.click(dialog.getByRole('button', { name: 'Move cy@example.com to the front' }));
    await waitFor(() =>
      expect(server.requestsTo(`POST ${entries}/c/move`)[0]?.body).toEqual({ to: 'front' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Move bo@example.com up' }));
    server.on(`DELETE ${entries}/a`, { body: { message: 'Removed' } });
    await user.click(dialog.getByRole('button', { name: 'Remove ana@example.com' }));
    expect(await screen.findByText(/The place on hold goes to the next person/)).toBeTruthy();
    await user.click(await button('Remove'));
    await waitFor(() => expect(server.requestsTo(`DELETE ${entries}/a`)).toHaveLength(1));
    // The first in the list cannot move up.
    expect(server.requestsTo(`POST ${entries}/b/move`)).toEqual([]);
  });

  it('offers no list to a desk account', async () => {
    emitSnapshot('events', [event('autumn', { capacity: 350 })]);
    server.on(waiting, { body: { waiting: 1, offered: 1 } });
    await open('/admin/tickets', theo);
    await screen.findByText(/^Waiting list: 1 waiting/);
    expect(screen.queryByRole('button', { name: 'Show who is waiting' })).toBeNull();
  });

  it('requests nothing for an event without limits', async () => {
    await open();
    await rowOf('WW-1');
    expect(server.requestsTo(waiting)).toEqual([]);
  });
});
