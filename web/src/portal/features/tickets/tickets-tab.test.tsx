import type { AdminTicket } from '@contract/tickets.ts';
import { event } from '@support/sample-event.ts';
import { focusManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRecords, tell } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { ticket } from '../../../support/portal/sample-records.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import TicketsTab from './tickets-tab.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/live.ts', () => import('../../../support/portal/fake-live.ts'));

const free = ticket('WW-1');
const sold = ticket('WW-2', { holderName: 'Zoë Ruiz', holderEmail: 'zoe@example.com' });
const used = ticket('WW-3', { state: 'redeemed', redeemedAt: '2026-11-20T18:05:00.000Z' });
const counts = { total: 3, unused: 2, redeemed: 1 };
const list = 'GET /api/admin/tickets?eventId=autumn&limit=50';
const add = 'POST /api/admin/tickets';
const remove = 'DELETE /api/admin/tickets/WW-1?holderName=&holderEmail=';
const edit = 'PUT /api/admin/tickets/WW-2';
const generate = 'POST /api/admin/tickets/generate';
let server: FakeServer;

const page = (tickets: AdminTicket[], nextCursor: string | null = null) => ({
  body: { tickets, nextCursor, counts },
});

beforeEach(() => {
  forgetRecords();
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  tell('events', [
    event('autumn', { name: 'Autumn Wine Walk', endTime }),
    event('spring', { name: 'Spring Wine Walk', isActive: false }),
  ]);
  server = fakeServer();
  server.on(list, page([free, sold, used]));
});

async function open(at = '/admin/tickets', staff = dana) {
  render(
    <TestTab at={at} staff={staff}>
      <TicketsTab />
    </TestTab>,
  );
  await screen.findByRole('group', { name: 'Show' });
  return userEvent.setup({ delay: null });
}

const rowOf = async (id: string) => (await screen.findByText(id)).closest('tr') as HTMLElement;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list', () => {
  // spec: S2.33, B4.1, B4.3, B4.27
  it('shows holders, states and how many there are; a redeemed ticket offers no change', async () => {
    await open();
    expect(within(await rowOf('WW-1')).getByText('Anybody’s')).toBeTruthy();
    expect(within(await rowOf('WW-2')).getByText('zoe@example.com')).toBeTruthy();
    const redeemed = within(await rowOf('WW-3'));
    expect(redeemed.getByText('Redeemed')).toBeTruthy();
    expect(redeemed.getByText('Nov 20, 2026, 1:05 PM')).toBeTruthy();
    expect(redeemed.queryByRole('button')).toBeNull();
    expect(await button('All 3')).toBeTruthy();
    expect(await button('Unused 2')).toBeTruthy();
    expect(await button('Redeemed 1')).toBeTruthy();
  });

  // spec: B4.33
  it('shows the event a ticket is for, on a phone in its second line', async () => {
    const forAutumn = ticket('WW-4', { eventId: 'autumn', holderName: 'Zoë Ruiz' });
    server.on(list, page([forAutumn, ticket('WW-5', { eventId: 'gone' }), free]));
    await open();
    const row = within(await rowOf('WW-4'));
    expect(row.getByText('Autumn Wine Walk')).toBeTruthy();
    expect(row.getByText('Unused · Zoë Ruiz · Autumn Wine Walk')).toBeTruthy();
    expect(within(await rowOf('WW-5')).getByText('gone')).toBeTruthy();
    expect(within(await rowOf('WW-1')).getByText('Any event')).toBeTruthy();
  });

  // spec: B4.4, B4.5
  it('asks the server for what is searched, by the address', async () => {
    server.on(
      'GET /api/admin/tickets?search=zoe&state=unused&eventId=autumn&limit=50',
      page([sold]),
    );
    const user = await open();
    await user.click(await button('Unused 2'));
    await user.type(screen.getByRole('searchbox'), 'zoe');
    await vi.waitFor(() => expect(screen.queryByText('WW-1')).toBeNull());
    expect(await rowOf('WW-2')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toContain('search=zoe');
  });

  it('says that it searches while the tickets of before are still shown', async () => {
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
    await vi.waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
    expect(screen.queryByText('WW-1')).toBeNull();
  });

  // spec: B4.6, E2.10
  it('goes to the next page and back', async () => {
    server.on(list, page([free], 'after'));
    server.on('GET /api/admin/tickets?eventId=autumn&cursor=after&limit=50', page([sold]));
    const user = await open();
    await user.click(await button('Next'));
    await rowOf('WW-2');
    expect(screen.getByText('Page 2')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toMatch(/page=\w+\.after$/);
    expect(await button('Next')).toHaveProperty('disabled', true);
    await user.click(await button('Previous'));
    await rowOf('WW-1');
  });

  // spec: S7.4
  it('asks again when somebody comes back to the window', async () => {
    await open();
    await rowOf('WW-2');
    server.on(list, page([free]));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.waitFor(() => expect(screen.queryByText('WW-2')).toBeNull());
    focusManager.setFocused(undefined);
  });

  // spec: B4.2
  it('never breaks a ticket’s ID into lines', async () => {
    await open();
    await rowOf('WW-1');
    expect(getComputedStyle(screen.getByText('WW-1')).whiteSpace).toBe('nowrap');
  });

  it('says when none is found', async () => {
    server.on('GET /api/admin/tickets?search=zzz&eventId=autumn&limit=50', page([]));
    await open('/admin/tickets?search=zzz');
    expect(await screen.findByText('No tickets found')).toBeTruthy();
  });

  it('says when there is none yet', async () => {
    const none = { total: 0, unused: 0, redeemed: 0 };
    server.on(list, { body: { tickets: [], nextCursor: null, counts: none } });
    await open();
    expect(await screen.findByText('No tickets yet')).toBeTruthy();
  });

  it('loads again when it could not be loaded', async () => {
    server.on(list, refusal(500, 'unexpected', 'Something went wrong'));
    const user = await open();
    expect(await screen.findByText('The tickets could not be loaded')).toBeTruthy();
    server.on(list, page([free]));
    await user.click(await button(/try again/i));
    await rowOf('WW-1');
  });

  // spec: B1.4, B11.12, B11.14
  it('offers a desk account to add and edit, and nothing that takes tickets out', async () => {
    await open('/admin/tickets', theo);
    expect(await button('Edit WW-1')).toBeTruthy();
    expect(await button('Add Ticket')).toBeTruthy();
    expect(
      screen.queryByRole('button', { name: /^(Import|Generate|Export|Print|Delete)/ }),
    ).toBeNull();
  });
});

