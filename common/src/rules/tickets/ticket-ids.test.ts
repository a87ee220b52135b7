import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../lib/csv/csv-table.ts';
import { noTicketDecisions, rowsOf } from '../../support/ticket-rows.ts';
import type { StoredTicket } from './ticket-ids.ts';
import { type TicketContext, ticketFile } from './ticket-import.ts';

function recordsOf(csv: string, context: Partial<TicketContext>) {
  const file = parseCsv(ticketFile, rowsOf(csv), { ...noTicketDecisions, ...context });
  if ('problem' in file) throw new Error(file.problem);
  return file.records;
}

/** Returns the IDs of a file by the holder's name or email. */
const idsByHolder = (csv: string, ...stored: StoredTicket[]) =>
  recordsOf(csv, { stored }).map(({ id, holderName, holderEmail }) => [
    holderName ?? holderEmail,
    id,
  ]);

const ticket = (id: string, fields: Partial<StoredTicket>): StoredTicket => ({
  id,
  holderName: null,
  holderEmail: null,
  typeId: null,
  ...fields,
});
const ana = ticket('1001-1', { holderName: 'Ana Díaz' });
const bo = ticket('1001-2', { holderName: 'Bo Chen' });

describe('ticketIds', () => {
  it('gives the holders of an order the IDs of their stored tickets in any sequence', () => {
    const csv = 'Order #,Name\n1001,Bo Chen\n1001,"Diaz, Ana"\n1002,Ana Díaz';
    expect(idsByHolder(csv, ana, bo)).toEqual([
      ['Bo Chen', '1001-2'],
      ['Diaz, Ana', '1001-1'],
      ['Ana Díaz', '1002-1'],
    ]);
  });

  it('numbers an order without stored tickets in the sequence of the file', () => {
    expect(idsByHolder('Order #,Name\n1001,Bo Chen\n1001,Ana Díaz')).toEqual([
      ['Bo Chen', '1001-1'],
      ['Ana Díaz', '1001-2'],
    ]);
  });

  it('gives a corrected name the ID that is left, and another person the next one', () => {
    const csv = 'Order #,Name\n1001,Zoe New\n1001,Bob Chen\n1001,Ana Díaz';
    expect(idsByHolder('Order #,Name\n1001,Bob Chen\n1001,Ana Díaz', ana, bo)).toEqual([
      ['Bob Chen', '1001-2'],
      ['Ana Díaz', '1001-1'],
    ]);
    expect(idsByHolder(csv.replace('Bob', 'Bo'), ana, bo)).toEqual([
      ['Zoe New', '1001-3'],
      ['Bo Chen', '1001-2'],
      ['Ana Díaz', '1001-1'],
    ]);
  });

  it('compares emails where no name is stored', () => {
    const stored = ['ana@x.org', 'bo@x.org'].map((holderEmail, at) =>
      ticket(`1001-${at + 1}`, { holderEmail }),
    );
    expect(idsByHolder('Order #,Email\n1001,BO@x.org\n1001,ana@x.org', ...stored)).toEqual([
      ['bo@x.org', '1001-2'],
      ['ana@x.org', '1001-1'],
    ]);
  });

  it('tells the tickets of one buyer apart by their types', () => {
    const types = ['VIP', 'Driver'].map((name) => ({ id: name.toLowerCase(), name }));
    const stored = ['vip', 'driver', 'driver'].map((typeId, at) =>
      ticket(`1001-${at + 1}`, { holderName: 'Ana Díaz', typeId }),
    );
    const csv = 'Order #,Name,Product,Quantity\n1001,Ana Díaz,Driver,2\n1001,Ana Díaz,VIP,1';
    expect(recordsOf(csv, { stored, types }).map(({ id, typeId }) => [id, typeId])).toEqual([
      ['1001-2', 'driver'],
      ['1001-3', 'driver'],
      ['1001-1', 'vip'],
    ]);
  });
});
