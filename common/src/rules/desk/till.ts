import { type TillDocument } from '../../model/desk.ts';

/** Returns cash as messages to staff state it, such as '$5.00'. */
export function formatCash(cents: number, currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat('en-US', options).format(cents / 100);
}

/** Returns the expected cash of a till, in cents. */
export function expectedTillCents(
  till: Pick<TillDocument, 'openingFloatCents' | 'salesCents' | 'refundsCents' | 'handedOverCents'>,
): number {
  return till.openingFloatCents + till.salesCents - till.refundsCents - till.handedOverCents;
}
