import { type Problem, problem } from '../../api/contract/problems.ts';
import type { Instant } from '../../model/fields/values.ts';
import type { TicketDocument } from '../../model/tickets.ts';
import { ticketValidity } from './tickets.ts';

/** Problem of a ticket that cannot be redeemed, for the person who typed it. */
export const ticketProblemCodes = {
  'not-found': 'ticket-not-found',
  used: 'ticket-used',
  'other-event': 'ticket-of-other-event',
  owes: 'ticket-owes',
} as const;

/** Returns the problem of an unknown ticket. */
export function ticketNotFound(ticketId: string): Problem<'ticket-not-found'> {
  return problem('ticket-not-found', { ticketId });
}

/** Returns the problem of a redeemed ticket. `usedAt`: time of its registration; null if unknown. */
export function ticketUsed(ticketId: string, usedAt: Instant | null): Problem<'ticket-used'> {
  return problem('ticket-used', { ticketId, ...(usedAt !== null && { usedAt }) });
}

/** Returns the reason why a ticket cannot be redeemed for this event by anyone; undefined if it can. */
export function ticketProblem(
  ticketId: string,
  ticket: TicketDocument | undefined,
  eventId: string,
): Problem<(typeof ticketProblemCodes)[keyof typeof ticketProblemCodes]> | undefined {
  const validity = ticketValidity(ticket, eventId);
  if (validity === 'valid') return undefined;
  if (validity === 'used') return ticketUsed(ticketId, ticket?.redeemedAt ?? null);
  return problem(ticketProblemCodes[validity], { ticketId });
}

type DeskCode = Exclude<
  (typeof ticketProblemCodes)[keyof typeof ticketProblemCodes],
  'ticket-owes'
>;

/** Returns the same for the desk, which takes the price of a ticket that owes. */
export function ticketProblemAtDesk(
  ticketId: string,
  ticket: TicketDocument | undefined,
  eventId: string,
): Problem<DeskCode> | undefined {
  const validity = ticketValidity(ticket, eventId);
  if (validity === 'valid' || validity === 'owes') return undefined;
  return problem(ticketProblemCodes[validity], { ticketId });
}
