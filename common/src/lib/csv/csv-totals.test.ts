import { describe, expect, it } from 'vitest';
import { isTotalRow } from './csv-totals.ts';

describe('isTotalRow', () => {
  it.each([
    'Total',
    'TOTALS:',
    'Grand total',
    'Sub-total',
    'Subtotal',
    'Totales',
    'Total general',
    'Suma',
    'Totaux',
    'Total général',
    'Somme',
    'Summe',
    'Gesamt',
    'Gesamtsumme',
  ])('returns true for %j beside numbers', (label) => {
    expect(isTotalRow(['', label, '350', '$12,250.00', 'USD'])).toBe(true);
  });

  it.each([
    ['another text', ['Total', 'Maya Reyes', '2']],
    ['a longer label', ['Total Wine Company', '2']],
    ['a label after another cell', ['A-1', 'Total']],
    ['nothing', ['', '']],
  ])('returns false for a row with %s', (_, cells) => {
    expect(isTotalRow(cells)).toBe(false);
  });
});
