import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import { texts } from '../../texts/texts.ts';

interface Payment {
  method: DeskPayment;
  /** Name of the organization's other method; undefined if it is offered no longer. */
  name: string | undefined;
}

/** Returns an amount with its method: '$35 cash'. */
export function paidText(amount: string, { method, name }: Payment): string {
  const { paid } = texts.desk.actions;
  if (method !== 'other') return paid[method]({ amount });
  return paid.other({ amount, method: name ?? texts.desk.till.formerMethods.other });
}
