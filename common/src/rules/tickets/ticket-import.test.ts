import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importTickets } from '../../api/tickets.ts';
import { lineText, normalizeHeader, unusedColumns } from '../../lib/csv/csv-columns.ts';
import { parseCsv } from '../../lib/csv/csv-table.ts';
import { noTicketDecisions, parse, read, ticket } from '../../support/ticket-rows.ts';
import { detectTicketColumns, noColumns, type TicketIndexes } from './ticket-columns.ts';
import { ticketFile } from './ticket-import.ts';

describe('ticketFile with invalid input', () => {
  it('names each invalid line and retains valid ones', () => {
    const file = read(
      [
        'Ticket ID,Name,Email',
        'WW-1,Maya Reyes,maya@example.com',
        ',Nobody,nobody@example.com',
        '=1+1,Formula,',
        'WW-2,"=HYPERLINK(""http://x"")",',
        'WW-3,Jonah,jonah@',
        `${'W'.repeat(90)},Long,`,
        'WW-4,+Formula,also bad',
        'WW-5,Ada Quill,',
      ].join('\n'),
    );
    expect(file.records.map(({ id }) => id)).toEqual(['WW-1', 'WW-2', 'WW-3', 'WW-4', 'WW-5']);
    const letters = { code: 'ticket-id-characters' };
    expect(file.invalid.map(({ line, problem: { kind, ...what } }) => [line, kind, what])).toEqual([
      [3, 'invalid', { problems: [letters] }],
      [4, 'invalid', { problems: [letters] }],
      [7, 'invalid', { problems: [letters] }],
    ]);
    expect(file.invalid[0]?.cells).toEqual(['', 'Nobody', 'nobody@example.com']);
    expect(lineText(file.invalid[0]?.cells ?? [])).toBe(', Nobody, nobody@example.com');
    expect(lineText(file.invalid[2]?.cells ?? [])).toHaveLength(80);
  });

  it('counts lines of the file with quoted line breaks and empty lines', () => {
    const file = read('Ticket ID,Name\r\n"WW-1","Maya\r\nReyes"\r\n\r\n\r\nWW-2,Jonah\r\nW 3,\r\n');
    expect(file.records).toEqual([ticket('WW-1', 'Maya Reyes'), ticket('WW-2', 'Jonah')]);
    expect(file.invalid).toEqual([
      {
        line: 7,
        cells: ['W 3', ''],
        problem: {
          kind: 'invalid',
          problems: [{ code: 'ticket-id-characters' }],
        },
      },
    ]);
  });

  it('explains why a whole file cannot be read', () => {
    expect(parse('')).toEqual({ problem: 'empty' });
    expect(parse('\n \n')).toEqual({ problem: 'empty' });
    for (const csv of ['Name,Email\nMaya,maya@example.com', 'Invoice,Name,Email\n1,M,m@x.org'])
      expect(read(csv)).toMatchObject({ records: [], isColumnMissing: true });
  });

  it('returns nothing that the server would reject, for any file', () => {
    const cell = fc.oneof(
      fc.constantFrom('WW-1', 'ww-1', '=1', '', ' ', 'maya@example.com', '@', 'Ticket ID', 'name'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    const rows = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 20 });
    fc.assert(
      fc.property(rows, (cells) => {
        const file = parseCsv(ticketFile, cells, noTicketDecisions);
        if ('problem' in file || file.records.length === 0) return;
        expect(importTickets.body.safeParse({ tickets: file.records }).success).toBe(true);
        expect(file.records.length + file.invalid.length).toBeLessThanOrEqual(cells.length);
      }),
    );
  });

  it('reads 20,000 lines with 500 invalid ones', () => {
    const lines = Array.from({ length: 20_000 }, (_, index) =>
      index % 40 === 7
        ? `bad id ${index},Name ${index},`
        : `WW-${index},Zoë Name ${index},n${index}@example.com`,
    );
    const file = read(['Ticket ID,Name,Email', ...lines].join('\n'));
    expect(file.records).toHaveLength(19_500);
    expect(file.invalid).toHaveLength(500);
    expect(file.invalid[0]).toMatchObject({ line: 9 });
  });
});

