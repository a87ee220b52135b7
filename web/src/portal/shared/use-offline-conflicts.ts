import { useQuery } from '@tanstack/react-query';
import { listOfflineConflicts } from '@wine-walk/common/api/desk.ts';
import { staffCall } from '../session/staff-call.ts';
import { deskKeys } from './desk-queue.ts';

/** Refetch interval for the uploads of other desks, in milliseconds. */
const refetchIntervalMs = 20_000;

/** Unresolved conflicts of offline actions at an event's desks. */
export function useOfflineConflicts(eventId: string) {
  return useQuery({
    queryKey: [deskKeys.doubts, eventId],
    queryFn: ({ signal }) => staffCall(listOfflineConflicts, { query: { eventId }, signal }),
    refetchInterval: refetchIntervalMs,
  });
}
