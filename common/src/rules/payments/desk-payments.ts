import type { DeskPayment } from '../../model/categories.ts';
import type { PaymentMethods } from '../../model/organization-facts.ts';

/** Returns the methods by which the desk takes payments, in the order of its buttons. Cash if none is chosen. */
export function offeredPayments({ cash, card, other }: PaymentMethods): DeskPayment[] {
  const offered: DeskPayment[] = [];
  if (cash) offered.push('cash');
  if (card) offered.push('card');
  if (other !== '') offered.push('other');
  return offered.length > 0 ? offered : ['cash'];
}
