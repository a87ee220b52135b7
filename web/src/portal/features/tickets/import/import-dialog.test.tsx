import { cleanup, screen, within } from '@testing-library/react';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { at } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../support/portal/fake-server.ts';
import {
  choose,
  good,
  imported,
  keepDecisions,
  onDone,
  prepareTicketImport,
  type Sent,
  sellers,
  send,
  server,
  stored,
} from '../../../../support/portal/ticket-import.tsx';

beforeEach(prepareTicketImport);

describe('<ImportDialog>', () => {
  it('names each invalid line and sends only the valid ones', async () => {
    const user = await choose('Ticket ID,Name\nA-1,Zoë\nnot one!,Ana\n2.19E+26,Sol\nA-2,=1+1\n');
    expect(await screen.findByText('2 good lines, 2 bad')).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Bad lines' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^3not one!.*A ticket ID can have/),
      expect.stringMatching(/^42\.19E\+26.*A spreadsheet has shortened this number/),
    ]);
    const reduced = screen.getByText('1 line comes in without a cell we can’t read');
    expect(reduced.parentElement?.textContent).toMatch(/5A-2, =1\+1Holder’s name$/);
    await user.click(screen.getByRole('button', { name: 'Import 2 tickets' }));
    expect(await screen.findByText('2 of 2: 2 added, 0 already there')).toBeTruthy();
    expect(server.requestsTo(send)[0]?.body).toEqual({
      tickets: [
        { id: 'A-1', holderName: 'Zoë', holderEmail: null, eventId: 'autumn' },
        { id: 'A-2', holderName: null, holderEmail: null, eventId: 'autumn' },
      ],
      existing: 'update',
      partOf: null,
    });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('calls refunded lines left out, not bad', async () => {
    await choose('Ticket ID,Status\nA-1,Paid\nA-2,Refunded\nA-3,Void\nnot one!,Paid\n');
    expect(await screen.findByText('1 good line, 2 left out, 1 bad')).toBeTruthy();
    const linesOf = (name: string) =>
      within(screen.getByRole('table', { name, hidden: true })).getAllByRole('row', {
        hidden: true,
      });
    expect(linesOf('Lines that we leave out').slice(1)).toHaveLength(2);
    expect(linesOf('Bad lines').slice(1)).toHaveLength(1);
  });

  it('counts the lines after each status is decided', async () => {
    const user = await choose('Ticket ID,Status\nA-1,Gold circle\nA-2,Gold circle\n');
    const status = await screen.findByRole('group', { name: /Gold circle/ });
    expect(screen.queryByText(/good lines?/)).toBeNull();
    await user.click(within(status).getByText('Valid'));
    expect(await screen.findByText('2 good lines, 0 bad')).toBeTruthy();
  });

  it('shows how the columns were recognized', async () => {
    const user = await choose('Order #,First Name,Last Name,Barcode #\n1,Ann,Lee,A-1\n');
    const message =
      'Ticket ID from “Barcode #”, order from “Order #”, name from “First Name” and “Last Name”, no email.';
    expect(await screen.findByText(message)).toBeTruthy();
    const plain = new File(['A-1,Guest\n'], 'plain.csv');
    await user.upload(screen.getByLabelText('CSV file'), plain);
    expect(await screen.findByText(/^No column names found/)).toBeTruthy();
  });

  it('asks to check the names of a file that is not in UTF-8', async () => {
    const user = await choose('Ticket ID,Name\nA-1,Zoë\n');
    expect(screen.queryByText(/^This file isn’t in UTF-8/)).toBeNull();
    const bytes = Uint8Array.from(Buffer.from('Ticket ID,Name\nA-1,Zoë\n', 'latin1'));
    await user.upload(screen.getByLabelText('CSV file'), new File([bytes], 'excel.csv'));
    expect(await screen.findByText(/^This file isn’t in UTF-8/)).toBeTruthy();
    expect(screen.getAllByText('A-1 · Zoë')).not.toEqual([]);
  });

  it('imports an unknown column when it is chosen', async () => {
    const user = await choose('Bon,Bearer\nA-1,Zoë\n');
    expect(await screen.findByText(/Ticket ID from “Column 1”/)).toBeTruthy();
    // A heading may have been read as a ticket: the choice is visible at once.
    await user.click(screen.getByLabelText('The first line names the columns'));
    expect(await screen.findByText('1 good line, 0 bad')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/^Holder’s name/), 'No column');
    expect(await screen.findByText(/Not used: “Bearer”\.$/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/^Holder’s name/), 'Bearer');
    await user.click(await screen.findByRole('button', { name: 'Import 1 ticket' }));
    expect(await screen.findByText('1 of 1: 1 added, 0 already there')).toBeTruthy();
    expect(server.requestsTo(send)[0]?.body).toMatchObject({
      tickets: [{ id: 'A-1', holderName: 'Zoë' }],
    });
  });

  it('requires a column for the ID before importing', async () => {
    const user = await choose('Bon,Name,Email\nA-1,Zoë,zoe@example.com\n');
    expect(await screen.findByText(/^We can’t tell which column has the ticket ID/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Import/ })).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByLabelText('Ticket ID'), 'Bon');
    expect(await screen.findByText('1 good line, 0 bad')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import 1 ticket' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('leaves existing tickets as they are when that is chosen', async () => {
    const user = await choose(good(3));
    await user.selectOptions(screen.getByLabelText(/^Existing tickets/), 'Keep as they are');
    await user.click(await screen.findByRole('button', { name: 'Import 3 tickets' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
    expect(server.requestsTo(send)[0]?.body).toMatchObject({ existing: 'leave' });
  });

  it('updates existing tickets unless something else is chosen', async () => {
    server.on(send, () => ({
      body: imported({ added: 1, updated: ['A-0'], alreadyThere: ['A-1'] }),
    }));
    const user = await choose(good(3));
    await user.click(await screen.findByRole('button', { name: 'Import 3 tickets' }));
    expect(await screen.findByText('3 of 3: 1 added, 1 updated, 1 already there')).toBeTruthy();
    expect(screen.getByText(/removes the tickets this import added/)).toBeTruthy();
    expect(server.requestsTo(send)[0]?.body).toMatchObject({ existing: 'update' });
  });

  it.each([
    ['spring', 'spring'],
    ['', null],
  ])('imports for the chosen event: %j', async (chosen, eventId) => {
    const user = await choose(good(401));
    const field = screen.getByLabelText<HTMLSelectElement>('Event');
    expect(field.value).toBe('autumn');
    await user.selectOptions(field, chosen);
    await user.click(await screen.findByRole('button', { name: 'Import 401 tickets' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
    const sent = server.requestsTo(send).flatMap(({ body }) => (body as Sent).tickets);
    expect(sent).toHaveLength(401);
    expect(new Set(sent.map((ticket) => ticket.eventId))).toEqual(new Set([eventId]));
  });

  it('cannot start with invalid lines only or an unreadable file', async () => {
    const user = await choose('not one!\n');
    expect(await screen.findByText('0 good lines, 1 bad')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Import/ })).toHaveProperty('disabled', true);
    await user.upload(screen.getByLabelText('CSV file'), new File([''], 'empty.csv'));
    expect(await screen.findByText('This file is empty.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  it('sends chunks of 400 and resumes with the interrupted one', async () => {
    let calls = 0;
    server.on(send, ({ body }) => {
      calls += 1;
      const ids = (body as Sent).tickets.map(({ id }) => id);
      if (calls === 2) return refusal(503, 'other', 'The server is being restarted.');
      // The interrupted chunk had arrived in part.
      const alreadyThere = calls === 3 ? ids.slice(0, 30) : [];
      return {
        body: imported({ added: ids.length - alreadyThere.length, alreadyThere }),
      };
    });
    const user = await choose(good(900));
    await user.click(await screen.findByRole('button', { name: 'Import 900 tickets' }));
    expect(
      await screen.findByText(/^The server is being restarted\. We saved what was sent/),
    ).toBeTruthy();
    expect(screen.getByText('400 of 900: 400 added, 0 already there')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('900 of 900: 870 added, 30 already there')).toBeTruthy();
    const sent = server.requestsTo(send).map(({ body }) => (body as Sent).tickets);
    expect(sent.map(({ length }) => length)).toEqual([400, 400, 400, 100]);
    expect(sent.map(([first]) => first?.id)).toEqual(['A-0', 'A-400', 'A-400', 'A-800']);
    const keys = server.requestsTo(send).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
    expect(screen.queryByText(/^The server is being restarted/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  });

  it('does not say that something was saved when the first chunk is refused', async () => {
    server.on(send, () => refusal(503, 'other', 'The server is being restarted.'));
    const user = await choose(good(2));
    await user.click(await screen.findByRole('button', { name: 'Import 2 tickets' }));
    expect(await screen.findByText(/^The server is being restarted\. Continue when/)).toBeTruthy();
  });

  it('imports after a decision about each unknown status, and remembers it for the seller', async () => {
    const csv = 'Ticket ID,Status\nA-1,Paid\nA-2,On hold\nA-3,On hold\nA-4,Mystery\n';
    const user = await choose(csv);
    expect(await screen.findByText(/^2 decisions are open/)).toBeTruthy();
    const button = () => screen.getByRole('button', { name: /^Import/ });
    expect(button()).toHaveProperty('disabled', true);
    const onHold = within(
      screen.getByRole('group', { name: 'Is “On hold” a valid ticket? (2 lines)' }),
    );
    await user.click(onHold.getByRole('radio', { name: 'Valid' }));
    const mystery = within(
      screen.getByRole('group', { name: 'Is “Mystery” a valid ticket? (1 line)' }),
    );
    await user.click(mystery.getByRole('radio', { name: 'Leave out' }));
    await user.click(await screen.findByRole('button', { name: 'Import 3 tickets' }));
    expect(await screen.findByText('3 of 3: 3 added, 0 already there')).toBeTruthy();
    const [kept] = server.requestsTo(keepDecisions);
    const { seller, ...decided } = kept?.body as { seller: string };
    expect(decided).toEqual({ statuses: { onhold: 'valid', mystery: 'invalid' }, products: {} });
    cleanup();
    // Another device, on which nothing is stored.
    prepareTicketImport();
    server.on(sellers, { body: { decisions: { [seller]: decided } } });
    await choose(csv);
    expect(await screen.findByRole('button', { name: 'Import 3 tickets' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('asks how many tickets of a partial refund remain, and what a product is', async () => {
    const user = await choose(
      'Order #,Name,Quantity,Item,Order Status\n7,Ann,3,Walk,Partially Refunded\n8,Bo,1,Tote bag,Paid\n',
    );
    expect(await screen.findByText(/^1 decision is open/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('“Tote bag” (1 line)').value).toBe('none');
    await user.selectOptions(screen.getByLabelText(/How many of 3 tickets remain/), '2');
    expect(await screen.findByRole('button', { name: 'Import 2 tickets' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('“Tote bag” (1 line)'), 'Ticket');
    expect(await screen.findByRole('button', { name: 'Import 3 tickets' })).toBeTruthy();
  });

  it('keeps the choice of the only product, which has an extra, after the decision', async () => {
    const user = await choose('Ticket ID,Product\nA-1,General w/ glass\n');
    const label = '“General w/ glass” (1 line)';
    await user.selectOptions(await screen.findByLabelText(label), 'Ticket');
    expect(await screen.findByRole('button', { name: 'Import 1 ticket' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe('ticket');
  });

  it('says that a file has no statuses, and what it skipped', async () => {
    await choose('sep=;\nTicket ID;Name;\nA-1;Lee, Ann;\nTotal;1;\n');
    expect(
      await screen.findByText(/^This file doesn’t say which tickets were refunded/),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'We skipped the line that names the separator, 1 empty column, the total on line 4.',
      ),
    ).toBeTruthy();
    expect(screen.getAllByText('A-1 · Lee, Ann')).not.toEqual([]);
  });

  it('compares the file with the tickets here, and withdraws refunded ones before it adds others', async () => {
    const ticket = (id: string, fields: object = {}) => ({
      ...newTicket(
        { eventId: 'autumn', holderName: `Guest ${id}`, holderEmail: null },
        'import',
        at(0),
      ),
      id,
      ...fields,
    });
    const tickets = [
      ticket('A-1'),
      ticket('A-2'),
      ticket('A-3', { state: 'redeemed' }),
      ticket('A-9'),
    ];
    server.on(stored, { body: { tickets, nextCursor: null } });
    server.on(send, ({ body }) => ({
      body: (body as Sent).withdraw
        ? imported({
            withdrawn: ['A-2', 'A-9'],
            stillUsed: [{ id: 'A-3', name: 'Cy Lee', submissionId: 'S1' }],
          })
        : imported({ added: 1, updated: ['A-1'] }),
    }));
    const user = await choose(
      'Ticket ID,Name,Status\nA-1,Ann Lee,Paid\nA-2,,Refunded\nA-3,,Refunded\nA-4,Di,Paid\n',
    );
    const changes = within(await screen.findByRole('group', { name: 'Changes to the tickets' }));
    expect(changes.getByText('New: 1')).toBeTruthy();
    expect(changes.getByText('Changed: 2')).toBeTruthy();
    expect(changes.getByText('A-2 · Guest A-2: withdrawn')).toBeTruthy();
    expect(changes.getByText('A-1 · Guest A-1: name')).toBeTruthy();
    expect(changes.getByText('A-9 · Guest A-9')).toBeTruthy();
    expect(changes.getByText(/already used.*A-3 · Guest A-3/)).toBeTruthy();
    await user.click(changes.getByLabelText(/^Withdraw the tickets that aren’t in this file/));
    await user.click(screen.getByRole('button', { name: 'Import 2 tickets, withdraw 3' }));
    expect(
      await screen.findByText('5 of 5: 1 added, 1 updated, 2 withdrawn, 0 already there'),
    ).toBeTruthy();
    expect(screen.getByText(/These people have used.*Cy Lee, A-3/)).toBeTruthy();
    const [first, second] = server.requestsTo(send);
    expect(first?.body).toEqual({
      withdraw: ['A-2', 'A-3', 'A-9'],
      withdrawFrom: 'autumn',
      partOf: null,
    });
    expect(second?.body).toMatchObject({ tickets: [{ id: 'A-1' }, { id: 'A-4' }], partOf: 'one' });
  });

  it.each([
    ['Order #,Name\n1001,Bo\n1001,Ana\n', true],
    ['Ticket ID,Name\nA-1,Bo\nA-2,Ana\n', false],
  ])('imports without the tickets here only if the file has IDs: %j', async (file, isBlocked) => {
    server.on(stored, refusal(500, 'unexpected', 'Something went wrong'));
    const user = await choose(file);
    const message = isBlocked ? /which decide each ticket’s number/ : /^We couldn’t compare/;
    expect(await screen.findByText(message)).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Import 2 tickets' });
    expect(button).toHaveProperty('disabled', isBlocked);
    await user.selectOptions(screen.getByLabelText(/^Existing tickets/), 'Keep as they are');
    expect(button).toHaveProperty('disabled', isBlocked);
  });

  it('names the tickets of another event after the import', async () => {
    const ofOtherEvent = ['A-0', 'A-1'].map((id) => ({ id, eventId: 'spring' }));
    server.on(send, { body: imported({ added: 1, ofOtherEvent }) });
    const user = await choose(good(3));
    await user.click(await screen.findByRole('button', { name: 'Import 3 tickets' }));
    expect(await screen.findByText(/^2 IDs of this file.*: A-0, A-1\. Add a prefix/)).toBeTruthy();
  });
});
