import { type AdminTill } from '@wine-walk/common/api/tills.ts';
import { formats } from '../../../i18n/format.ts';

const format = formats('en-US');

/** By how much the count differs from what the till should hold; empty where it does not, or none was taken yet. */
export function differenceText({ countedCents, expectedCents, currency }: AdminTill): string {
  if (countedCents === null || countedCents === expectedCents) return '';
  const amountCents = Math.abs(countedCents - expectedCents);
  const amount = format.money({ amountCents, currency });
  return `${amount} ${countedCents > expectedCents ? 'more' : 'less'}`;
}

/** What a till began with, and what moved through it. */
export function movementsText(till: AdminTill): string {
  const money = (amountCents: number) => format.money({ amountCents, currency: till.currency });
  const { salesCount, salesCents, refundsCents, handedOverCents } = till;
  return [
    `Float ${money(till.openingFloatCents)}`,
    `${salesCount} ${salesCount === 1 ? 'sale' : 'sales'} ${money(salesCents)}`,
    refundsCents > 0 && `refunded ${money(refundsCents)}`,
    handedOverCents > 0 && `handed over ${money(handedOverCents)}`,
    handedOverCents < 0 && `taken over ${money(-handedOverCents)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
