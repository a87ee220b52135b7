import { parseCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import { ticketFile } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { noTicketDecisions } from '@wine-walk/common/support/ticket-rows.ts';
import { describe, expect, it } from 'vitest';
import { readCsvRows } from './csv-file.tsx';

const file = (...parts: BlobPart[]) => new Blob(parts);

async function readTicketFile(blob: Blob) {
  const read = await readCsvRows(blob);
  return 'problem' in read ? read : parseCsv(ticketFile, read.rows, noTicketDecisions);
}

describe('readCsvRows', () => {
  it('reads a byte order mark, semicolons, accents and line breaks in quotes', async () => {
    const read = await readTicketFile(
      file('\uFEFFTicket ID;Name;Email\r\nA-1;"Zoë\nRuiz";zoe@example.com\r\nA-2;Ana;\r\n'),
    );
    expect(read).toMatchObject({
      records: [
        { id: 'A-1', holderName: 'Zoë Ruiz', holderEmail: 'zoe@example.com' },
        { id: 'A-2', holderName: 'Ana', holderEmail: null },
      ],
      invalid: [],
    });
  });

  it('reads Windows-1252 and says that it is a guess', async () => {
    const read = await readCsvRows(file(new Uint8Array([0x41, 0x2c, 0xe9, 0x0a])));
    expect(read).toMatchObject({ rows: [['A', 'é'], ['']], isGuess: true });
  });

  it('rejects another encoding and explains how to save the file', async () => {
    const read = await readTicketFile(file(new Uint8Array([0x41, 0x2c, 0x81, 0x0a])));
    expect('problem' in read && read.problem).toContain('CSV UTF-8');
  });

  it.each([['nothing'], ['\n\n'], ['PK\u0003\u0004\u0000\u0000']])(
    'rejects a file that is not CSV: %j',
    async (text) => {
      const read = await readTicketFile(file(text === 'nothing' ? '' : text));
      expect(read).toHaveProperty('problem');
    },
  );

  it('names 500 invalid lines of 20,000 and keeps the valid ones', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) =>
      index % 40 === 0 ? `not an id!,Nobody ${index}` : `BULK-${index},Guest ${index}`,
    );
    const read = await readTicketFile(file(lines.join('\n')));
    if ('problem' in read) throw new Error(read.problem);
    expect(read.records).toHaveLength(19_500);
    expect(read.invalid).toHaveLength(500);
    expect(read.invalid[1]?.line).toBe(41);
    expect(read.invalid[1]?.problem.kind).toBe('invalid');
  });

  it.each([
    ['a sep= line', '\uFEFFsep=;\nTicket ID;Name\nA-1;Lee, Ann\n', 2],
    ['a sep= line with the ID in another place', 'sep=;\r\nName;Ticket ID\r\nLee, Ann;A-1', 2],
    ['decimal commas', 'Ticket;Name;Price;Fee\nA-1;Lee, Ann;35,00;1,50\nA-2;Bo;35,00;1,50', 4],
    ['commas in names only', 'Ticket ID;Name\nA-1;Lee, Ann\nA-2;Lee, Bo', 2],
    ['commas in an address', 'ID;Name;Address\nA-1;Lee, Ann;12 Mill St, Apt 4, Harlow, VA', 3],
    ['a title above', 'Wine Walk; all orders\n\nTicket ID,Name\nA-1,"Lee, Ann"\nA-2,Bo', 2],
  ])('finds the columns with %s', async (_, text, width) => {
    const read = await readTicketFile(file(text));
    if ('problem' in read) throw new Error(read.problem);
    expect(read.columns.labels).toHaveLength(width);
    expect(read.records[0]).toMatchObject({ id: 'A-1', holderName: 'Lee, Ann' });
  });
});
