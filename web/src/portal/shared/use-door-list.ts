import { useQuery } from '@tanstack/react-query';
import {
  type ListedRegistration,
  listRegistrations,
} from '@wine-walk/common/api/admin-registrations.ts';
import { staffCall } from '../session/staff-call.ts';

/** The most the API gives at a time. */
const pageSize = 200;

/**
 * Everybody registered for an event, by name as people look for one: 'Łucja' under L. Read page after page, and not kept: it is
 * as of the moment it is shown.
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
