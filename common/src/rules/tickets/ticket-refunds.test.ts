import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../lib/csv/csv-table.ts';
import { noTicketDecisions, read, rowsOf } from '../../support/ticket-rows.ts';
import { ticketFile } from './ticket-import.ts';

const idsOf = (csv: string) => read(csv).records.map(({ id }) => id);

describe('refunded amounts', () => {
  const twoTickets = (price: string, refunded: string) =>
    `Order ID,Name,Email,Quantity,${price},Refunded Amount,Status\n9,Ann Lee,a@x.org,2,${refunded},Paid`;

  it.each([
    ['of one of two tickets', 'Ticket Price', '35.00,35.00'],
    ['of one of two tickets beside a total', 'Ticket Price,Order Total', '35.00,70.00,35.00'],
    ['of a half of the order', 'Gross Sales', '70.00,35.00'],
    ['that cannot be read', 'Ticket Price', '35.00,in full'],
  ])('asks how many tickets remain after a refund %s', (_, price, refunded) => {
    const file = read(twoTickets(price, refunded));
    expect(file).toMatchObject({ records: [], withdrawn: [], invalid: [], undecided: 1 });
    expect(file.partialRefunds).toMatchObject([{ key: '9', sold: 2, remaining: null }]);
  });

  it.each([
    ['the price of each ticket', 'Ticket Price', '35.00,70.00'],
    ['the total of the line', 'Gross Sales', '70.00,70.00'],
    ['a negative amount', 'Gross Sales', '70.00,-70.00'],
  ])('withdraws both tickets of a whole refund by %s', (_, price, refunded) => {
    const file = read(twoTickets(price, refunded));
    expect([file.records, file.partialRefunds, file.undecided]).toEqual([[], [], 0]);
    expect(file.withdrawn.map(({ id }) => id)).toEqual(['9-1', '9-2']);
  });

  it.each(['$', 'CA$', 'US$', 'A$', '€', 'USD ', 'kr '])(
    'withdraws a refunded ticket whose amounts are in %s',
    (currency) => {
      const header = 'Transaction ID,Name,Email,Amount,Amount Refunded,Status';
      const line = (id: string, back: string) =>
        `${id},Ann Lee,a@x.org,${currency}35.00,${currency}${back},Paid`;
      const file = read([header, line('ch_1', '35.00'), line('ch_2', '0.00')].join('\n'));
      expect(file.withdrawn.map(({ id }) => id)).toEqual(['CH_1-1']);
      expect([file.records.map(({ id }) => id), file.undecided]).toEqual([['CH_2-1'], 0]);
    },
  );

  it('withdraws all tickets if the refund is the sum of their prices', () => {
    const csv = 'Order #,Quantity,Price,Refunded Amount\n9,3,1.10,3.30';
    expect(read(csv).withdrawn).toHaveLength(3);
  });

  const refundOf = (refunded: string) =>
    `Ticket ID,Price,Refunded Amount,Status\nA-1,35.00,${refunded},Paid`;

  it.each(['', '0', '0.00', '-', 'N/A', 'none'])('admits a ticket with a refund of %j', (none) => {
    expect(idsOf(refundOf(none))).toEqual(['A-1']);
  });

  it.each(['35.00 usd', '35.00USD', '(35.00)', '35 €'])(
    'withdraws a ticket with a refund of %j',
    (refunded) => {
      const file = read(refundOf(refunded));
      expect([file.records, file.undecided, file.withdrawn.length]).toEqual([[], 0, 1]);
    },
  );
});

describe('columns of refunds', () => {
  it.each(['Refunded', 'Refund', 'Refunds', 'Total Refunded', 'Refund Total', 'Montant remboursé'])(
    'withdraws, asks about and admits tickets by the column %j',
    (column) => {
      const amounts = ['35.00', 'Yes', '0.00', 'No'].map((cell, at) => `A-${at},35.00,${cell}`);
      const file = read([`Ticket ID,Price,${column}`, ...amounts].join('\n'));
      expect(file.withdrawn.map(({ id }) => id)).toEqual(['A-0']);
      expect(file.partialRefunds.map(({ key }) => key)).toEqual(['A-1']);
      expect(file.records.map(({ id }) => id)).toEqual(['A-2', 'A-3']);
    },
  );
});

