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

type Prices = Pick<EventDocument, 'ticketPrice' | 'ticketTypes'>;

/** Returns the price that an active registration owes, in cents; 0 if it is settled or its ticket is free. */
export function owedCents(
  { isVerified, typeId }: Pick<RegistrationDocument, 'isVerified' | 'typeId'>,
  event: Prices,
): number {
  return isVerified ? 0 : ticketPriceOf(event, typeId).amountCents;
}

const priceOf = (event: Prices, typeId: string | null) =>
  owedCents({ isVerified: false, typeId }, event);

/** Returns the IDs of the types whose price differs from that of a ticket without a type. */
export function typesWithOwnPrice(event: Prices): string[] {
  const usual = priceOf(event, null);
  return event.ticketTypes.map(({ id }) => id).filter((id) => priceOf(event, id) !== usual);
}

/**
 * Returns how many active registrations owe a price by `owedCents`, and its total in cents. `unpaid`: number of those that are
 * not settled; `ofTypes`: how many of them have each of `typesWithOwnPrice`.
 */
export function totalDue(
  event: Prices,
  unpaid: number,
  ofTypes: ReadonlyMap<string, number>,
): { people: number; amountCents: number } {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  // All others pay the price of a ticket without a type.
  const others = unpaid - sum([...ofTypes.values()]);
  const due = [...ofTypes, [null, others] as const]
    .map(([typeId, people]) => ({ people, cents: priceOf(event, typeId) }))
    .filter(({ cents }) => cents > 0);
  return {
    people: sum(due.map(({ people }) => people)),
    amountCents: sum(due.map(({ people, cents }) => people * cents)),
  };
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
