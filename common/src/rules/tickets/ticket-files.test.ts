import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../lib/csv/csv-table.ts';
import { noTicketDecisions, read, rowsOf } from '../../support/ticket-rows.ts';
import { type TicketContext, ticketFile } from './ticket-import.ts';
import { statusKey } from './ticket-statuses.ts';

const idsOf = (csv: string) => read(csv).records.map(({ id }) => id);

/** Returns the IDs of the tickets that are paid. */
const paidOf = (csv: string) => read(csv).records.flatMap(({ id, owes }) => (owes ? [] : id));

/** Reads a file with decisions of the organizer about its seller. */
function readWith(csv: string, context: Partial<TicketContext>) {
  const file = parseCsv(ticketFile, rowsOf(csv), { ...noTicketDecisions, ...context });
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

const withStatus = (...statuses: string[]) =>
  ['Ticket ID,Name,Status', ...statuses.map((status, at) => `A-${at},Guest,${status}`)].join('\n');

describe('statuses', () => {
  it.each([
    'Not paid',
    'Chargeback',
    'Rejected',
    'On hold',
    'Waitlisted',
    'Payment failed',
    'Transferred',
    'Abandoned',
    'INVALIDATED',
    'RELEASED',
    'invited',
    'TO_BE_PAID',
    'Offline',
    'pending_approval',
    'Anulado',
    'Remboursé',
    'Storniert',
    'Nicht bezahlt',
    'No pagado',
    'Deleted',
    'Not Attending',
    'zurückgelegt',
    'Pending',
    '',
  ])('admits no ticket with the status %j as paid', (status) => {
    expect(paidOf(withStatus('Paid', status))).toEqual(['A-0']);
  });

  it.each(['Attending', 'Checked In', 'ACQUIRED', 'approved', 'Completed', 'Pagado', 'Payé'])(
    'admits a ticket with the status %j',
    (status) => {
      expect(idsOf(withStatus(status))).toEqual(['A-0']);
      expect(read(withStatus(status)).undecided).toBe(0);
    },
  );

  it('asks about an unknown word once, with its number of lines', () => {
    const csv = withStatus('Paid', 'On hold', 'ON HOLD', 'On hold');
    const { statuses, undecided, seller } = read(csv);
    const asked = { word: 'On hold', key: 'onhold', lines: 3, meaning: null, isAsked: true };
    expect(statuses.filter(({ isAsked }) => isAsked)).toEqual([asked]);
    expect(undecided).toBe(1);
    const decisions = { [seller]: { statuses: { onhold: 'valid' as const }, products: {} } };
    const decided = readWith(csv, { decisions });
    expect([decided.records.length, decided.undecided]).toEqual([4, 0]);
  });

  it('asks once about lines without a status and with a dash for one', () => {
    const csv = withStatus('Refunded', '', '-', '');
    const { statuses, undecided, seller } = read(csv);
    const asked = { word: '', key: statusKey(''), lines: 3, meaning: null, isAsked: true };
    expect(statuses.filter(({ isAsked }) => isAsked)).toEqual([asked]);
    expect(undecided).toBe(1);
    const decisions = { [seller]: { statuses: { [asked.key]: 'valid' as const }, products: {} } };
    const decided = readWith(csv, { decisions });
    expect([decided.records.length, decided.withdrawn.length]).toEqual([3, 1]);
  });

  it.each(['TO_BE_PAID', 'Not paid', 'Offline', 'Nicht bezahlt', 'No pagado'])(
    'imports a ticket with the status %j, whose price the desk takes',
    (status) => {
      const csv = withStatus('Paid', status);
      expect(read(csv)).toMatchObject({
        records: [
          { id: 'A-0', owes: false },
          { id: 'A-1', holderName: 'Guest', owes: true },
        ],
        invalid: [],
        withdrawn: [],
        undecided: 0,
      });
    },
  );

  it('imports tickets of an unknown status that are decided as owing, none that is left out', () => {
    const csv = withStatus('On hold', 'Mystery');
    const statuses = { onhold: 'owes', mystery: 'invalid' } as const;
    const decisions = { [read(csv).seller]: { statuses, products: {} } };
    const file = readWith(csv, { decisions });
    expect(file.records).toMatchObject([{ id: 'A-0', owes: true }]);
    expect(file.withdrawn).toMatchObject([{ id: 'A-1' }]);
  });

  it('leaves the payment of a ticket as it is if the file has no statuses', () => {
    expect(read('Ticket ID\nA-1').records).toEqual([
      { id: 'A-1', holderName: null, holderEmail: null },
    ]);
  });

  it('withdraws what is not valid, and says if the file has no statuses', () => {
    const file = read(withStatus('Paid', 'Refunded'));
    expect(file.withdrawn).toEqual([{ id: 'A-1', holderName: 'Guest', status: 'Refunded' }]);
    expect([file.hasStatusColumn, read('Ticket ID\nA-1').hasStatusColumn]).toEqual([true, false]);
  });

  const partial =
    'Order #,Order Date,First Name,Last Name,Email,Quantity,Order Status\n77,2026-10-20,Ann,Lee,a@x.org,3,Partially Refunded';

  it('asks how many tickets of a partial refund remain', () => {
    const file = read(partial);
    expect([file.records, file.undecided, file.statuses[0]?.meaning]).toEqual([[], 1, null]);
    expect(file.partialRefunds).toEqual([
      { key: '77', holderName: 'Ann Lee', line: 2, sold: 3, remaining: null },
    ]);
    const decided = readWith(partial, { remaining: { 2: 2 } });
    expect(decided.records.map(({ id }) => id)).toEqual(['77-1', '77-2']);
    expect(decided.withdrawn.map(({ id }) => id)).toEqual(['77-3']);
    expect(decided.undecided).toBe(0);
  });

  it('reads the amount refunded of a payment (Stripe)', () => {
    const stripe = [
      'id,Description,Amount,Amount Refunded,Status,Customer Email',
      'ch_1,Walk,35.00,0.00,Paid,a@x.org',
      'ch_2,Walk,35.00,35.00,Paid,b@x.org',
      'ch_3,Walk,70.00,35.00,Paid,c@x.org',
    ].join('\n');
    const file = read(stripe);
    expect(file.records.map(({ id }) => id)).toEqual(['CH_1']);
    expect(file.withdrawn.map(({ id }) => id)).toEqual(['CH_2']);
    expect(file.partialRefunds.map(({ key }) => key)).toEqual(['ch_3']);
  });
});

describe('products', () => {
  const pretix = [
    'Event slug;Order code;Position ID;Status;Email;Product;Price;Attendee name;Add-on to position ID',
    'walk;F9;1;Paid;bo@x.org;Walk ticket;35,00;Ann Lee;',
    'walk;F9;2;Paid;bo@x.org;Souvenir glass;8,00;;1',
    'walk;F9;3;Paid;bo@x.org;Donation;10,00;;',
  ].join('\n');
  const types = [{ id: 'regular', name: 'Regular' }];

  it('groups extras and donations and leaves them out', () => {
    const file = read(pretix);
    expect(file.records.map(({ id }) => id)).toEqual(['F9-1']);
    expect(file.products).toEqual([
      { name: 'Walk ticket', lines: 1, choice: 'ticket', isAsked: false, isExtra: false },
      { name: 'Souvenir glass', lines: 1, choice: 'none', isAsked: false, isExtra: true },
      { name: 'Donation', lines: 1, choice: 'none', isAsked: false, isExtra: true },
    ]);
  });

  const productOf = (name: string, context: Partial<TicketContext> = {}) =>
    readWith(`Ticket ID,Product\nA-1,"${name}"`, context).products[0];

  it.each([
    'General w/ souvenir glass',
    'VIP with tote',
    'VIP + tote bag',
    'VIP – souvenir glass',
    'VIP, glass included',
    'Early bird incl. glass',
    'Designated driver (no glass)',
    'No-glass guest',
    'Degustación con copa',
    'Dégustation avec verre',
    'Verkostung mit Glas',
    'Parking + VIP entry',
    'Souvenir glass (includes admission)',
  ])('asks whether %j admits', (name) => {
    for (const context of [{}, { types: [{ id: 'vip', name: 'VIP' }] }])
      expect(productOf(name, context)).toMatchObject({
        choice: null,
        isAsked: true,
        isExtra: false,
      });
  });

  it.each([
    'Souvenir glass',
    'Glass and tote bag',
    'Glass + tote',
    'Add-on: souvenir glass',
    'T-shirt (L)',
    'Donation without tax receipt',
    'Raffle ticket',
    'Raffle tickets, 5 for $10',
    'VIP Parking Pass',
    'Boleto de rifa',
    'Billet de tombola',
    'Copa de recuerdo',
    'Verre souvenir',
  ])('leaves out %j, which is an extra', (name) => {
    expect(productOf(name)).toMatchObject({ choice: 'none', isAsked: false, isExtra: true });
  });

  it.each(['General', 'General ticket with glass', 'Admission + tote', 'Ticket with parking'])(
    'imports %j as a ticket of an event without types',
    (name) => {
      expect(productOf(name)).toMatchObject({ choice: 'ticket', isAsked: false });
    },
  );

  it('finds the type with the name of an admission with an extra', () => {
    const types = [{ id: 'glass', name: 'VIP + tote bag' }];
    expect(productOf('VIP + tote bag', { types })).toMatchObject({ choice: 'glass' });
  });

  it('maps each product to a type or to no ticket', () => {
    expect(readWith(pretix, { types })).toMatchObject({
      records: [],
      undecided: 1,
      products: [{ name: 'Walk ticket', choice: null }, { choice: 'none' }, { choice: 'none' }],
    });
    const products = { 'Walk ticket': 'regular', Donation: 'ticket' };
    const decisions = { pretix: { statuses: {}, products } };
    const file = readWith(pretix, { types, decisions });
    expect(file.records.map(({ id, typeId }) => [id, typeId])).toEqual([
      ['F9-1', 'regular'],
      ['F9-3', undefined],
    ]);
  });

  it('groups by price in a file without products', () => {
    const file = read('Ticket ID,Name,Price\nA-1,Ann,35.00\nA-2,Bo,8.00\nA-3,Cy,35.00');
    expect(file.products.map(({ name, lines }) => [name, lines])).toEqual([
      ['35.00', 2],
      ['8.00', 1],
    ]);
    expect(file.records).toHaveLength(3);
  });
});

describe('columns', () => {
  it('reads Luma: the ID of the guest, and approved ones only', () => {
    const rows = ['approved', 'pending_approval', 'declined', 'waitlist', 'invited'].map(
      (status, at) => `gst-${at},Lena Lee,Lena,Lee,l${at}@x.org,${status},$35.00,General`,
    );
    const header = 'guest_id,name,first_name,last_name,email,approval_status,amount,ticket_name';
    expect(read([header, ...rows].join('\n'))).toMatchObject({
      records: [{ id: 'GST-0', holderName: 'Lena Lee', holderEmail: 'l0@x.org' }],
      undecided: 0,
    });
    const withApiId = header.replace('guest_id', 'api_id');
    expect(idsOf([withApiId, ...rows].join('\n'))).toEqual(['GST-0']);
  });

  it('reads Tito: the reference is the ID, the ticket its type, a void one is left out', () => {
    const tito = [
      'Number,Ticket Created Date,Ticket,Ticket Full Name,Ticket Email,Void Status,Price,Ticket Reference,Order Reference,Order Name,Order Email',
      '1,2026-10-01,General,Mona Lind,mona@x.org,,35.00,FT-1,F01,Olga Buyer,olga@x.org',
      '2,2026-10-01,General,Vera Void,vera@x.org,true,35.00,FT-2,F02,Olga Buyer,olga@x.org',
    ].join('\n');
    const file = readWith(tito, { types: [{ id: 'general', name: 'General' }] });
    expect(file.records).toEqual([
      {
        id: 'FT-1',
        holderName: 'Mona Lind',
        holderEmail: 'mona@x.org',
        typeId: 'general',
        orderId: 'F01',
        owes: false,
      },
    ]);
    expect([file.undecided, file.withdrawn.map(({ id }) => id)]).toEqual([0, ['FT-2']]);
  });

  it('reads alf.io: acquired is paid, what is to be paid owes, and the rest is withdrawn', () => {
    const rows = ['ACQUIRED', 'TO_BE_PAID', 'CANCELLED', 'INVALIDATED', 'RELEASED'].map(
      (status, at) => `f-${at},General,${status},35.00,res-${at},Ann Lee,a${at}@x.org`,
    );
    const header = 'ID,Category,Status,PaidPrice,ReservationID,Full Name,E-Mail';
    const file = read([header, ...rows].join('\n'));
    expect(file.records.map(({ id, orderId, owes }) => [id, orderId, owes])).toEqual([
      ['F-0', 'res-0', false],
      ['F-1', 'res-1', true],
    ]);
    expect(file.withdrawn.map(({ id }) => id)).toEqual(['F-2', 'F-3', 'F-4']);
  });

  // Header of github.com/jsilence82/ssg-reconcile, testdata/tickettailor_sample.csv.
  it('reads issued tickets of Ticket Tailor: the order status is the payment', () => {
    const tailor = [
      'Order ID,Payment reference,Event ID,Event,Event start,Ticket reference,Ticket type,Ticket price,Order status,Attendee name,Postcode / Zip,Check-in,Attended',
      '733,1AB,787,Walk,Thu 28 May 2026 20:00,TKT-1,General,13.00,PAYPAL,Ann Lee,22801,no,no',
      '733,1AB,787,Walk,Thu 28 May 2026 20:00,TKT-2,Student,13.00,PAYPAL,Bo Lee,22801,no,no',
      '734,,787,Walk,Thu 28 May 2026 20:00,TKT-3,Comp,0.00,NO_COST,Cy Lee,22801,no,no',
      '735,,787,Walk,Thu 28 May 2026 20:00,TKT-4,General,13.00,MANUAL,Di Lee,22801,no,no',
    ].join('\n');
    const file = read(tailor);
    expect([file.seller, file.undecided]).toEqual(['tickettailor', 1]);
    expect(file.statuses.filter(({ isAsked }) => isAsked)).toMatchObject([{ word: 'MANUAL' }]);
    expect(file.records.map(({ id, orderId, holderName }) => [id, orderId, holderName])).toEqual([
      ['TKT-1', '733', 'Ann Lee'],
      ['TKT-2', '733', 'Bo Lee'],
      ['TKT-3', '734', 'Cy Lee'],
    ]);
    expect(file.products.map(({ name }) => name)).toEqual(['General', 'Student', 'Comp']);
  });

  it('reads orders of Ticket Tailor: a number of tickets, and whether the order was canceled', () => {
    const orders = [
      'Order ID,Total paid,Order value,Remaining order value,Order date,Tickets purchased,Order items,Payment method,Transaction ID,Refunded amount,Order cancelled,Name,First Name,Last Name,Email,Mobile number,Event name',
      '81,26.00,26.00,26.00,Thu 28 May 2026 20:00,2,2x General,STRIPE,ch_1,0.00,0,Ann Lee,Ann,Lee,a@x.org,555,Walk',
      '82,13.00,13.00,13.00,Thu 28 May 2026 20:00,1,1x General,STRIPE,ch_2,0.00,1,Bo Lee,Bo,Lee,b@x.org,555,Walk',
      '83,13.00,13.00,0.00,Thu 28 May 2026 20:00,1,1x General,STRIPE,ch_3,13.00,0,Cy Lee,Cy,Lee,c@x.org,555,Walk',
    ].join('\n');
    const file = read(orders);
    expect([file.seller, file.undecided]).toEqual(['tickettailor-orders', 0]);
    expect(file.records.map(({ id, holderEmail }) => [id, holderEmail])).toEqual([
      ['81-1', 'a@x.org'],
      ['81-2', 'a@x.org'],
    ]);
    expect(file.withdrawn.map(({ id }) => id)).toEqual(['82-1', '83-1']);
  });

  // Header of github.com/harshapranithreddy/event-ops-mcp, gen_sample_data.py.
  it('reads orders of Humanitix: valid and canceled tickets of each', () => {
    const humanitix = [
      'Order id,Event,First name,Last name,Email,Mobile,Order date,Type,Financial status,Valid tickets,Cancelled tickets,Ticket sales,Add-on sales,Donations,Refunds,Status,Sales channel,Long order id',
      'RAA1,Walk,Ann,Lee,a@x.org,555,11/04/2025 12:43 am,Online,Paid,2,1,$70.00,$0.00,$0.00,$35.00,Completed,Online,u1',
      'RAA2,Walk,Bo,Lee,b@x.org,555,11/04/2025 12:43 am,Manual,Free,1,0,$0.00,$0.00,$0.00,$0.00,Completed,Manual,u2',
      'RAA3,Walk,Cy,Lee,c@x.org,555,11/04/2025 12:43 am,Online,Refunded,0,2,$0.00,$0.00,$0.00,$70.00,Completed,Online,u3',
    ].join('\n');
    const file = read(humanitix);
    expect([file.seller, file.undecided]).toEqual(['humanitix', 0]);
    expect(file.records.map(({ id, holderName }) => [id, holderName])).toEqual([
      ['RAA1-1', 'Ann Lee'],
      ['RAA1-2', 'Ann Lee'],
      ['RAA2-1', 'Bo Lee'],
    ]);
    expect(file.withdrawn.map(({ id }) => id)).toEqual(['RAA1-3', 'RAA3-1', 'RAA3-2']);
  });

  // "Exact Givebutter Header Row" in a public repository's record of an export.
  it('reads transactions of Givebutter: the campaign is the product', () => {
    const givebutter = [
      'Transaction ID,Payout ID,Status,Date,Name,Email,Phone,Address 1,Address 2,City,State,Zip,Country,Amount,Processing Fee,Givebutter Fee,Fees Covered,Campaign Title,Payment Method,utm_source,utm_medium',
      'tr_1,po_1,Succeeded,2026-05-30,Ann Lee,a@x.org,555,,,Harlow,VA,22801,US,35.00,1,0,0,Wine Walk,Card,,',
      'tr_2,po_1,Refunded,2026-05-30,Bo Lee,b@x.org,555,,,Harlow,VA,22801,US,35.00,1,0,0,Wine Walk,Card,,',
      'tr_3,po_1,Succeeded,2026-05-30,Cy Lee,c@x.org,555,,,Harlow,VA,22801,US,10.00,1,0,0,Annual donation,Card,,',
    ].join('\n');
    const file = read(givebutter);
    expect([file.seller, file.undecided]).toEqual(['givebutter', 0]);
    expect(file.records.map(({ id, holderName }) => [id, holderName])).toEqual([
      ['TR_1', 'Ann Lee'],
    ]);
    expect(file.withdrawn.map(({ id }) => id)).toEqual(['TR_2']);
    expect(file.products.map(({ name, choice }) => [name, choice])).toEqual([
      ['Wine Walk', 'ticket'],
      ['Annual donation', 'none'],
    ]);
  });

  it('proposes no column as ID whose values repeat', () => {
    const file = read('Ticket ID,Name\nA-1,Ann\nA-1,Bo\nA-2,Cy');
    expect(file).toMatchObject({ isColumnMissing: true, columns: { indexes: { id: null } } });
    const next = read('Ticket ID,Name,Barcode\nA-1,Ann,B-1\nA-1,Bo,B-2');
    expect(next.records.map(({ id }) => id)).toEqual(['B-1', 'B-2']);
    expect(read('A-1,Ann\nA-1,Bo').isColumnMissing).toBe(true);
  });

  it('keeps the column of IDs if a whole line is in the file twice', () => {
    const file = read('Order ID,Barcode,Name,Quantity\n9,B-1,Ann,1\n9,B-2,Bo,1\n9,B-2,Bo,1');
    expect(file.records.map(({ id }) => id)).toEqual(['B-1', 'B-2']);
    expect(file.invalid).toMatchObject([
      { line: 4, problem: { kind: 'repeated', name: 'B-2', line: 3 } },
    ]);
  });

  it('finds the columns by their texts if there are no names', () => {
    expect(read('Ann Lee,ann@x.org,A-1\nBo Lee,bo@x.org,A-2').records).toEqual([
      { id: 'A-1', holderName: 'Ann Lee', holderEmail: 'ann@x.org' },
      { id: 'A-2', holderName: 'Bo Lee', holderEmail: 'bo@x.org' },
    ]);
    expect(read('Ticket ID,Name,Where\nA-1,Ann,ann@x.org').columns.indexes.email).toBe(2);
  });

  it('skips lines above the names, empty columns and totals, and counts them', () => {
    const csv = 'Wine Walk,,,\nExported 11/28,,,\n\nTicket ID,Name,,\nA-1,Ann,,\nTotal,1,,\n';
    const file = read(csv);
    expect(file.records).toMatchObject([{ id: 'A-1', holderName: 'Ann' }]);
    expect(file.skipped).toEqual({ linesAbove: 2, emptyColumns: 2, totals: [6] });
    expect([file.invalid, file.columns.labels]).toEqual([[], ['Ticket ID', 'Name']]);
  });

  it('names the spreadsheet as the cause of 2.19E+26', () => {
    const file = read('Ticket ID,Name\n2.19E+26,Sol\n"7,70088E+14",Nora\nA-1,Ann');
    expect(file.records.map(({ id }) => id)).toEqual(['A-1']);
    expect(file.invalid.map(({ problem }) => problem)).toEqual([
      { kind: 'spreadsheet-number', id: '2.19E+26' },
      { kind: 'spreadsheet-number', id: '7,70088E+14' },
    ]);
  });
});

describe('optional cells', () => {
  it('imports a line without a bad email or name, and lists it', () => {
    const file = read('Ticket ID,Name,Email\nA-1,Ann,ann@\nA-2,=1+1,bo@x.org\nA-3,Cy,cy@x.org');
    expect(file.records).toEqual([
      { id: 'A-1', holderName: 'Ann', holderEmail: null },
      { id: 'A-2', holderName: null, holderEmail: 'bo@x.org' },
      { id: 'A-3', holderName: 'Cy', holderEmail: 'cy@x.org' },
    ]);
    expect(file.reduced).toEqual([
      { line: 2, cells: ['A-1', 'Ann', 'ann@'], without: ['email'] },
      { line: 3, cells: ['A-2', '=1+1', 'bo@x.org'], without: ['name'] },
    ]);
  });

  it('reads an email beside a name', () => {
    const file = read('Ticket ID,Email\nA-1,"Uwe Punkt <uwe@x.org>"');
    expect(file.records[0]?.holderEmail).toBe('uwe@x.org');
  });
});
