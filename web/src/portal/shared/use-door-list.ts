import { useQuery } from '@tanstack/react-query';
import {
  type ListedRegistration,
  listRegistrations,
} from '@wine-walk/common/api/admin-registrations.ts';
import { staffCall } from '../session/staff-call.ts';

/** Page size limit of the API. */
const pageSize = 200;

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
