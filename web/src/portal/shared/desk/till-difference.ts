import type { AdminTill } from '@wine-walk/common/api/staff/tills.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

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
  const amount = (cents: number) => money({ amountCents: Math.abs(cents), currency });
  const { more, less, cardMore, cardLess } = texts.shared.tillDifference;
  return [
    cash !== 0 && (cash > 0 ? more : less)({ amount: amount(cash) }),
    atTerminal !== 0 && (atTerminal > 0 ? cardMore : cardLess)({ amount: amount(atTerminal) }),
  ]
    .filter(Boolean)
    .join(', ');
}
