import { type TillDocument } from '../../model/desk.ts';

/** Returns the expected cash of a till, in cents. */
export function expectedTillCents(
  till: Pick<TillDocument, 'openingFloatCents' | 'salesCents' | 'refundsCents' | 'handedOverCents'>,
): number {
  return till.openingFloatCents + till.salesCents - till.refundsCents - till.handedOverCents;
}
