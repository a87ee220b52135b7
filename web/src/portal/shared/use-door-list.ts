import { useQuery } from '@tanstack/react-query';
import {
  type ListedRegistration,
  listRegistrations,
} from '@wine-walk/common/api/admin-registrations.ts';
import { type AdminTicket, listTickets } from '@wine-walk/common/api/tickets.ts';
import { staffCall } from '../session/staff-call.ts';

/** Page size limits of the API. */
const pageSize = 200;
const ticketPageSize = 500;

/**
 * Registrations of an event, sorted by name as people look it up: 'Łucja' under L. Reads all pages and caches
 * nothing.
 */
export function useDoorList(eventId: string) {
  return useQuery({
    queryKey: ['door-list', eventId],
    queryFn: async () =>
      (await readAll(eventId)).toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en')),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

async function readAll(eventId: string, cursor?: string): Promise<ListedRegistration[]> {
  const { registrations, nextCursor } = await staffCall(listRegistrations, {
    query: { eventId, limit: pageSize, ...(cursor && { cursor }) },
  });
  return nextCursor ? [...registrations, ...(await readAll(eventId, nextCursor))] : registrations;
}

/** Unused tickets that admit to an event: their holders may come without having registered. Cached as the door list. */
export function useUnusedTickets(eventId: string) {
  return useQuery({
    queryKey: ['unused-tickets', eventId],
    queryFn: () => readUnusedTickets(eventId),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

async function readUnusedTickets(eventId: string, cursor?: string): Promise<AdminTicket[]> {
  const { tickets, nextCursor } = await staffCall(listTickets, {
    query: { state: 'unused', eventId, limit: ticketPageSize, ...(cursor && { cursor }) },
  });
  return nextCursor ? [...tickets, ...(await readUnusedTickets(eventId, nextCursor))] : tickets;
}
