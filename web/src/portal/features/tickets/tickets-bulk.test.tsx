import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockLayout } from '../../../support/mock-layout.ts';
import { refusal } from '../../../support/portal/fake-server.ts';
import { ticket } from '../../../support/portal/sample-records.ts';
import { theo } from '../../../support/portal/test-tab.tsx';
import {
  button,
  list,
  open,
  page,
  prepareTicketsTab,
  remove,
  rowOf,
  server,
} from '../../../support/portal/tickets-tab.tsx';

beforeEach(prepareTicketsTab);

describe('<DeleteTicketDialog>', () => {
  async function ask() {
    const user = await open();
    await user.click(await button('Delete WW-1'));
    const description = /WW-1/;
    await screen.findByRole('alertdialog', { name: 'Delete this ticket?', description });
    return user;
  }

  it('confirms before deleting and keeps the ticket on Cancel', async () => {
    const user = await ask();
    await user.click(await button('Keep it'));
    expect(server.requestsTo(remove)).toEqual([]);
  });

  it('sends the expected holder, so that a reassigned ticket is not deleted', async () => {
    const call = 'POST /api/admin/tickets/WW-2/deletion';
    server.on(call, refusal(409, 'stale-edit', 'It is now held by Bo Chen.'));
    const user = await open();
    await user.click(await button('Delete WW-2'));
    await user.click(await button('Delete ticket'));
    expect(await screen.findByText('It is now held by Bo Chen.')).toBeTruthy();
    expect(server.requestsTo(call)[0]?.body).toEqual({
      holderName: 'Zoë Ruiz',
      holderEmail: 'zoe@example.com',
    });
    expect(server.requestsTo(list).length).toBeGreaterThan(1);
  });

  it('shows Ticket Deleted', async () => {
    server.on(remove, { body: { message: 'Ticket WW-1 was deleted.' } });
    const user = await ask();
    await user.click(await button('Delete ticket'));
    expect(await screen.findByText('Ticket Deleted')).toBeTruthy();
    expect(server.requestsTo(list).length).toBeGreaterThan(1);
  });

  it('removes a deleted ticket from the selection', async () => {
    server.on(remove, { body: { message: 'Ticket WW-1 was deleted.' } });
    const user = await open();
    for (const name of ['Select WW-1', 'Select WW-2'])
      await user.click(await screen.findByRole('checkbox', { name }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(await button('Delete WW-1'));
    await user.click(await button('Delete ticket'));
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });

  it.each([
    ['the server message', refusal(409, 'ticket-used', 'WW-1 is redeemed.'), 'WW-1 is redeemed.'],
    ['Failed to delete ticket', { status: 502, body: '' }, 'Failed to delete ticket'],
  ])('shows Delete Error with %s', async (_, reply, message) => {
    server.on(remove, reply);
    const user = await ask();
    await user.click(await button('Delete ticket'));
    expect(await screen.findByText('Delete Error')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('bulk changes', () => {
  const changes = 'POST /api/admin/tickets/changes';

  it('selects across the page, moves tickets to another event and reports skipped ones', async () => {
    const user = await open();
    await user.click(await screen.findByLabelText('Select WW-1'));
    await user.click(screen.getByLabelText('Select WW-2'));
    expect(screen.queryByLabelText('Select WW-3')).toBeNull();
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(await button('Move to an event'));
    await user.selectOptions(await screen.findByLabelText(/^Event/), 'Spring Wine Walk');
    server.on(changes, { body: { changed: 1, leftAlone: ['WW-2'] } });
    await user.click(await button('Move 2 tickets'));
    expect(await screen.findByText('1 ticket moved')).toBeTruthy();
    expect(screen.getByText(/^1 ticket left as it was/)).toBeTruthy();
    expect(server.requestsTo(changes)[0]?.body).toEqual({
      ids: ['WW-1', 'WW-2'],
      change: { kind: 'move', eventId: 'spring' },
    });
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it.each([
    [/^Name/, 'Bo Chen', { holderName: 'Bo Chen', holderEmail: '' }],
    [/^Email/, 'bo@example.com', { holderName: '', holderEmail: 'bo@example.com' }],
  ])('reassigns tickets when only %s is typed', async (label, text, holder) => {
    const user = await open();
    await user.click(await screen.findByLabelText('Select WW-1'));
    await user.click(await button('Reassign'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reassign tickets' }));
    await user.type(dialog.getByLabelText(label), text);
    server.on(changes, { body: { changed: 1, leftAlone: [] } });
    await user.click(dialog.getByRole('button', { name: 'Reassign 1 ticket' }));
    await waitFor(() =>
      expect(server.requestsTo(changes)[0]?.body).toEqual({
        ids: ['WW-1'],
        change: { kind: 'reassign', ...holder },
      }),
    );
  });

  it('shows how many tickets lose their holder before a release or reassignment', async () => {
    const user = await open();
    await user.click(await screen.findByLabelText('Select WW-1'));
    await user.click(await button('Reassign'));
    expect(screen.getByText(/^Without a name and email, we release the ticket/)).toBeTruthy();
    await user.click(await button('Cancel'));
    await user.click(screen.getByLabelText('Select WW-2'));
    await user.click(await button('Reassign'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reassign tickets' }));
    expect(dialog.getByRole('status').textContent).toMatch(
      /^Without a name and email, we release the 2 tickets, .* You can undo this for a day, then we delete the names and emails/,
    );
    await user.type(dialog.getByLabelText(/^Name/), 'Bo Chen');
    expect(dialog.queryByRole('button', { name: 'Release 2 tickets' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Reassign 2 tickets' })).toBeTruthy();
    expect(dialog.getByRole('status').textContent).toContain(
      'replaces the holder of all 2 tickets',
    );
    await user.clear(dialog.getByLabelText(/^Name/));
    server.on(changes, { body: { changed: 2, leftAlone: [] } });
    await user.click(dialog.getByRole('button', { name: 'Release 2 tickets' }));
    expect(await screen.findByText('2 tickets released')).toBeTruthy();
    expect(server.requestsTo(changes)[0]?.body).toEqual({
      ids: ['WW-1', 'WW-2'],
      change: { kind: 'reassign', holderName: '', holderEmail: '' },
    });
  });

  it('starts the question before a deletion on its cancel button', async () => {
    mockLayout();
    const user = await open();
    await user.click(await screen.findByLabelText('Select WW-1'));
    await user.click(await button('Delete'));
    const question = within(await screen.findByRole('alertdialog'));
    const cancel = question.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  it.each([
    ['Move to an event', 'dialog', /^You can undo this for a day/],
    [
      'Delete',
      'alertdialog',
      /^1 ticket can no longer be redeemed\. You can undo this for a day, then we delete the names/,
    ],
  ] as const)(
    'shows what is lost and for how long it can be undone: %s',
    async (press, role, text) => {
      const user = await open();
      await user.click(await screen.findByLabelText('Select WW-1'));
      await user.click(await button(press));
      const dialog = await screen.findByRole(role, role === 'dialog' ? {} : { description: text });
      expect(within(dialog).getByText(text)).toBeTruthy();
    },
  );

  it('selects all unused tickets that pass the filters on any page', async () => {
    const user = await open();
    const many = Array.from({ length: 300 }, (_, index) => ticket(`A-${index}`));
    server.on('GET /api/admin/tickets?state=unused&eventId=autumn&limit=400', page(many));
    await user.click(await button('Select all unused'));
    expect(await screen.findByText('300 selected')).toBeTruthy();
  });

  it('selects by the visible search before the list has loaded', async () => {
    await open();
    await rowOf('WW-1');
    const searchCall = 'GET /api/admin/tickets?search=SPR&state=unused&eventId=autumn&limit=400';
    server.on(searchCall, page([ticket('SPR-1')]));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'SPR' } });
    fireEvent.click(await button('Select all unused'));
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });

  it('changes no tickets of an event that is no longer shown', async () => {
    const user = await open();
    await user.click(await screen.findByLabelText('Select WW-1'));
    server.on('GET /api/admin/tickets?eventId=spring&limit=50', page([ticket('S-1')]));
    await user.click(await button('Spring of the header'));
    await user.click(await screen.findByLabelText('Select S-1'));
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  it('reports the limit of tickets per change', async () => {
    const user = await open();
    const many = Array.from({ length: 401 }, (_, index) => ticket(`A-${index}`));
    server.on('GET /api/admin/tickets?state=unused&eventId=autumn&limit=400', page(many));
    await user.click(await button('Select all unused'));
    expect(await screen.findByText('400 selected, the most at once')).toBeTruthy();
  });

  it('shows the tickets of every event when the filter is on', async () => {
    const user = await open();
    server.on('GET /api/admin/tickets?limit=50', page([ticket('S-1', { eventId: 'spring' })]));
    await user.click(await button('Include other events'));
    expect(within(await rowOf('S-1')).getByText('Spring Wine Walk')).toBeTruthy();
  });

  it('hides bulk changes from a desk account', async () => {
    await open('/admin/tickets', theo);
    await rowOf('WW-1');
    expect(screen.queryByLabelText('Select WW-1')).toBeNull();
  });
});
