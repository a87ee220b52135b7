import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { registrationPlace, ticketPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { ticketValidity } from '@wine-walk/common/rules/tickets/tickets.ts';
import { offeredPlace } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import type { Stored } from '../../firestore/read.ts';
import { countPlaces } from '../../firestore/ticket-counts.ts';
import { findTicket } from '../../firestore/tickets.ts';
import { isSomeoneWaiting, type StoredWaiting } from '../../firestore/waiting-list.ts';
import type { Write } from '../../firestore/write.ts';

interface NewRegistration {
  eventId: string;
  /** Ticket that it redeems; null for none. */
  ticket: Stored<TicketDocument> | null;
  /** Type that the desk sells; null for none yet. */
  typeId?: string | null | undefined;
  /** Ticket that the person said they would show at the desk; empty for none. */
  deskTicketId?: string | undefined;
  /** Place that was offered to this person; undefined for none. */
  offer?: StoredWaiting | undefined;
  /** True if people on the waiting list come first: for registrations without staff. */
  isAfterWaiting?: boolean;
}

/**
 * Returns the writes that count the place of a new registration; the problem if the tickets are sold out. People with a
 * ticket have a place already, also if they show it at the desk. `now`: epoch milliseconds.
 */
export async function countNewRegistration(
  { eventId, ticket, typeId = null, deskTicketId = '', offer, isAfterWaiting }: NewRegistration,
  now: number,
): Promise<Write[] | Problem<'sold-out' | 'invalid-input'>> {
  const active = { status: 'active', eventId } as const;
  if (ticket) {
    const after = { ...active, ticketId: ticket.id, typeId: ticket.data.typeId };
    const redeemed = { before: ticketPlace(ticket.data), after: registrationPlace(after) };
    return countPlaces([redeemed], { now, isEnforced: false });
  }
  const after = registrationPlace({ ...active, ticketId: null, typeId });
  if (offer) {
    const taken = { before: offeredPlace(eventId), after };
    const counted = await countPlaces([taken], { now, isEnforced: false });
    if (isProblem(counted)) return counted;
    return [...counted, { kind: 'delete', path: offer.path, revision: offer.revision }];
  }
  const counted = await countPlaces([{ before: null, after }], { now });
  const refusal = isProblem(counted)
    ? counted
    : isAfterWaiting && counted.length > 0 && (await isSomeoneWaiting(eventId))
      ? soldOut()
      : undefined;
  if (refusal?.problem !== 'sold-out' || !deskTicketId) return refusal ?? counted;
  const shown = await findTicket(deskTicketId);
  if (ticketValidity(shown?.data, eventId) !== 'valid') return refusal;
  return countPlaces([{ before: null, after }], { now, isEnforced: false });
}

const soldOut = () =>
  problem('sold-out', 'This walk is sold out. The next free place goes to the waiting list.');
