import {
  type ListedRegistration,
  listRegistrations,
} from '@wine-walk/common/api/admin-registrations.ts';
import { type AdminTicket, listTickets } from '@wine-walk/common/api/tickets.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';
import { staffCall } from '../session/staff-call.ts';

/** Page size limits of the API. */
const pageSize = 200;
const ticketPageSize = 500;

/**
 * Registrations of an event, sorted by name as people look it up: 'Łucja' under L. Reads all pages and caches
 * nothing.
 */
export function useDoorList(eventId: string) {
  return useApiQuery(
    listRegistrations,
    { query: { eventId, limit: pageSize } },
    {
      read: async () =>
        (await readAll(eventId)).toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en')),
      isSnapshot: true,
    },
  );
}

async function readAll(eventId: string, cursor?: string): Promise<ListedRegistration[]> {
  const { registrations, nextCursor } = await staffCall(listRegistrations, {
    query: { eventId, limit: pageSize, ...(cursor && { cursor }) },
  });
  return nextCursor ? [...registrations, ...(await readAll(eventId, nextCursor))] : registrations;
}

/** Unused tickets that admit to an event: their holders may come without having registered. Cached as the door list. */
export function useUnusedTickets(eventId: string) {
  return useApiQuery(
    listTickets,
    { query: { eventId, limit: ticketPageSize } },
    {
      read: () => readUnusedTickets(eventId),
      isSnapshot: true,
    },
  );
}

async function readUnusedTickets(eventId: string, cursor?: string): Promise<AdminTicket[]> {
  const { tickets, nextCursor } = await staffCall(listTickets, {
    query: { state: 'unused', eventId, limit: ticketPageSize, ...(cursor && { cursor }) },
  });
  return nextCursor ? [...tickets, ...(await readUnusedTickets(eventId, nextCursor))] : tickets;
}
