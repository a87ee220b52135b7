import { type TicketDocument } from '../../model/tickets.ts';
import { sameName } from '../people/names.ts';

export type TicketValidity = 'valid' | 'not-found' | 'used' | 'other-event';

/** Returns whether a ticket can be redeemed for an event. */
export function ticketValidity(
  ticket: Pick<TicketDocument, 'state' | 'eventId'> | undefined,
  eventId: string,
): TicketValidity {
  if (!ticket) return 'not-found';
  if (ticket.state === 'redeemed') return 'used';
  return ticket.eventId === null || ticket.eventId === eventId ? 'valid' : 'other-event';
}

/**
 * True if the registrant is the ticket holder: by email if known, else by name. A ticket without a holder
 * matches everyone. Ids can be guessed, so tickets with a holder are redeemed by the holder only.
 */
export function matchesHolder(
  ticket: Pick<TicketDocument, 'holderEmail' | 'holderName'>,
  registrant: { email: string; fullName: string },
): boolean {
  if (ticket.holderEmail)
    return ticket.holderEmail.toLowerCase() === registrant.email.toLowerCase();
  if (ticket.holderName) return sameName(ticket.holderName, registrant.fullName);
  return true;
}