describe('refunds and numbers', () => {
  it.each(['1.0', '1,0', '1', '"1,00"'])('reads a quantity of %s as one', (quantity) => {
    expect(idsOf(`Ticket ID;Quantity\nA-1;${quantity}`)).toEqual(['A-1']);
  });

  it('cancels a sale by a line with a negative quantity (Square)', () => {
    const square = [
      'Date,Item,Qty,Transaction ID,Event Type,Customer Name',
      '2026-11-01,General,2.0,T1,Payment,Ann Lee',
      '2026-11-02,General,-1.0,T1,Refund,Ann Lee',
      '2026-11-02,General,1.0,T2,Payment,Bo Lee',
      '2026-11-03,General,-1.0,T2,Refund,Bo Lee',
      '2026-11-03,General,-1.0,T9,Refund,Cy Lee',
    ].join('\n');
    const file = read(square);
    expect(file.records.map(({ id }) => id)).toEqual(['T1-1']);
    expect(file.withdrawn.map(({ id }) => id)).toEqual(['T1-2', 'T2-1']);
    expect(file.invalid.map(({ line, problem }) => [line, problem.kind])).toEqual([
      [4, 'refunded'],
      [6, 'refund-without-sale'],
    ]);
  });

  it.each([
    ['of the same order', 'Order #,Name,Quantity\nT1,Ann Lee,2\nT1,Ann Lee,-1'],
    ['that names it', 'Order #,Name,Quantity,Original Order\nT1,Ann Lee,2,\nR1,Ann Lee,-1.0,T1'],
    ['with a minus sign', 'Order #,Name,Quantity\nT1,Ann Lee,2\nT1,Ann Lee,\u22121'],
  ])('cancels a ticket of a sale by a negative quantity %s', (_, csv) => {
    const file = read(csv);
    expect(file.records.map(({ id }) => id)).toEqual(['T1-1']);
    expect(file.withdrawn.map(({ id }) => id)).toEqual(['T1-2']);
    expect(file.invalid).toEqual([]);
  });

  it('cancels a sale by a refund that names it (PayPal)', () => {
    const paypal = [
      'Date,Name,Type,Status,Gross,From Email Address,Transaction ID,Item Title,Reference Txn ID',
      '1,Ann Lee,Website Payment,Completed,35.00,a@x.org,P1,General,',
      '2,Bo Lee,Website Payment,Completed,35.00,b@x.org,P2,General,',
      '3,Bo Lee,Payment Refund,Completed,-35.00,b@x.org,P3,General,P2',
    ].join('\n');
    expect(idsOf(paypal)).toEqual(['P1-1']);
    expect(read(paypal).withdrawn.map(({ id }) => id)).toEqual(['P2-1']);
  });

  const linesOf = (price: string, ...refunds: string[]) =>
    [
      `Order #,Name,Quantity,${price},Original Order`,
      'T1,Ann Lee,2,35.00,',
      ...refunds.map((amount, at) => `R${at},Ann Lee,,${amount},T1`),
    ].join('\n');

  it.each([
    ['the price of one of two tickets', linesOf('Price', '-35.00')],
    ['a part of a total', linesOf('Amount', '-CA$17.50')],
    ['a part of the price of one', 'Order #,Name,Amount\nT1,Ann,35.00\nT1,Ann,-10.00'],
  ])('asks how many tickets remain after a refund line of %s', (_, csv) => {
    const file = read(csv);
    expect(file).toMatchObject({ records: [], withdrawn: [], invalid: [], undecided: 1 });
    expect(file.partialRefunds).toMatchObject([{ key: 'T1', line: 2 }]);
  });

  it.each([
    ['of the total', linesOf('Amount', '-35.00'), ['T1-1', 'T1-2']],
    ['of both prices', linesOf('Price', '(CA$70.00)'), ['T1-1', 'T1-2']],
    ['of each price', linesOf('Price', '-35.00', '-35.00'), ['T1-1', 'T1-2']],
    ['without a reference', 'Order #,Name,Amount\nT1,Ann,US$35.00\nT1,Ann,-US$35.00', ['T1-1']],
  ])('withdraws all tickets of a sale after refund lines %s', (_, csv, ids) => {
    const file = read(csv);
    expect([file.records, file.undecided]).toEqual([[], 0]);
    expect(file.withdrawn.map(({ id }) => id)).toEqual(ids);
  });

  it('takes another number for each line of an order that was refunded in part', () => {
    const csv =
      'Order #,Name,Status\n9,Ann Lee,Partially Refunded\n9,Bo Lee,Partially Refunded\n9,Cy Lee,Partially Refunded';
    expect(read(csv).partialRefunds.map(({ line }) => line)).toEqual([2, 3, 4]);
    const context = { ...noTicketDecisions, remaining: { 2: 0, 3: 1 } };
    const file = parseCsv(ticketFile, rowsOf(csv), context);
    expect(file).toMatchObject({
      records: [{ id: '9-2', holderName: 'Bo Lee' }],
      withdrawn: [{ id: '9-1', holderName: 'Ann Lee' }],
      undecided: 1,
    });
  });

  it('gives the tickets of an order the same IDs after a refund', () => {
    const file = (status: string) => `Order #,Name,Status\n9,Ann Lee,${status}\n9,Bo Lee,Paid`;
    expect(idsOf(file('Paid'))).toEqual(['9-1', '9-2']);
    expect(idsOf(file('Refunded'))).toEqual(['9-2']);
  });
});