describe('ticketFile', () => {
  it('finds columns by name, in any order and spelling', () => {
    const expected = [ticket('WW-1', 'Zoë Reyes', 'zoe@example.com'), ticket('WW-2')];
    const files: [string, TicketIndexes][] = [
      [
        'Ticket ID,Name,Email\nww-1,Zoë Reyes,ZOE@example.com\nWW-2,,\n',
        { ...noColumns, id: 0, name: 1, email: 2 },
      ],
      [
        'E-mail;Holder name;Ticket #;Paid\nzoe@example.com;Zoë Reyes;ww-1;35\n;;WW-2;35',
        { ...noColumns, id: 2, name: 1, email: 0 },
      ],
      [
        'first_name,LAST NAME,email address,ticket no.\nZoë,Reyes,zoe@example.com,ww-1\n,,,WW-2',
        { ...noColumns, id: 3, name: 0, lastName: 1, email: 2 },
      ],
      [
        '\ufeff"Ticket Number"\t"Attendee"\t"Mail"\r\n"ww-1"\t"Zoë Reyes"\t"zoe@example.com"\r\nWW-2\t\t',
        { ...noColumns, id: 0, name: 1, email: 2 },
      ],
      [
        "Ticket ID,Holder’s name,Holder's email\nww-1,Zoë Reyes,zoe@example.com\nWW-2,,",
        { ...noColumns, id: 0, name: 1, email: 2 },
      ],
    ];
    for (const [csv, indexes] of files) {
      const { columns, ...file } = read(csv);
      expect(file).toMatchObject({ records: expected, invalid: [], isColumnMissing: false });
      expect(columns).toMatchObject({ hasHeader: true, indexes });
    }
  });

  it('names unused columns and uses them when chosen', () => {
    const csv = 'Ticket ID,Bearer,Where to write,Paid\nWW-1,Zoë Reyes,by post,35';
    const alone = read(csv);
    expect(alone.records).toEqual([ticket('WW-1')]);
    expect(unusedColumns(alone.columns)).toEqual(['Bearer', 'Where to write', 'Paid']);
    const indexes = { ...noColumns, id: 0, name: 1, email: 2 };
    const chosen = read(csv.replace('by post', 'zoe@example.com'), { hasHeader: true, indexes });
    expect(chosen).toMatchObject({
      records: [ticket('WW-1', 'Zoë Reyes', 'zoe@example.com')],
      invalid: [],
    });
    expect('columns' in chosen && unusedColumns(chosen.columns)).toEqual(['Paid']);
  });

  it('requires a choice when no column contains the id', () => {
    const csv = 'Bon,Name,Email\nWW-1,Ann Lee,ann@x.org';
    expect(read(csv)).toMatchObject({
      records: [],
      invalid: [],
      isColumnMissing: true,
    });
    const indexes = { ...noColumns, id: 0, name: 1, email: 2 };
    expect(read(csv, { hasHeader: true, indexes })).toMatchObject({
      records: [ticket('WW-1', 'Ann Lee', 'ann@x.org')],
      isColumnMissing: false,
    });
    expect(read('WW-1,Ann', { hasHeader: false, indexes })).toMatchObject({
      columns: { labels: ['', ''] },
      records: [ticket('WW-1', 'Ann')],
    });
  });

  it.each([
    [
      'a barcode, and first and last name, before the number of the attendee',
      'Order #,First Name,Last Name,Email,Ticket Type,Attendee #,Barcode #\n9,Ann,Lee,ann@x.org,VIP,777,WW-1',
    ],
    ['the ticket’s ID before any number', 'Number,Ticket ID,Name,Email\n12,WW-1,Ann Lee,ann@x.org'],
    [
      'first and last name before a bare guest',
      'Code,Guest,Ticket,First name,Last name,Email\n5,4 of 7,WW-1,Ann,Lee,ann@x.org',
    ],
    [
      'the number of the ticket before its kind, and no number as a name',
      'Ticket,Ticket #,Name #,Guest No.,Participant ID,Attendee №,Full name,Mail\nVIP,WW-1,1,2,3,4,Ann Lee,ann@x.org',
    ],
    [
      'the attendee’s name and email before the buyer’s bare ones',
      'Name,Email,Attendee Name,Attendee Email,Barcode\nBo,bo@x.org,Ann Lee,ann@x.org,WW-1',
    ],
    [
      'a bare attendee where only one half of the name is there',
      'Ticket ID,First Name,Attendee,Email\nWW-1,Ann,Ann Lee,ann@x.org',
    ],
    [
      'the attendee’s first and last name before the buyer’s name',
      'Ticket ID,Buyer Name,Buyer Email,Attendee First Name,Attendee Last Name,Attendee Email\nWW-1,Bo Buyer,bo@x.org,Ann,Lee,ann@x.org',
    ],
    [
      'first and last name before the customer’s name',
      'Ticket ID,Customer Name,First Name,Last Name,Email\nWW-1,Bo Buyer,Ann,Lee,ann@x.org',
    ],
    [
      'the attendee’s first and last name before a bare name',
      'Ticket ID,Name,Email,Attendee First Name,Attendee Last Name,Attendee Email\nWW-1,Bo Buyer,bo@x.org,Ann,Lee,ann@x.org',
    ],
    [
      'a bare attendee before the buyer’s first and last name',
      'Ticket ID,Buyer First Name,Buyer Last Name,Attendee,Attendee Email\nWW-1,Bo,Buyer,Ann Lee,ann@x.org',
    ],
    [
      'a bare name before the buyer’s first and last name',
      'Ticket ID,Buyer First Name,Buyer Last Name,Name,Email\nWW-1,Bo,Buyer,Ann Lee,ann@x.org',
    ],
    ['the buyer’s name if there is no other', 'Ticket ID,Buyer,Email\nWW-1,Ann Lee,ann@x.org'],
    [
      'the buyer’s first and last name if there is no other',
      'Ticket ID,Buyer First Name,Buyer Last Name,Buyer Email\nWW-1,Ann,Lee,ann@x.org',
    ],
  ])('chooses the most specific column at any position: %s', (_, csv) => {
    expect(read(csv).records).toMatchObject([ticket('WW-1', 'Ann Lee', 'ann@x.org')]);
  });

  it('treats a first row without an id column as a ticket, with any name of its holder', () => {
    const file = read('AUDB-1,Guest,\nAUDB-2,Ann Lee,ann@x.org');
    expect(file.columns).toMatchObject({
      hasHeader: false,
      labels: ['', '', ''],
    });
    expect(file.records).toEqual([
      ticket('AUDB-1', 'Guest'),
      ticket('AUDB-2', 'Ann Lee', 'ann@x.org'),
    ]);
    expect(read('TICKET-001,Ann Lee,\nTICKET-002,,').records.map(({ id }) => id)).toEqual([
      'TICKET-001',
      'TICKET-002',
    ]);
  });

  it('reads id, name, email without a header', () => {
    expect(read('WW-1,Zoë Reyes,zoe@example.com\nWW-2').records).toEqual([
      ticket('WW-1', 'Zoë Reyes', 'zoe@example.com'),
      ticket('WW-2'),
    ]);
  });
});

