import type { ChangedTicket } from '../../model/changes.ts';
import type { Instant } from '../../model/fields/values.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import type { TicketDocument } from '../../model/tickets.ts';
import { nameTerms } from '../people/name-search.ts';
import { nameKey, sameName } from '../people/names.ts';
import { ticketEntryKey } from './ticket-entry.ts';

interface NewTicket {
  eventId: string | null;
  /** Type of the event; undefined for none. */
  typeId?: string | null;
  holderName: string | null;
  holderEmail: string | null;
  /** Order that it was bought with; undefined for none. */
  orderId?: string | null;
  /** True if the desk takes the price; undefined for a paid ticket. */
  owes?: boolean | undefined;
}

/** Returns an unused ticket as stored, without the key of its ID (`withEntryKey`). */
export function newTicket(
  { eventId, typeId = null, orderId = null, owes = false, ...holder }: NewTicket,
  source: TicketDocument['source'],
  createdAt: Instant,
): TicketDocument {
  return {
    eventId,
    typeId,
    ...holderFields(holder),
    entryKey: '',
    orderId,
    owes,
    source,
    state: 'unused',
    redeemedBy: null,
    submissionId: null,
    redeemedAt: null,
    createdAt,
  };
}

/** Returns a ticket with the key by which other spellings of its ID find it. */
export function withEntryKey(id: string, ticket: TicketDocument): TicketDocument {
  return { ...ticket, entryKey: ticketEntryKey(id) ?? '' };
}

/** Returns the holder with the keys for the order and the search by name. */
export function holderFields(holder: Pick<NewTicket, 'holderName' | 'holderEmail'>) {
  const key = holder.holderName && nameKey(holder.holderName);
  return {
    holderName: holder.holderName,
    holderEmail: holder.holderEmail,
    holderNameKey: key || null,
    holderNameTerms: nameTerms(holder.holderName ?? ''),
  };
}

/** Fields of a ticket after the deletion of its holder. */
export const noHolder = {
  ...holderFields({ holderName: null, holderEmail: null }),
  orderId: null,
};

/** Ticket fields that an import or a change of many tickets replaces. */
export type TicketFields = Pick<
  TicketDocument,
  'eventId' | 'typeId' | 'holderName' | 'holderEmail' | 'orderId' | 'owes'
>;

/** Current ticket. */
interface CurrentTicket {
  state: TicketDocument['state'];
  /** Digest of the current values, as in `ChangedTicket`. */
  version: string;
}

export type TicketUndo =
  | { kind: 'remove' }
  | { kind: 'restore'; fields: TicketFields }
  | { kind: 'recreate'; ticket: TicketDocument }
  /** Redeemed, changed, deleted or added since. */
  | { kind: 'leave' };

/** Returns the action of the undo on a ticket; `present` is undefined if it no longer exists. */
export function planTicketUndo(
  { id, before, version, deleted }: ChangedTicket,
  present: CurrentTicket | undefined,
): TicketUndo {
  if (deleted && before) {
    const { source, createdAt } = deleted;
    if (present) return { kind: 'leave' };
    return { kind: 'recreate', ticket: withEntryKey(id, newTicket(before, source, createdAt)) };
  }
  if (present?.state !== 'unused' || present.version !== version) return { kind: 'leave' };
  return before ? { kind: 'restore', fields: before } : { kind: 'remove' };
}

export type TicketValidity = 'valid' | 'not-found' | 'used' | 'other-event' | 'owes';

/** Returns whether a ticket can be redeemed for an event. */
export function ticketValidity(
  ticket: Pick<TicketDocument, 'state' | 'eventId' | 'owes'> | undefined,
  eventId: string,
): TicketValidity {
  if (!ticket) return 'not-found';
  if (ticket.state === 'redeemed') return 'used';
  if (otherEventOf(ticket, eventId) !== null) return 'other-event';
  return ticket.owes ? 'owes' : 'valid';
}

/** Returns the event of a ticket if it is another one than `eventId` (null for any active event); otherwise null. */
export function otherEventOf(
  ticket: Pick<TicketDocument, 'eventId'>,
  eventId: string | null,
): string | null {
  return ticket.eventId === eventId ? null : ticket.eventId;
}

/** True if staff use a ticket for a person other than its holder on record: by name if known, else by email. */
export function isOtherHolder(
  { holderName, holderEmail }: Pick<TicketDocument, 'holderEmail' | 'holderName'>,
  { fullName, email }: { email: string; fullName: string },
): boolean {
  if (holderName) return !sameName(holderName, fullName);
  return holderEmail !== null && email !== '' && !isSameEmail(email, holderEmail);
}

/**
 * True if an active unpaid registration is of the holder on record, who registered to show this ticket at the desk.
 * Anyone can name a ticket in the form.
 */
export function isTicketToShow(
  ticket: Pick<TicketDocument, 'holderEmail' | 'holderName' | 'state'>,
  registration: Pick<RegistrationDocument, 'status' | 'isVerified' | 'email' | 'fullName'>,
): boolean {
  if (!ticket.holderEmail && !ticket.holderName) return false;
  const { status, isVerified } = registration;
  const isDue = ticket.state === 'unused' && status === 'active' && !isVerified;
  return isDue && !isOtherHolder(ticket, registration);
}

/** True if the person of a registration owes the price of this ticket, of which they are the holder on record. */
export function owesPriceOf(
  registration: Pick<
    RegistrationDocument,
    'eventId' | 'status' | 'isVerified' | 'email' | 'fullName'
  >,
  ticket: Pick<TicketDocument, 'eventId' | 'holderEmail' | 'holderName' | 'owes' | 'state'>,
): boolean {
  const isOwed = ticketValidity(ticket, registration.eventId) === 'owes';
  return isOwed && isTicketToShow(ticket, registration);
}

/** True if both are the same email in any case. */
export function isSameEmail(one: string, other: string | null): boolean {
  return other !== null && one.toLowerCase() === other.toLowerCase();
}

/**
 * True if the registrant is the ticket holder: by email if known, else by name. A ticket without a holder
 * matches everyone. Ids can be guessed, so tickets with a holder are redeemed by the holder only.
 */
export function matchesHolder(
  ticket: Pick<TicketDocument, 'holderEmail' | 'holderName'>,
  registrant: { email: string; fullName: string },
): boolean {
  if (ticket.holderEmail) return isSameEmail(ticket.holderEmail, registrant.email);
  if (ticket.holderName) return sameName(ticket.holderName, registrant.fullName);
  return true;
}
