import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import type { PaymentMethods } from '@wine-walk/common/model/organization-facts.ts';
import { offeredPayments } from '@wine-walk/common/rules/payments/desk-payments.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { texts } from '../../texts/texts.ts';

/** Payment that the desk takes, with the organization's name for it, such as 'card'. */
export interface OfferedPayment {
  method: DeskPayment;
  name: string;
}

/** Returns the payments that the desk takes, in the order of its buttons; also when offline. */
export function useOfferedPayments(): OfferedPayment[] {
  const { paymentMethods } = useOrganization();
  return offeredPayments(paymentMethods).map((method) => ({
    method,
    name: paymentName(method, paymentMethods),
  }));
}

/** Returns the name of a payment as staff read it, such as 'cash'. */
export function usePaymentName(): (method: DeskPayment) => string {
  const { paymentMethods } = useOrganization();
  return (method) => paymentName(method, paymentMethods);
}

/** Returns the method as staff read it, such as 'card', or the organization's name of its other one. */
function paymentName(method: DeskPayment, { other }: Pick<PaymentMethods, 'other'>): string {
  return (method === 'other' && other) || texts.shared.payments[method];
}
