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
  typeId: string | null;
  /** True with a paid ticket or a payment; `owedCents` says what anybody else pays. */
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
  return [
    ...registrations.map((registration) => {
      const { id, fullName, ticketId, typeId, isVerified, liabilityWaiver } = registration;
      const mustSign = !liabilityWaiver;
      return { id, fullName, ticketId, typeId, isVerified, mustSign, registration };
    }),
    ...tickets.map(({ id, holderName, typeId, owes }) => ({
      id,
      fullName: holderName ?? '',
      ticketId: id,
      typeId,
      isVerified: !owes,
      mustSign: true,
      registration: null,
    })),
  ].toSorted((a, b) => compareLastNames(a.fullName, b.fullName) || a.id.localeCompare(b.id));
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
