import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../support/portal/fake-server.ts';
import { ticket } from '../../../support/portal/sample-records.ts';
import {
  add,
  button,
  edit,
  generate,
  list,
  open,
  page,
  prepareTicketsTab,
  rowOf,
  server,
  sold,
} from '../../../support/portal/tickets-tab.tsx';

beforeEach(prepareTicketsTab);

describe('ticket dialogs', () => {
  it('adds a ticket in capitals', async () => {
    server.on(add, { body: ticket('WW-9') });
    const user = await open();
    await user.click(await button('Add Ticket'));
    await user.type(await screen.findByLabelText(/^Ticket ID/), 'ww-9');
    await user.click(await button('Add ticket'));
    expect(await screen.findByText('Ticket added')).toBeTruthy();
    const body = {
      id: 'WW-9',
      holderName: null,
      holderEmail: null,
      eventId: 'autumn',
      typeId: null,
      orderId: null,
    };
    expect(server.requestsTo(add)[0]?.body).toEqual(body);
  });

  it('adds a ticket whose answer was lost with the same key again', async () => {
    server.on(add, { status: 502, body: '' });
    const user = await open();
    await user.click(await button('Add Ticket'));
    await user.type(await screen.findByLabelText(/^Ticket ID/), 'WW-9');
    await user.click(await button('Add ticket'));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText(/^Failed to save ticket\./);
    // Announced by the toast.
    const toast = within(screen.getByRole('status', { name: 'Error' }));
    expect(toast.getByText(/^Failed to save ticket\. .*try again/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    server.on(add, { body: ticket('WW-9') });
    await user.click(await button('Add ticket'));
    expect(await screen.findByText('Ticket added')).toBeTruthy();
    const keys = server.requestsTo(add).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('shows the server message for an existing ticket', async () => {
    server.on(add, refusal(409, 'other', 'WW-9 is already there.'));
    const user = await open();
    await user.click(await button('Add Ticket'));
    await user.type(await screen.findByLabelText(/^Ticket ID/), 'WW-9');
    await user.click(await button('Add ticket'));
    expect((await screen.findAllByText('WW-9 is already there.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('dialog', { name: 'Add ticket' })).toBeTruthy();
  });

  it('releases a ticket', async () => {
    server.on(edit, { body: ticket('WW-2') });
    const user = await open();
    await user.click(await button('Edit WW-2'));
    await user.click(await button('Clear holder'));
    await user.click(await button('Save ticket'));
    expect(await screen.findByText('Ticket updated successfully')).toBeTruthy();
    expect(server.requestsTo(edit)[0]?.body).toEqual({
      holderName: null,
      holderEmail: null,
      seen: { holderName: 'Zoë Ruiz', holderEmail: 'zoe@example.com', eventId: null },
    });
  });

  it('shows the new holder while the search that listed the ticket is pending', async () => {
    const searchCall = 'GET /api/admin/tickets?search=WW-2&eventId=autumn&limit=50';
    const slow = Promise.withResolvers<ReturnType<typeof page>>();
    server.on(searchCall, () => slow.promise);
    server.on(edit, { body: ticket('WW-2', { holderName: 'Bo Chen' }) });
    const user = await open();
    await user.type(await screen.findByRole('searchbox'), 'WW-2');
    await waitFor(() => expect(server.requestsTo(searchCall)).toHaveLength(1));
    await user.click(await button('Edit WW-2'));
    server.on(searchCall, page([ticket('WW-2', { holderName: 'Bo Chen' })]));
    await user.click(await button('Save ticket'));
    await screen.findByText('Ticket updated successfully');
    await act(async () => slow.resolve(page([sold])));
    expect(await within(await rowOf('WW-2')).findByText('Bo Chen')).toBeTruthy();
  });

  it('moves a ticket to another event', async () => {
    server.on(edit, { body: ticket('WW-2', { eventId: 'spring' }) });
    const user = await open();
    await user.click(await button('Edit WW-2'));
    await user.selectOptions(await screen.findByLabelText(/^Event/), 'Spring Wine Walk');
    await user.click(await button('Save ticket'));
    expect(await screen.findByText('Ticket updated successfully')).toBeTruthy();
    expect(server.requestsTo(edit)[0]?.body).toMatchObject({
      holderName: 'Zoë Ruiz',
      eventId: 'spring',
      seen: { eventId: null },
    });
  });

  it('shows the holder that another user set before reassigning', async () => {
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
    await user.click(await button('Show the current version'));
    expect(await dialog.findByDisplayValue('Bo Chen')).toBeTruthy();
    expect(emailField().value).toBe('');
    expect(dialog.queryByText(message)).toBeNull();
    server.on(edit, { body: now });
    await user.type(emailField(), 'bo@example.com');
    await user.click(await button('Save ticket'));
    expect(await screen.findByText('Ticket updated successfully')).toBeTruthy();
    expect(server.requestsTo(edit)[1]?.body).toEqual({
      holderName: 'Bo Chen',
      holderEmail: 'bo@example.com',
      seen: { holderName: 'Bo Chen', holderEmail: null, eventId: null },
    });
  });

  it('shows a hidden email on request before it is edited', async () => {
    const holder = 'POST /api/admin/tickets/WW-2/holder';
    const hidden = { ...sold, holderEmail: null, isEmailHidden: true };
    server.on(holder, refusal(503, 'other', 'Please try again.'));
    server.on(list, page([hidden]));
    const user = await open();
    expect(within(await rowOf('WW-2')).getByText('Email hidden')).toBeTruthy();
    await user.click(await button('Edit WW-2'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(/email$/)).toBeNull();
    const show = 'Show the email and edit (we log who views it)';
    await user.click(await button(show));
    expect(await dialog.findByText('Please try again.')).toBeTruthy();
    server.on(holder, { body: sold });
    await user.click(await button(show));
    expect(await screen.findByDisplayValue(sold.holderEmail ?? '')).toBeTruthy();
  });

  it('reports that the ticket was deleted in the meantime', async () => {
    server.on(edit, refusal(409, 'stale-edit', 'Somebody else changed it.'));
    server.on('GET /api/admin/tickets?search=WW-2&limit=1', page([ticket('WW-20')]));
    const user = await open();
    await user.click(await button('Edit WW-2'));
    await user.click(await button('Save ticket'));
    await user.click(await button('Show the current version'));
    expect(await screen.findByText('We couldn’t load the current version')).toBeTruthy();
  });

  it.each([
    ['Add Ticket', /^Ticket ID/],
    ['Generate', /^Prefix/],
    ['Edit WW-2', /name$/],
  ])('confirms before input is discarded: %s', async (opener, label) => {
    const user = await open();
    await user.click(await button(opener));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(label), 'X');
    await user.keyboard('{Escape}');
    expect(await within(dialog).findByText('Discard your changes?')).toBeTruthy();
    await user.click(await button('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the format of generated IDs', async () => {
    const user = await open();
    await user.click(await button('Generate'));
    const message = await screen.findByText(/^Each ID is the prefix/);
    expect(message.textContent).toMatch(/ WW2026-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}, /);
  });

  it('generates a batch and lists it', async () => {
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
    expect(server.requestsTo(generate)[0]?.body).toEqual({
      count: 50,
      prefix: 'FALL',
      eventId: 'autumn',
      typeId: null,
    });
    expect(server.requestsTo(generate)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });
});
