import { useQuery } from '@tanstack/react-query';
import { listOfflineConflicts } from '@wine-walk/common/api/desk.ts';
import { staffCall } from '../session/staff-call.ts';
import { deskKeys } from './desk-queue.ts';

/** Milliseconds between two looks at what other desks brought. */
const refetchIntervalMs = 20_000;

/** What a walk's desks handed over without a connection and should not have, until somebody settles it. */
export function useOfflineConflicts(eventId: string) {
  return useQuery({
    queryKey: [deskKeys.doubts, eventId],
    queryFn: ({ signal }) => staffCall(listOfflineConflicts, { query: { eventId }, signal }),
    refetchInterval: refetchIntervalMs,
  });
}
