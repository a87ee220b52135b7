import { type AdminTicket } from '@wine-walk/common/api/tickets.ts';
import { parseCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import { ticketFile } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { event, ticketType } from '@wine-walk/common/support/samples.ts';
import { noTicketDecisions } from '@wine-walk/common/support/ticket-rows.ts';
import Papa from 'papaparse';
import { afterEach, describe, expect, it } from 'vitest';
import { ticket } from '../../../support/portal/sample-records.ts';
import { loadTexts } from '../../texts/texts.ts';
import { ticketsAsCsv } from './export-tickets.ts';

const free = ticket('WW2026-7K3M9QXD');
const lineOf = (changes: Partial<AdminTicket>) =>
  ticketsAsCsv([{ ...free, ...changes }], [event('autumn', { name: 'Autumn Walk' })]).split(
    '\r\n',
  )[1];

afterEach(() => loadTexts('en'));

describe('ticketsAsCsv', () => {
  it('returns one line per ticket', () => {
    expect(ticketsAsCsv([free, free], []).split('\r\n')).toHaveLength(3);
    expect(lineOf({ holderName: 'Zoë, of Harlow' })).toBe(
      'WW2026-7K3M9QXD,"Zoë, of Harlow",,unused,,,',
    );
  });

  it("includes the name of a ticket's event, and nothing for any active event", () => {
    expect(ticketsAsCsv([free], []).split('\r\n')[0]).toMatch(/,Event,Type$/);
    expect(lineOf({ eventId: 'autumn' })).toBe('WW2026-7K3M9QXD,,,unused,,Autumn Walk,');
    expect(lineOf({ eventId: 'gone' })).toBe('WW2026-7K3M9QXD,,,unused,,gone,');
    expect(lineOf({ eventId: null })).toBe('WW2026-7K3M9QXD,,,unused,,,');
  });

  it("includes the name of a ticket's type", () => {
    const types = [ticketType({ id: 'driver', name: 'Designated driver' })];
    const csv = ticketsAsCsv(
      [{ ...free, eventId: 'autumn', typeId: 'driver' }],
      [event('autumn', { ticketTypes: types })],
    );
    expect(csv.split('\r\n')[1]).toBe('WW2026-7K3M9QXD,,,unused,,autumn,Designated driver');
  });

  it.each(['en', 'es'] as const)(
    'returns a file that can be imported again (%s)',
    async (language) => {
      await loadTexts(language);
      const ticketTypes = [ticketType({ id: 'driver', name: 'Designated driver' })];
      const sold = { ...free, holderName: 'Zoë Reyes', holderEmail: 'zoe@example.com' };
      const redeemed = {
        id: 'WW-2',
        state: 'redeemed',
        redeemedAt: '2026-11-20T21:00:00Z',
      } as const;
      const csv = ticketsAsCsv(
        [
          { ...sold, eventId: 'autumn', typeId: 'driver' },
          { ...free, ...redeemed },
        ],
        [event('autumn', { ticketTypes })],
      );
      const { data } = Papa.parse<string[]>(csv);
      expect(
        parseCsv(ticketFile, data, { ...noTicketDecisions, types: ticketTypes }),
      ).toMatchObject({
        columns: { hasHeader: true },
        records: [
          {
            id: free.id,
            holderName: 'Zoë Reyes',
            holderEmail: 'zoe@example.com',
            typeId: 'driver',
          },
          { id: 'WW-2', holderName: null, holderEmail: null },
        ],
        invalid: [],
      });
    },
  );

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'escapes the formula %s',
    (holderName) => {
      expect(lineOf({ holderName })).toMatch(/^WW2026-7K3M9QXD,"?'/);
    },
  );
});
