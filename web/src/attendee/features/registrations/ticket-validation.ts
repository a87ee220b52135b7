import { type TicketValidation } from '@wine-walk/common/api/registrations.ts';
import type { PaymentMethod } from '@wine-walk/common/model/categories.ts';

/** Where the ticket stands. */
export type TicketValidationState =
  /** Nothing asked yet, or the id was changed since. `error`: why it could not be asked. */
  | { status: 'none'; error?: string }
  | { status: 'checking' }
  | { status: 'valid'; id: string; answer: TicketValidation }
  /** Reveals the on-site purchase, and lets the person continue with it. */
  | { status: 'not-found'; message: string; answer: TicketValidation }
  /** The registration was refused because of it: the person has to choose cash, or another ticket. */
  | { status: 'refused'; message: string }
  /** Chosen: buy one on site. */
  | { status: 'cash' };

/** How this person will have paid: with the validated ticket, or in cash. Null while neither is settled. */
export function paymentMethodFor(ticket: TicketValidationState): PaymentMethod | null {
  if (ticket.status === 'valid') return 'prepaid';
  return ticket.status === 'not-found' || ticket.status === 'cash' ? 'cash' : null;
}
