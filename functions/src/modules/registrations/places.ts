import { isProblem, type Problem } from '@wine-walk/common/api/problems.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { registrationPlace, ticketPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { ticketValidity } from '@wine-walk/common/rules/tickets/tickets.ts';
import type { Stored } from '../../firestore/read.ts';
import { countPlaces } from '../../firestore/ticket-counts.ts';
import { findTicket } from '../../firestore/tickets.ts';
import type { Write } from '../../firestore/write.ts';

interface NewRegistration {
  eventId: string;
  /** Ticket that it redeems; null for none. */
  ticket: Stored<TicketDocument> | null;
  /** Type that the desk sells; null for none yet. */
  typeId?: string | null | undefined;
  /** Ticket that the person said they would show at the desk; empty for none. */
  deskTicketId?: string | undefined;
}

/**
 * Returns the writes that count the place of a new registration; the problem if the tickets are sold out. People with a
 * ticket have a place already, also if they show it at the desk. `now`: epoch milliseconds.
 */
export async function countNewRegistration(
  { eventId, ticket, typeId = null, deskTicketId = '' }: NewRegistration,
  now: number,
): Promise<Write[] | Problem<'sold-out' | 'invalid-input'>> {
  const active = { status: 'active', eventId } as const;
  if (ticket) {
    const after = { ...active, ticketId: ticket.id, typeId: ticket.data.typeId };
    const redeemed = { before: ticketPlace(ticket.data), after: registrationPlace(after) };
    return countPlaces([redeemed], { now, isEnforced: false });
  }
  const after = registrationPlace({ ...active, ticketId: null, typeId });
  const counted = await countPlaces([{ before: null, after }], { now });
  if (!isProblem(counted) || counted.problem !== 'sold-out' || !deskTicketId) return counted;
  const shown = await findTicket(deskTicketId);
  if (ticketValidity(shown?.data, eventId) !== 'valid') return counted;
  return countPlaces([{ before: null, after }], { now, isEnforced: false });
}
