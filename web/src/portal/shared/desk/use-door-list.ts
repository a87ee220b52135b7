import {
  type ListedRegistration,
  listRegistrations,
} from '@wine-walk/common/api/registration-lists.ts';
import { type AdminTicket, listTickets } from '@wine-walk/common/api/tickets.ts';
import { compareLastNames } from '@wine-walk/common/rules/people/names.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { staffCall } from '../../session/staff-call.ts';
import { readPages } from '../read-pages.ts';

/** Page size limits of the API. */
const pageSize = 200;
const ticketPageSize = 500;

/** Person who may come: registered, or the holder of an unused ticket. */
export interface DoorListPerson {
  /** ID of the registration or of the ticket. */
  id: string;
  /** Empty for a ticket without a holder's name. */
  fullName: string;
  ticketId: string | null;
  /** True if `ticketId` is unused and paid, and a registered holder comes to show it. */
  showsTicket: boolean;
  typeId: string | null;
  /** True with a paid ticket or a payment; others pay `owedCents`. */
  isVerified: boolean;
  /** True if the release is not signed. */
  mustSign: boolean;
  /** Null for the holder of an unused ticket, who has not registered. */
  registration: ListedRegistration | null;
}

/**
 * People who may come to an event, sorted by last name: the same list on paper and for its entry. Reads all pages and
 * caches nothing.
 */
export function useDoorList(eventId: string) {
  return useApiQuery(
    listRegistrations,
    { query: { eventId, limit: pageSize } },
    { read: () => readPeople(eventId), isSnapshot: true },
  );
}

async function readPeople(eventId: string): Promise<DoorListPerson[]> {
  const [registrations, tickets] = await Promise.all([
    readAll(eventId),
    readUnusedTickets(eventId),
  ]);
  const shown = ticketsToShow(registrations, tickets);
  const shownIds = new Set([...shown.values()].map(({ id }) => id));
  const others = tickets.filter(({ id }) => !shownIds.has(id));
  return [
    ...registrations.map((registration) => {
      const { id, fullName, isVerified, liabilityWaiver } = registration;
      const ticket = shown.get(id);
      const showsTicket = ticket?.owes === false;
      return {
        id,
        fullName,
        ticketId: ticket?.id ?? registration.ticketId,
        showsTicket,
        typeId: (showsTicket ? null : registration.typeId) ?? ticket?.typeId ?? null,
        isVerified: isVerified || showsTicket,
        mustSign: !liabilityWaiver,
        registration,
      };
    }),
    ...others.map(({ id, holderName, typeId, owes }) => ({
      id,
      fullName: holderName ?? '',
      ticketId: id,
      showsTicket: false,
      typeId,
      isVerified: !owes,
      mustSign: true,
      registration: null,
    })),
  ].toSorted((a, b) => compareLastNames(a.fullName, b.fullName) || a.id.localeCompare(b.id));
}

/**
 * Returns the unused tickets that their holders show at the desk, by registration. The first one that names a ticket shows it, as
 * in the list of an offline desk.
 */
function ticketsToShow(
  registrations: readonly ListedRegistration[],
  tickets: readonly AdminTicket[],
): ReadonlyMap<string, AdminTicket> {
  const open = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const shown = new Map<string, AdminTicket>();
  for (const registration of registrations.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id, deskTicketId, showsDeskTicket } = registration;
    const ticket = showsDeskTicket && deskTicketId !== null && open.get(deskTicketId);
    if (!ticket) continue;
    open.delete(ticket.id);
    shown.set(id, ticket);
  }
  return shown;
}

async function readAll(eventId: string): Promise<ListedRegistration[]> {
  const pages = await readPages((from) =>
    staffCall(listRegistrations, { query: { eventId, limit: pageSize, ...from } }),
  );
  return pages.flatMap(({ registrations }) => registrations);
}

async function readUnusedTickets(eventId: string): Promise<AdminTicket[]> {
  const query = { state: 'unused', eventId, limit: ticketPageSize } as const;
  const pages = await readPages((from) => staffCall(listTickets, { query: { ...query, ...from } }));
  return pages.flatMap(({ tickets }) => tickets);
}
