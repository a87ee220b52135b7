import type { AdminTill } from '@wine-walk/common/api/tills.ts';
import { format } from '../kit/format.ts';

const { money } = format;

/**
 * Returns the difference of the count and of the terminal's total, such as '$5 less, card $35 more'; empty if there is none
 * or no count.
 */
export function tillDifferenceText(till: AdminTill): string {
  const { countedCents, countedCardCents, expectedCents, card, currency } = till;
  const cash = countedCents === null ? 0 : countedCents - expectedCents;
  const netCardCents = card.salesCents - card.refundsCents;
  const atTerminal = countedCardCents === null ? 0 : countedCardCents - netCardCents;
  const text = (cents: number) =>
    `${money({ amountCents: Math.abs(cents), currency })} ${cents > 0 ? 'more' : 'less'}`;
  return [cash !== 0 && text(cash), atTerminal !== 0 && `card ${text(atTerminal)}`]
    .filter(Boolean)
    .join(', ');
}
