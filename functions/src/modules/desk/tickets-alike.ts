import type { DeskNewcomer } from '@wine-walk/common/api/staff/desk.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { type DeskScan, parseDeskScan } from '@wine-walk/common/rules/desk/desk-scan.ts';
import { ticketEndOf } from '@wine-walk/common/rules/desk/desk-snapshot.ts';
import { ticketPrefixQueries } from '@wine-walk/common/rules/tickets/ticket-search.ts';
import { findTicket, readTicketPass, readTicketsOfOrder } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import { searchPage } from '../../firestore/search.ts';
import type { StaffMember } from '../../http/caller.ts';
import { findByParticipant } from './registrations.ts';

/** Maximum number of tickets of an order, or of the holders of one name, among which one is known by its end. */
const maxAlike = 400;

/**
 * Returns the tickets that end like this one: those that an offline desk looked up, by a ticket, a registration or a name, and
 * those of their order.
 */
export async function ticketsLike(
  { text, ticketEnd }: NonNullable<DeskNewcomer['found']>,
  eventId: string,
  caller: StaffMember,
): Promise<Stored<TicketDocument>[]> {
  const scan = parseDeskScan(text);
  const lookedUp = await ticketLookedUp(scan, eventId);
  const known = lookedUp
    ? [withId(lookedUp)]
    : scan.search
      ? await readTicketsOfHolder(scan.search, eventId, caller)
      : [];
  const unused = known.filter(({ state }) => state === 'unused');
  // The list of an offline desk shows parties by the tickets that are left.
  const possible = unused.length > 0 ? unused : known;
  const [orderId, ...otherOrders] = new Set(possible.flatMap((ticket) => ticket.orderId ?? []));
  const isOneOrder = orderId !== undefined && otherOrders.length === 0;
  const ofOrder = isOneOrder ? await readTicketsOfOrder(orderId, maxAlike) : [];
  const ids = new Set([...possible, ...ofOrder].map(({ id }) => id));
  const tickets = await readDocuments(
    ...[...ids]
      .filter((id) => ticketEndOf(id) === ticketEnd)
      .map((id) => [documentPaths.ticket(id), ticketDocument] as const),
  );
  return tickets.filter((ticket) => ticket !== undefined);
}

/** Returns the ticket that was looked up, by its ID or by the registration that has it or names it. */
async function ticketLookedUp(
  { ticketId, submissionId, participantId }: DeskScan,
  eventId: string,
): Promise<Stored<TicketDocument> | undefined> {
  const ticket = ticketId ? await findTicket(ticketId) : undefined;
  if (ticket) return ticket;
  const registration = participantId
    ? await findByParticipant(participantId, eventId)
    : submissionId
      ? await readDocument(documentPaths.registration(submissionId), registrationDocument)
      : undefined;
  if (registration?.data.eventId !== eventId) return undefined;
  const own = registration.data.ticketId ?? registration.data.deskTicketId;
  return own ? findTicket(own) : undefined;
}

async function readTicketsOfHolder(search: string, eventId: string, caller: StaffMember) {
  const passes = ticketPrefixQueries(search).filter(({ field }) => field === 'holderNameKey');
  const ofNoEvent = caller.eventId === null;
  const pages = await Promise.all(
    (['unused', 'redeemed'] as const).map((state) =>
      searchPage({
        passes,
        cursor: undefined,
        limit: maxAlike,
        read: (pass) => readTicketPass({ ...pass, eventId, ofNoEvent, state }),
      }),
    ),
  );
  return pages.flatMap((page) => page?.records ?? []);
}