it.each([
  [['WW-1'], { ...noColumns, id: 0 }],
  [['WW-1', 'Ana Ruiz'], { ...noColumns, id: 0, name: 1 }],
  [['WW-1', 'Ana Ruiz', 'ana@example.com'], { ...noColumns, id: 0, name: 1, email: 2 }],
])('reads ids, names and emails of a file without a header: %j', (cells, indexes) => {
  expect(
    detectTicketColumns(cells.map(normalizeHeader), cells.length, [{ line: 1, cells }]),
  ).toMatchObject({
    hasHeader: false,
    indexes,
  });
});

describe('ticketFile with the export of', () => {
  const eventbrite =
    'Order #,Order Date,First Name,Last Name,Email,Quantity,Price Tier,Ticket Type,Attendee #,Group,Order Type,Currency,Total Paid,Fees Paid,Eventbrite Fees,Eventbrite Payment Processing,Attendee Status';
  it('Eventbrite, without refunded tickets', () => {
    const file = read(
      [
        eventbrite,
        '1001,2026-09-20,Ann,Lee,ann@x.org,1,,General,5001,,Eventbrite Completed,USD,35.00,0,0,0,Attending',
        '1001,2026-09-20,Bo,Lee,ann@x.org,1,,General,5002,,Refunded,USD,0.00,0,0,0,Refunded',
      ].join('\n'),
    );
    expect(file.records).toEqual([
      { ...ticket('5001', 'Ann Lee', 'ann@x.org'), orderId: '1001', owes: false },
    ]);
    expect(file.invalid).toMatchObject([
      { line: 3, problem: { kind: 'not-admitted', status: 'Refunded' } },
    ]);
  });

  it('Eventbrite by order: a quantity of 4 makes four tickets', () => {
    const csv =
      'Order #,Order Date,First Name,Last Name,Email,Quantity,Total Paid,Order Status\n1001,2026-09-20,Ann,Lee,ann@x.org,4,140.00,Attending';
    expect(read(csv).records.map(({ id, orderId }) => [id, orderId])).toEqual(
      ['1001-1', '1001-2', '1001-3', '1001-4'].map((id) => [id, '1001']),
    );
  });

  it('Hi.Events: the public ID, which its QR code has', () => {
    const csv =
      'ID,First Name,Last Name,Email,Status,Is Checked In,Checked In At,Product ID,Product Name,Event ID,Public ID,Short ID,Created Date,Last Updated Date,Notes\n31,Ann,Lee,ann@x.org,ACTIVE,No,,7,General,2,A-9XKQ2,a_71,2026-09-20 10:00:00,2026-09-20 10:00:00,\n32,Bo,Lee,bo@x.org,AWAITING_PAYMENT,No,,7,General,2,A-9XKQ3,a_72,2026-09-20 10:00:00,2026-09-20 10:00:00,';
    expect(read(csv).records).toEqual([
      { ...ticket('A-9XKQ2', 'Ann Lee', 'ann@x.org'), owes: false },
      { ...ticket('A-9XKQ3', 'Bo Lee', 'bo@x.org'), owes: true },
    ]);
  });

  it('pretix: the position of the order', () => {
    const csv =
      'Event slug,Order code,Position ID,Status,Email,Phone number,Order date,Order time,Product,Variation,Price,Tax rate,Tax rule,Tax value,Attendee name,Attendee name: Given name,Attendee name: Family name,Attendee email\nwalk,F3KQ9,1,Paid,bo@x.org,,2026-09-20,10:00:00,General,,35.00,0,,0,Ann Lee,Ann,Lee,ann@x.org\nwalk,F3KQ9,2,Canceled,bo@x.org,,2026-09-20,10:00:00,General,,35.00,0,,0,Cy Lee,Cy,Lee,cy@x.org';
    expect(read(csv).records).toEqual([
      { ...ticket('F3KQ9-1', 'Ann Lee', 'ann@x.org'), orderId: 'F3KQ9', owes: false },
    ]);
  });

  it('Square, with a line for each item', () => {
    const csv =
      'Order,Order Date,Currency,Order Total,Recipient Name,Recipient Email,Item Quantity,Item Name\nSQ77,2026-09-20,CAD,105.00,Ann Lee,ann@x.org,2,General\nSQ77,2026-09-20,CAD,105.00,Ann Lee,ann@x.org,1,Driver';
    expect(read(csv).records).toEqual(
      ['SQ77-1', 'SQ77-2', 'SQ77-3'].map((id) => ({
        ...ticket(id, 'Ann Lee', 'ann@x.org'),
        orderId: 'SQ77',
      })),
    );
  });

  it('Zeffy: the guest of each ticket, without refunded ones', () => {
    const csv =
      'Buyer first name,Buyer last name,Buyer email,Guest first name,Guest last name,Ticket type,Ticket number,Status,Ticket notes\nBo,Lee,bo@x.org,Ann,Lee,General,85,Succeeded,\nBo,Lee,bo@x.org,Cy,Lee,Driver,86,Refunded,';
    const file = read(csv);
    expect(file.records).toEqual([{ ...ticket('85', 'Ann Lee', 'bo@x.org'), owes: false }]);
    expect(file.invalid).toMatchObject([{ problem: { kind: 'not-admitted', status: 'Refunded' } }]);
  });

  it.each([
    'Numéro de billet,Nom complet,Courriel\nWW-1,Ann Lee,ann@x.org',
    'Numéro de billet,Prénom,Nom,Courriel\nWW-1,Ann,Lee,ann@x.org',
    'Número de boleto,Nombre,Apellidos,Correo electrónico\nWW-1,Ann,Lee,ann@x.org',
    'Ticket ID,Given name(s),Surname,E-mail of the ticket holder\nWW-1,Ann,Lee,ann@x.org',
  ])('reads a file of another seller: %s', (csv) => {
    expect(read(csv).records).toEqual([ticket('WW-1', 'Ann Lee', 'ann@x.org')]);
  });
});

