import type { AdminTicket } from '@contract/tickets.ts';
import { describe, expect, it } from 'vitest';
import { ticketsAsCsv } from './export-tickets.ts';

const ticket: AdminTicket = {
  id: 'WW2026-7K3M9QXD',
  eventId: null,
  holderName: null,
  holderEmail: null,
  source: 'import',
  state: 'unused',
  redeemedBy: null,
  submissionId: null,
  redeemedAt: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};
const lineOf = (changes: Partial<AdminTicket>) =>
  ticketsAsCsv([{ ...ticket, ...changes }]).split('\r\n')[1];

describe('the export of tickets', () => {
  it('has a line a ticket', () => {
    expect(ticketsAsCsv([ticket, ticket]).split('\r\n')).toHaveLength(3);
    expect(lineOf({ holderName: 'Zoë, of Harlow' })).toBe(
      'WW2026-7K3M9QXD,"Zoë, of Harlow",,unused,',
    );
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'never lets a spreadsheet carry out %s',
    (holderName) => {
      expect(lineOf({ holderName })).toMatch(/^WW2026-7K3M9QXD,"?'/);
    },
  );
});
