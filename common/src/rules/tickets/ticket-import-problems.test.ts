import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importTickets } from '../../api/tickets.ts';
import { problem, read, ticket } from '../../support/ticket-rows.ts';
import { parseTicketRows } from './ticket-import.ts';

describe('parseTicketRows with invalid input', () => {
  // spec: B4.8, B10.3
  it('names each invalid line and retains valid ones', () => {
    const file = read(
      [
        'Ticket ID,Name,Email',
        'WW-1,Maya Reyes,maya@example.com',
        ',Nobody,nobody@example.com',
        '=1+1,Formula,',
        'WW-2,"=HYPERLINK(""http://x"")",',
        'WW-3,Jonah,jonah@',
        'ww-1,Maya again,',
        `${'W'.repeat(90)},Long,`,
        'WW-4,+Formula,also bad',
        'WW-5,Ada Quill,',
      ].join('\n'),
    );
    expect(file.tickets.map(({ id }) => id)).toEqual(['WW-1', 'WW-5']);
    const letters = 'A ticket ID has letters, digits and dashes, at most 64.';
    const formula = 'This looks like a formula, not a name.';
    expect(file.invalid.map(({ line, message }) => [line, message])).toEqual([
      [3, letters],
      [4, letters],
      [5, formula],
      [6, 'Please enter a valid email address.'],
      [7, 'WW-1 is on line 2 already.'],
      [8, letters],
      [9, `${formula} Please enter a valid email address.`],
    ]);
    expect(file.invalid[0]?.text).toBe(', Nobody, nobody@example.com');
    expect(file.invalid[5]?.text).toHaveLength(80);
  });

  // spec: B4.19
  it('counts lines of the file with quoted line breaks and empty lines', () => {
    const file = read('Ticket ID,Name\r\n"WW-1","Maya\r\nReyes"\r\n\r\n\r\nWW-2,Jonah\r\nW 3,\r\n');
    expect(file.tickets).toEqual([ticket('WW-1', 'Maya Reyes'), ticket('WW-2', 'Jonah')]);
    expect(file.invalid).toEqual([
      {
        line: 7,
        text: 'W 3,',
        message: 'A ticket ID has letters, digits and dashes, at most 64.',
      },
    ]);
  });

  it('explains why a whole file cannot be read', () => {
    expect(problem('')).toEqual({ problem: 'This file is empty.' });
    expect(problem('\n \n')).toEqual({ problem: 'This file is empty.' });
    for (const csv of ['Name,Email\nMaya,maya@example.com', 'Order,Name,Email\n1,M,m@x.org'])
      expect(read(csv)).toMatchObject({
        tickets: [],
        missingColumnMessage: expect.stringContaining('ticket ID') as string,
      });
  });

  it('returns nothing that the server would reject, for any file', () => {
    const cell = fc.oneof(
      fc.constantFrom('WW-1', 'ww-1', '=1', '', ' ', 'maya@example.com', '@', 'Ticket ID', 'name'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    const rows = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 20 });
    fc.assert(
      fc.property(rows, (cells) => {
        const file = parseTicketRows(cells);
        if ('problem' in file || file.tickets.length === 0) return;
        expect(importTickets.body.safeParse({ tickets: file.tickets }).success).toBe(true);
        expect(file.tickets.length + file.invalid.length).toBeLessThanOrEqual(cells.length);
      }),
    );
  });

  // spec: B10.1
  it('reads 20,000 lines with 500 invalid ones', () => {
    const lines = Array.from({ length: 20_000 }, (_, index) =>
      index % 40 === 7
        ? `bad id ${index},Name ${index},`
        : `WW-${index},Zoë Name ${index},n${index}@example.com`,
    );
    const file = read(['Ticket ID,Name,Email', ...lines].join('\n'));
    expect(file.tickets).toHaveLength(19_500);
    expect(file.invalid).toHaveLength(500);
    expect(file.invalid[0]).toMatchObject({ line: 9 });
  });
});
