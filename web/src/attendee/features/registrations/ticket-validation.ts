import { type TicketValidation } from '@wine-walk/common/api/registrations.ts';
import type { PaymentMethod } from '@wine-walk/common/model/categories.ts';

/** Validation status of the ticket. */
export type TicketValidationState =
  /** Not validated yet, or the ID changed since. `error`: reason validation failed. */
  | { status: 'none'; error?: string }
  | { status: 'checking' }
  | { status: 'valid'; id: string; answer: TicketValidation }
  /** Shows the on-site purchase and allows the attendee to continue with it. */
  | { status: 'not-found'; message: string; answer: TicketValidation }
  /**
   * The API rejected the registration because of the ticket: the attendee has to choose cash or another
   * ticket.
   */
  | { status: 'refused'; message: string }
  /** The attendee chose to buy a ticket on site. */
  | { status: 'cash' };

/** Returns the payment method: prepaid with a validated ticket, or cash; null if neither is settled. */
export function paymentMethodFor(ticket: TicketValidationState): PaymentMethod | null {
  if (ticket.status === 'valid') return 'prepaid';
  return ticket.status === 'not-found' || ticket.status === 'cash' ? 'cash' : null;
}
