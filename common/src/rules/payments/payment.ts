import type { EventDocument } from '../../model/events.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { ticketPriceOf } from '../tickets/ticket-types.ts';

/** Settlement of a registration: its ticket, and the payment still in a till. */
export type Settlement = Pick<
  RegistrationDocument,
  'ticketId' | 'formerTicketId' | 'payment' | 'paidAt' | 'paidTo'
>;

/** Fields of a registration that follow from its settlement. */
export type PaymentFields = Pick<
  RegistrationDocument,
  'isVerified' | 'paymentMethod' | 'paidAt' | 'paidTo'
>;

/** Settlement without a payment: after a refund, a void or an undone sale. */
export const withoutPayment = { payment: null, paidAt: null, paidTo: null } as const;

/**
 * Returns the payment state that follows from a registration's ticket and payment. A ticket alone or a payment alone
 * verifies it, so that it stays verified as long as one of them remains. `paidAt` without `payment` is cash from before
 * payments were stored.
 */
export function derivePayment({
  ticketId,
  formerTicketId,
  payment,
  paidAt,
  paidTo,
}: Settlement): PaymentFields {
  return {
    isVerified: ticketId !== null || payment !== null || paidAt !== null,
    paymentMethod: (ticketId ?? formerTicketId) === null ? 'cash' : 'prepaid',
    paidAt: payment?.takenAt ?? paidAt,
    paidTo: payment?.takenBy ?? paidTo,
  };
}

/** Returns the price that an active registration owes, in cents; 0 if it is settled or its ticket is free. */
export function owedCents(
  { isVerified, typeId }: Pick<RegistrationDocument, 'isVerified' | 'typeId'>,
  event: Pick<EventDocument, 'ticketPrice' | 'ticketTypes'>,
): number {
  return isVerified ? 0 : ticketPriceOf(event, typeId).amountCents;
}

/** Returns the registration with another ticket, payment or status, and all that follows from it. */
export function settle(
  registration: RegistrationDocument,
  changes: Partial<RegistrationDocument>,
): RegistrationDocument {
  const changed = { ...registration, ...changes };
  const derived = derivePayment(changed);
  // A ticket or a payment gives it its own place, which a refund leaves.
  const isOwnPlace = changed.sharesTicketPlace === true && derived.isVerified;
  return { ...changed, ...derived, ...(isOwnPlace && { sharesTicketPlace: false }) };
}
