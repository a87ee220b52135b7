import type { AdminTill } from '@wine-walk/common/api/staff/tills.ts';
import { closingReport } from '@wine-walk/common/rules/desk/closing-report.ts';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { treasurerCsv } from './treasurer-csv.ts';

const counted: AdminTill = {
  ...ownTill,
  salesCents: 10_500,
  salesCount: 3,
  refundsCents: 3500,
  card: { salesCents: 7000, salesCount: 2, refundsCents: 0 },
  expectedCents: 12_000,
  countedCents: 11_500,
  countedCardCents: 7000,
  explanation: '=1+1',
};
const open: AdminTill = { ...ownTill, id: 'till-of-ben', staffId: 'ben' };

const paid = (method: 'cash' | 'card', amountCents: number) => ({
  state: 'paid' as const,
  ticketId: null,
  isVerified: true,
  payment: {
    method,
    amountCents,
    currency: 'USD',
    tillId: counted.id,
    takenBy: 'Ana',
    takenAt: '2026-11-20T22:30:00.000Z',
  },
});
const registrations = [
  paid('cash', 3500),
  paid('cash', 3500),
  paid('card', 3500),
  paid('card', 3500),
];

const rowsOf = (tills: AdminTill[]) => {
  const csv = treasurerCsv(closingReport(tills, registrations), tills, (method) => `By ${method}`);
  return Papa.parse<Record<string, string>>(csv, { header: true }).data;
};

describe('treasurerCsv', () => {
  it('has a line for each method in use, the total and each till', () => {
    const rows = rowsOf([counted]);
    expect(rows.map(({ Line, Name }) => [Line, Name])).toEqual([
      ['Payments', 'By cash'],
      ['Payments', 'By card'],
      ['Total', ''],
      ['Till', 'Ana'],
    ]);
    expect(rows[1]).toMatchObject({ Sales: '2', Taken: '70.00', Net: '70.00' });
    expect(rows[2]).toMatchObject({
      Net: '140.00',
      'By registrations': '140.00',
      'Expected cash': '120.00',
      'Counted cash': '115.00',
    });
  });

  it('adds up the payments of a till by all methods', () => {
    expect(rowsOf([counted])[3]).toMatchObject({
      Sales: '5',
      Taken: '175.00',
      Refunded: '35.00',
      Net: '140.00',
      'Expected cash': '120.00',
      'Counted cash': '115.00',
      'Card terminal': '70.00',
      Difference: '$5 less',
    });
  });

  it('leaves counts empty until every till is counted, and distinguishes two tills of one name', () => {
    const [, , total, first, second] = rowsOf([counted, open]);
    expect(total).toMatchObject({ 'Counted cash': '' });
    expect(second).toMatchObject({ 'Counted cash': '', 'Card terminal': '', Difference: '' });
    expect(first?.Name).not.toBe(second?.Name);
  });

  it('escapes an explanation that a spreadsheet would evaluate', () => {
    expect(rowsOf([counted])[3]?.Explanation).toBe("'=1+1");
  });
});
