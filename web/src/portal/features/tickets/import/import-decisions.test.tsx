import { screen, within } from '@testing-library/react';
import { sellerKey } from '@wine-walk/common/rules/tickets/ticket-sellers.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../support/portal/fake-server.ts';
import {
  choose,
  keepDecisions,
  prepareTicketImport,
  sellers,
  send,
  server,
} from '../../../../support/portal/ticket-import.tsx';

beforeEach(prepareTicketImport);

describe('<ImportDecisions>', () => {
  it('imports lines without a status after a decision, and remembers it', async () => {
    const user = await choose('Ticket ID,Status\nA-1,Paid\nA-2,\nA-3,\n');
    const question = 'Is a line without a status a valid ticket? (2 lines)';
    const choices = within(await screen.findByRole('group', { name: question }));
    await user.click(choices.getByRole('radio', { name: 'Leave out' }));
    expect(await screen.findByText('1 good line, 2 left out, 0 bad')).toBeTruthy();
    expect(screen.getAllByText('The file has no status for this ticket.')).toHaveLength(2);
    await user.click(choices.getByRole('radio', { name: 'Valid' }));
    await user.click(await screen.findByRole('button', { name: 'Import 3 tickets' }));
    expect(await screen.findByText('3 of 3: 3 added, 0 already there')).toBeTruthy();
    expect(server.requestsTo(keepDecisions)[0]?.body).toMatchObject({ statuses: { '-': 'valid' } });
  });

  it('asks about each line of an order that was refunded in part, again for another file', async () => {
    const file = 'Order #,Name,Status\n9,Ann,Partially Refunded\n9,Ann,Partially Refunded\n';
    const user = await choose(file);
    const label = (line: number) =>
      `9, Ann, line ${line}: refunded in part. How many tickets remain, 0 or 1?`;
    await user.selectOptions(await screen.findByLabelText(label(2)), '0');
    await user.selectOptions(screen.getByLabelText(label(3)), '1');
    expect(await screen.findByRole('button', { name: 'Import 1 ticket' })).toHaveProperty(
      'disabled',
      false,
    );
    await user.upload(screen.getByLabelText('CSV file'), new File([file], 'later.csv'));
    expect(await screen.findByText(/^2 decisions are open/)).toBeTruthy();
  });

  const unknown = 'Ticket ID,Status\nA-1,On hold\nA-2,Mystery\n';
  const decideMystery = async (user: Awaited<ReturnType<typeof choose>>) => {
    const mystery = await screen.findByRole('group', { name: /“Mystery”/ });
    await user.click(within(mystery).getByRole('radio', { name: 'Leave out' }));
  };

  it('keeps the earlier decisions about a seller with a new one', async () => {
    const seller = sellerKey(['ticketid', 'status']);
    const earlier = { statuses: { onhold: 'valid' }, products: { Glass: 'none' } };
    server.on(sellers, { body: { decisions: { [seller]: earlier } } });
    const user = await choose(unknown);
    expect(await screen.findByText(/^1 decision is open/)).toBeTruthy();
    await decideMystery(user);
    await user.click(await screen.findByRole('button', { name: 'Import 1 ticket' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
    expect(server.requestsTo(keepDecisions)[0]?.body).toEqual({
      seller,
      statuses: { onhold: 'valid', mystery: 'invalid' },
      products: { Glass: 'none' },
    });
  });

  it('sends no ticket until the decisions are kept, then each once', async () => {
    server.on(keepDecisions, refusal(503, 'other', 'The server is being restarted.'));
    const user = await choose(unknown);
    await decideMystery(user);
    const onHold = screen.getByRole('group', { name: /“On hold”/ });
    await user.click(within(onHold).getByRole('radio', { name: 'Valid' }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 ticket' }));
    expect(await screen.findByText(/^The server is being restarted/)).toBeTruthy();
    expect(server.requestsTo(send)).toEqual([]);
    server.on(keepDecisions, { body: { decisions: {} } });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('1 of 1: 1 added, 0 already there')).toBeTruthy();
    const [refused, kept] = server.requestsTo(keepDecisions).map(({ body }) => body);
    expect(kept).toEqual(refused);
    expect(server.requestsTo(send)).toHaveLength(1);
  });
});
