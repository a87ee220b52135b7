import { type Problem, problem } from '../../api/contract/problems.ts';
import type { DeskPayment } from '../../model/categories.ts';
import { emptyTillColumn, type TillColumn, type TillDocument } from '../../model/desk.ts';

type OpenedTill = Pick<
  TillDocument,
  'eventId' | 'staffId' | 'staffName' | 'currency' | 'openingFloatCents' | 'openedAt'
>;

/** Returns a till before its first payment. */
export function newTill(opened: OpenedTill): TillDocument {
  return {
    ...opened,
    ...emptyTillColumn,
    card: emptyTillColumn,
    other: emptyTillColumn,
    handedOverCents: 0,
    closedAt: null,
    closedBy: null,
    countedCents: null,
    countedCardCents: null,
    explanation: '',
  };
}

/** Returns cash as messages to staff state it, with its cents: '$5.00'. */
export function formatCash(cents: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locale, options).format(cents / 100);
}

/** Returns the expected cash of a till, in cents. */
export function expectedTillCents(
  till: Pick<TillDocument, 'openingFloatCents' | 'salesCents' | 'refundsCents' | 'handedOverCents'>,
): number {
  return till.openingFloatCents + till.salesCents - till.refundsCents - till.handedOverCents;
}

/** Returns the problem if the till holds less cash than it would give back; other payments are returned elsewhere. */
export function cashShortage(
  till: TillDocument,
  method: DeskPayment,
  amountCents: number,
): Problem<'till-short'> | undefined {
  const heldCents = expectedTillCents(till);
  if (method !== 'cash' || amountCents <= heldCents) return undefined;
  return problem('till-short', { heldCents, refundCents: amountCents, currency: till.currency });
}

type TillTotals = TillColumn & Pick<TillDocument, 'card' | 'other'>;

/** Returns the totals of a till by one method. */
export function tillColumnOf(till: TillTotals, method: DeskPayment): TillColumn {
  if (method !== 'cash') return till[method];
  const { salesCents, salesCount, refundsCents } = till;
  return { salesCents, salesCount, refundsCents };
}

/** Returns the fields of a till that change with payments by one method. `movement`: amounts and count to add. */
export function addToTill(
  till: TillTotals,
  method: DeskPayment,
  movement: Partial<TillColumn>,
): Partial<TillDocument> {
  const { salesCents, salesCount, refundsCents } = tillColumnOf(till, method);
  const column = {
    salesCents: salesCents + (movement.salesCents ?? 0),
    salesCount: salesCount + (movement.salesCount ?? 0),
    refundsCents: refundsCents + (movement.refundsCents ?? 0),
  };
  return method === 'cash' ? column : { [method]: column };
}
