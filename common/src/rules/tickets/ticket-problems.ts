import { type Problem, problem } from '../../api/problems.ts';
import type { TicketDocument } from '../../model/tickets.ts';
import { type TicketValidity, ticketValidity } from './tickets.ts';

/** Messages to the person who typed a ticket that cannot be redeemed. */
export const ticketMessages: Record<Exclude<TicketValidity, 'valid'>, (id: string) => string> = {
  'not-found': (id) =>
    `We can't find ticket ${id}. Check the number, or buy a ticket at the registration desk.`,
  used: (id) =>
    `Ticket ${id} has already been used. If that wasn't you, please ask at the registration desk.`,
  'other-event': (id) => `Ticket ${id} is for another event.`,
};

/** Returns the problem of an unknown ticket. */
export function ticketNotFound(ticketId: string): Problem<'ticket-not-found'> {
  return problem('ticket-not-found', ticketMessages['not-found'](ticketId));
}

/** Returns the problem of a redeemed ticket. */
export function ticketUsed(ticketId: string): Problem<'ticket-used'> {
  return problem('ticket-used', ticketMessages.used(ticketId));
}

/** Returns the reason why a ticket cannot be redeemed for this event by anyone; undefined if it can. */
export function ticketProblem(
  ticketId: string,
  ticket: TicketDocument | undefined,
  eventId: string,
): Problem<'ticket-not-found' | 'ticket-used' | 'ticket-not-yours'> | undefined {
  const validity = ticketValidity(ticket, eventId);
  if (validity === 'not-found') return ticketNotFound(ticketId);
  if (validity === 'used') return ticketUsed(ticketId);
  if (validity === 'other-event')
    return problem('ticket-not-yours', ticketMessages['other-event'](ticketId));
  return undefined;
}
