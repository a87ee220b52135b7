import type { AdminTicket } from '@contract/tickets.ts';
import { describe, expect, it } from 'vitest';
import { ticket } from '../testing/sample-records.ts';
import { ticketsAsCsv } from './export-tickets.ts';

const free = ticket('WW2026-7K3M9QXD');
const lineOf = (changes: Partial<AdminTicket>) =>
  ticketsAsCsv([{ ...free, ...changes }]).split('\r\n')[1];

describe('the export of tickets', () => {
  it('has a line a ticket', () => {
    expect(ticketsAsCsv([free, free]).split('\r\n')).toHaveLength(3);
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
