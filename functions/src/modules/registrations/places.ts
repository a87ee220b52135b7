import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { registrationPlace, ticketPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import {
  isOtherHolder,
  owesPriceOf,
  ticketValidity,
} from '@wine-walk/common/rules/tickets/tickets.ts';
import { offeredPlace } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import {
  countPlaces,
  isFullForPublic,
  readTicketsLeft,
} from '../../firestore/events/ticket-counts.ts';
import { findTicket } from '../../firestore/events/tickets.ts';
import { readRegistrationsSharing } from '../../firestore/people/registrations.ts';
import { countWaiting, type StoredWaiting } from '../../firestore/people/waiting-list.ts';
import type { Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

interface NewRegistration {
  eventId: string;
  /** Ticket that it redeems; null for none. */
  ticket: Stored<TicketDocument> | null;
  /** Type that the desk sells; null for none yet. */
  typeId?: string | null | undefined;
  /** Person as they named themselves. */
  person: Pick<RegistrationDocument, 'fullName' | 'email'>;
  /** Ticket that the person said they would show at the desk; empty for none. */
  deskTicketId?: string | undefined;
  /** Place that was offered to this person; undefined for none. */
  offer?: StoredWaiting | undefined;
  /** True if people on the waiting list come first: for registrations without staff. */
  isAfterWaiting?: boolean;
}

/** Place of a new registration. */
interface NewPlace {
  /** Writes that count it. */
  writes: Write[];
  /** Ticket to show at the desk whose place it has; null for its own place. */
  sharedTicketId: string | null;
  /** Type of that ticket if the desk takes its price; undefined for none. */
  owedTypeId?: string | undefined;
}

/**
 * Returns the place of a new registration; the problem if the tickets are sold out. People with a ticket have a place
 * already, also if they show it at the desk. `now`: epoch milliseconds.
 */
export async function countNewRegistration(
  registration: NewRegistration,
  now: number,
): Promise<
  | NewPlace
  | Problem<'no-such-ticket-type' | 'places-for-waiting-list' | 'sold-out' | 'too-few-left'>
> {
  const { ticket, offer, eventId, deskTicketId, person } = registration;
  const shared =
    !ticket && !offer && deskTicketId
      ? await findSharedPlace(eventId, deskTicketId, person)
      : undefined;
  if (shared) {
    const { write, ticketId: sharedTicketId, owedTypeId } = shared;
    return { writes: [write], sharedTicketId, owedTypeId };
  }
  const writes = await countOwnPlace(registration, now);
  return isProblem(writes) ? writes : { writes, sharedTicketId: null };
}

/**
 * Returns the ticket to show if it can be this person's and no other registration has its place, with the write that
 * takes it: of two registrations at once, one conflicts. Anyone can name a ticket. `typed`: its ID in any spelling.
 */
export async function findSharedPlace(
  eventId: string,
  typed: string,
  person: NewRegistration['person'],
): Promise<{ ticketId: string; owedTypeId: string | undefined; write: Write } | undefined> {
  const ticket = await findTicket(typed);
  if (!ticket || !ticketPlace(ticket.data)) return undefined;
  if (!['valid', 'owes'].includes(ticketValidity(ticket.data, eventId))) return undefined;
  if (isOtherHolder(ticket.data, person)) return undefined;
  const sharing = await readRegistrationsSharing(eventId, ticket.id);
  // One that named it before it was reassigned does not count.
  if (sharing.some(({ data }) => !isOtherHolder(ticket.data, data))) return undefined;
  // Each commit changes `changedAt`.
  const write = { kind: 'update', path: ticket.path, data: {}, revision: ticket.revision } as const;
  const registration = { ...person, eventId, status: 'active', isVerified: false } as const;
  const isOwed = owesPriceOf(registration, ticket.data);
  return {
    ticketId: ticket.id,
    owedTypeId: (isOwed && ticket.data.typeId) || undefined,
    write,
  };
}

async function countOwnPlace(
  { eventId, ticket, typeId = null, offer, isAfterWaiting }: NewRegistration,
  now: number,
): Promise<
  Write[] | Problem<'no-such-ticket-type' | 'places-for-waiting-list' | 'sold-out' | 'too-few-left'>
> {
  const active = { status: 'active', eventId } as const;
  if (ticket) {
    const ticketId = ticket.data.owes ? null : ticket.id;
    const after = { ...active, ticketId, typeId: ticket.data.typeId };
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
  if (isProblem(counted)) return counted;
  if (!isAfterWaiting || counted.length === 0) return counted;
  if ((await countWaiting(eventId, 'waiting')) === 0) return counted;
  return (await isFullForPublic(eventId, await readTicketsLeft(eventId))) ? soldOut() : counted;
}

const soldOut = () => problem('places-for-waiting-list');
