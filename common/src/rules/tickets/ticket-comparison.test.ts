import { expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import { read } from '../../support/ticket-rows.ts';
import { compareTickets } from './ticket-comparison.ts';
import { newTicket } from './tickets.ts';

const stored = (id: string, fields: object = {}) => ({
  ...newTicket(
    { eventId: 'autumn', holderName: 'Ann Lee', holderEmail: 'a@x.org' },
    'import',
    at(0),
  ),
  id,
  ...fields,
});

it('lists new, changed, withdrawn, used and missing tickets', () => {
  const file = read(
    'Ticket ID,Name,Email,Status\nA-1,Ann Lee,,Paid\nA-2,Bo Lee,b@x.org,Paid\nA-3,,,Refunded\nA-4,,,Refunded\nA-5,Di Lee,,Paid\nA-6,,,On hold',
  );
  const tickets = ['A-1', 'A-2', 'A-3', 'A-6', 'A-7'].map((id) => stored(id));
  const others = [
    stored('A-4', { state: 'redeemed' }),
    stored('A-8', { state: 'redeemed' }),
    stored('M-1', { source: 'manual' }),
    stored('S-1', { eventId: 'spring' }),
  ];
  const compared = compareTickets(file, [...tickets, ...others], 'autumn');
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  expect(ids(compared.added)).toEqual(['A-5']);
  expect(compared.changed).toEqual([
    { id: 'A-2', holderName: 'Ann Lee', fields: ['name', 'email'] },
  ]);
  expect(ids(compared.withdrawn)).toEqual(['A-3']);
  expect(ids(compared.used)).toEqual(['A-4']);
  expect(ids(compared.missing)).toEqual(['A-7']);
});

it('lists a change of the payment, and used tickets that are not paid', () => {
  const file = read(
    'Ticket ID,Name,Status\nA-1,Ann Lee,Paid\nA-2,Ann Lee,Not paid\nA-3,Ann Lee,Not paid\nA-4,Ann Lee,Not paid',
  );
  const tickets = [
    stored('A-1', { owes: true }),
    stored('A-2'),
    stored('A-3', { state: 'redeemed' }),
    stored('A-4', { state: 'redeemed', owes: true }),
  ];
  const { changed, used } = compareTickets(file, tickets, 'autumn');
  expect(changed.map(({ id, fields }) => [id, fields])).toEqual([
    ['A-1', ['payment']],
    ['A-2', ['payment']],
  ]);
  expect(used.map(({ id }) => id)).toEqual(['A-3']);
});

it('lists tickets of an event with an ID of a file for any event, and changes none of them', () => {
  const file = read('Ticket ID,Name,Status\nA-1,Bo Lee,Paid\nA-2,,Refunded\nA-3,Di Lee,Paid');
  const tickets = ['A-1', 'A-2', 'A-9'].map((id) => stored(id, { eventId: 'spring' }));
  const compared = compareTickets(file, tickets, null);
  expect(compared.ofOtherEvent).toEqual([{ id: 'A-1', eventId: 'spring' }]);
  expect(compared.added.map(({ id }) => id)).toEqual(['A-3']);
  expect([compared.changed, compared.withdrawn, compared.missing]).toEqual([[], [], []]);
});