describe('ticketFile with quantities', () => {
  it('adds a number to the ID of a line with several tickets', () => {
    expect(read('Ticket ID,Quantity\nWW-1,1\nWW-2,2\nWW-3,').records.map(({ id }) => id)).toEqual([
      'WW-1',
      'WW-2-1',
      'WW-2-2',
      'WW-3',
    ]);
  });

  it.each(['0', '1.5', '101', 'two', '1 000'])('rejects a quantity of %s', (quantity) => {
    expect(read(`Ticket ID,Quantity\nWW-1,${quantity}`)).toMatchObject({
      records: [],
      invalid: [{ line: 2, problem: { kind: 'quantity', max: 100 } }],
    });
  });

  it('leaves out the whole line if one of its IDs is taken', () => {
    const file = read('Ticket ID,Quantity\nWW-1-2,1\nWW-1,2');
    expect(file.records.map(({ id }) => id)).toEqual(['WW-1-2']);
    expect(file.invalid).toMatchObject([
      { line: 3, problem: { kind: 'repeated', name: 'WW-1-2', line: 2 } },
    ]);
  });
});

describe('ticketFile with ticket types', () => {
  const types = [
    { id: 'regular', name: 'Regular' },
    { id: 'driver', name: 'Designated driver' },
  ];
  const rows = [
    ['Ticket ID', 'Ticket Type', 'Quantity'],
    ['WW-1', 'designated DRIVER', '2'],
    ['WW-2', '', ''],
    ['WW-3', 'VIP', ''],
  ];

  it('finds types by name, and asks about unknown products', () => {
    const file = parseCsv(ticketFile, rows, { ...noTicketDecisions, types });
    expect(file).toMatchObject({
      records: [
        { id: 'WW-1-1', typeId: 'driver' },
        { id: 'WW-1-2', typeId: 'driver' },
        { id: 'WW-2' },
      ],
      invalid: [],
      undecided: 1,
      products: [
        { name: 'designated DRIVER', choice: 'driver' },
        { name: 'VIP', choice: null },
      ],
    });
  });

  it('ignores the column at an event without types', () => {
    expect(parseCsv(ticketFile, rows, noTicketDecisions)).toMatchObject({
      records: [{ id: 'WW-1-1' }, { id: 'WW-1-2' }, { id: 'WW-2' }, { id: 'WW-3' }],
      invalid: [],
    });
  });
});