describe('deleting', () => {
  async function ask() {
    const user = await open();
    await user.click(await button('Delete WW-1'));
    await screen.findByRole('alertdialog', { name: 'Delete this ticket?' });
    return user;
  }

  // spec: B4.25
  it('asks first, and keeps the ticket if told so', async () => {
    const user = await ask();
    await user.click(await button('Keep it'));
    expect(server.askedOf(remove)).toEqual([]);
  });

  // spec: B4.31
  it('says whose ticket it takes away, so that another holder’s is kept', async () => {
    const call =
      'DELETE /api/admin/tickets/WW-2?holderName=Zo%C3%AB+Ruiz&holderEmail=zoe%40example.com';
    server.on(call, refusal(409, 'stale-edit', 'It is now held by Bo Chen.'));
    const user = await open();
    await user.click(await button('Delete WW-2'));
    await user.click(await button('Delete ticket'));
    expect(await screen.findByText('It is now held by Bo Chen.')).toBeTruthy();
    expect(server.askedOf(list).length).toBeGreaterThan(1);
  });

  // spec: S7.23, S8.17, B4.26
  it('says Ticket Deleted', async () => {
    server.on(remove, { body: { message: 'Ticket WW-1 was deleted.' } });
    const user = await ask();
    await user.click(await button('Delete ticket'));
    expect(await screen.findByText('Ticket Deleted')).toBeTruthy();
    expect(server.askedOf(list).length).toBeGreaterThan(1);
  });

  // spec: S8.10
  it.each([
    ['the server message', refusal(409, 'ticket-used', 'WW-1 is redeemed.'), 'WW-1 is redeemed.'],
    ['Failed to delete ticket', { status: 502, body: '' }, 'Failed to delete ticket'],
  ])('says Delete Error with %s', async (_, reply, message) => {
    server.on(remove, reply);
    const user = await ask();
    await user.click(await button('Delete ticket'));
    expect(await screen.findByText('Delete Error')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('the forms', () => {
  // spec: B4.23
  it('add a ticket, in capitals', async () => {
    server.on(add, { body: ticket('WW-9') });
    const user = await open();
    await user.click(await button('Add Ticket'));
    await user.type(await screen.findByLabelText(/^Ticket ID/), 'ww-9');
    await user.click(await button('Add ticket'));
    expect(await screen.findByText('Ticket added')).toBeTruthy();
    const body = { id: 'WW-9', holderName: null, holderEmail: null, eventId: 'autumn' };
    expect(server.askedOf(add)[0]?.body).toEqual(body);
  });

  // spec: B4.24
  it('say what the server says of a ticket that is there already', async () => {
    server.on(add, refusal(409, 'already-exists', 'WW-9 is there already.'));
    const user = await open();
    await user.click(await button('Add Ticket'));
    await user.type(await screen.findByLabelText(/^Ticket ID/), 'WW-9');
    await user.click(await button('Add ticket'));
    expect((await screen.findAllByText('WW-9 is there already.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('dialog', { name: 'Add ticket' })).toBeTruthy();
  });

  // spec: B4.29
  it('release a ticket', async () => {
    server.on(edit, { body: ticket('WW-2') });
    const user = await open();
    await user.click(await button('Edit WW-2'));
    await user.click(await button('Clear holder'));
    await user.click(await button('Save ticket'));
    expect(await screen.findByText('Ticket updated successfully')).toBeTruthy();
    expect(server.askedOf(edit)[0]?.body).toEqual({
      holderName: null,
      holderEmail: null,
      seen: { holderName: 'Zoë Ruiz', holderEmail: 'zoe@example.com', eventId: null },
    });
  });

  it('show the new holder also where the search that found the ticket was still under way', async () => {
    const found = 'GET /api/admin/tickets?search=WW-2&eventId=autumn&limit=50';
    const slow = Promise.withResolvers<ReturnType<typeof page>>();
    server.on(found, () => slow.promise);
    server.on(edit, { body: ticket('WW-2', { holderName: 'Bo Chen' }) });
    const user = await open();
    await user.type(await screen.findByRole('searchbox'), 'WW-2');
    await waitFor(() => expect(server.askedOf(found)).toHaveLength(1));
    await user.click(await button('Edit WW-2'));
    server.on(found, page([ticket('WW-2', { holderName: 'Bo Chen' })]));
    await user.click(await button('Save ticket'));
    await screen.findByText('Ticket updated successfully');
    await act(async () => slow.resolve(page([sold])));
    expect(await within(await rowOf('WW-2')).findByText('Bo Chen')).toBeTruthy();
  });

  // spec: E2.9
  it('move a ticket to another event', async () => {
    server.on(edit, { body: ticket('WW-2', { eventId: 'spring' }) });
    const user = await open();
    await user.click(await button('Edit WW-2'));
    await user.selectOptions(await screen.findByLabelText(/^Event/), 'Spring Wine Walk');
    await user.click(await button('Save ticket'));
    expect(await screen.findByText('Ticket updated successfully')).toBeTruthy();
    expect(server.askedOf(edit)[0]?.body).toMatchObject({
      holderName: 'Zoë Ruiz',
      eventId: 'spring',
      seen: { eventId: null },
    });
  });

  // spec: B4.30
  it('show whom somebody else gave the ticket meanwhile, before it is given on', async () => {
    const message = 'Somebody else changed the holder of ticket WW-2 meanwhile.';
    server.on(edit, refusal(409, 'stale-edit', message));
    const now = { ...sold, holderName: 'Bo Chen', holderEmail: null };
    server.on('GET /api/admin/tickets?search=WW-2&limit=1', page([now]));
    const user = await open();
    await user.click(await button('Edit WW-2'));
    const dialog = within(await screen.findByRole('dialog'));
    const emailField = () => dialog.getByLabelText<HTMLInputElement>(/email$/);
    await user.clear(emailField());
    await user.type(emailField(), 'zoe@new.example');
    await user.click(await button('Save ticket'));
    expect(await dialog.findByText(message)).toBeTruthy();
    await user.click(await button('Show what is there now'));
    expect(await dialog.findByDisplayValue('Bo Chen')).toBeTruthy();
    expect(emailField().value).toBe('');
    expect(dialog.queryByText(message)).toBeNull();
    server.on(edit, { body: now });
    await user.type(emailField(), 'bo@example.com');
    await user.click(await button('Save ticket'));
    expect(await screen.findByText('Ticket updated successfully')).toBeTruthy();
    expect(server.askedOf(edit)[1]?.body).toEqual({
      holderName: 'Bo Chen',
      holderEmail: 'bo@example.com',
      seen: { holderName: 'Bo Chen', holderEmail: null, eventId: null },
    });
  });

  it('say so where the ticket is gone meanwhile', async () => {
    server.on(edit, refusal(409, 'stale-edit', 'Somebody else changed it.'));
    server.on('GET /api/admin/tickets?search=WW-2&limit=1', page([ticket('WW-20')]));
    const user = await open();
    await user.click(await button('Edit WW-2'));
    await user.click(await button('Save ticket'));
    await user.click(await button('Show what is there now'));
    expect(await screen.findByText('What is there now could not be loaded')).toBeTruthy();
  });

  // spec: B4.34
  it.each([
    ['Add Ticket', /^Ticket ID/],
    ['Generate', /^Prefix/],
    ['Edit WW-2', /name$/],
  ])('ask before what was typed is dropped: %s', async (opener, label) => {
    const user = await open();
    await user.click(await button(opener));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(label), 'X');
    await user.keyboard('{Escape}');
    expect(await within(dialog).findByText('Discard what you typed?')).toBeTruthy();
    await user.click(await button('Discard'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show the shape that generated IDs have', async () => {
    const user = await open();
    await user.click(await button('Generate'));
    const message = await screen.findByText(/^Each ID is the prefix/);
    expect(message.textContent).toMatch(/ WW2026-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}: /);
  });

  // spec: B4.22
  it('generate a batch, and show it', async () => {
    server.on(generate, { body: { tickets: [ticket('FALL-A')] } });
    server.on(
      'GET /api/admin/tickets?search=FALL&eventId=autumn&limit=50',
      page([ticket('FALL-A')]),
    );
    const user = await open();
    await user.click(await button('Generate'));
    const prefix = await screen.findByLabelText(/^Prefix/);
    await user.clear(prefix);
    await user.type(prefix, 'fall');
    await user.click(await button('Generate tickets'));
    await rowOf('FALL-A');
    expect(server.askedOf(generate)[0]?.body).toEqual({
      count: 50,
      prefix: 'FALL',
      eventId: 'autumn',
    });
    expect(server.askedOf(generate)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });
});

describe('many tickets at once', () => {
  const changes = 'POST /api/admin/tickets/changes';

  // spec: E2.2
  it('selects over the page, moves them to another walk, and says what was left alone', async () => {
    const user = await open();
    await user.click(await screen.findByLabelText('Select WW-1'));
    await user.click(screen.getByLabelText('Select WW-2'));
    expect(screen.queryByLabelText('Select WW-3')).toBeNull();
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(await button('Move to a walk'));
    await user.selectOptions(await screen.findByLabelText(/^Walk/), 'Spring Wine Walk');
    server.on(changes, { body: { changed: 1, leftAlone: ['WW-2'] } });
    await user.click(await button('Move 2 tickets'));
    expect(await screen.findByText('1 ticket moved')).toBeTruthy();
    expect(screen.getByText(/^1 ticket left as they were/)).toBeTruthy();
    expect(server.askedOf(changes)[0]?.body).toEqual({
      ids: ['WW-1', 'WW-2'],
      change: { kind: 'move', eventId: 'spring' },
    });
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('selects all unused ones that pass, whatever page they are on', async () => {
    const user = await open();
    const many = Array.from({ length: 300 }, (_, index) => ticket(`A-${index}`));
    server.on('GET /api/admin/tickets?state=unused&eventId=autumn&limit=400', page(many));
    await user.click(await button('Select all unused'));
    expect(await screen.findByText('300 selected')).toBeTruthy();
  });

  // spec: E2.1
  it('shows the tickets of every walk where somebody asks for them', async () => {
    const user = await open();
    server.on('GET /api/admin/tickets?limit=50', page([ticket('S-1', { eventId: 'spring' })]));
    await user.click(await button('Other walks, too'));
    expect(within(await rowOf('S-1')).getByText('Spring Wine Walk')).toBeTruthy();
  });

  it('is not for the desk', async () => {
    await open('/admin/tickets', theo);
    await rowOf('WW-1');
    expect(screen.queryByLabelText('Select WW-1')).toBeNull();
  });
});
