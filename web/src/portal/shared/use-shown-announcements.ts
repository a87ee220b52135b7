import { useQueryClient } from '@tanstack/react-query';
import { countShownAnnouncements } from '@wine-walk/common/api/announcements.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { invalidateAfterWrite } from '../../platform/api/invalidate-after-write.ts';
import { queryKeyOf, useApiQuery } from '../../platform/session/api.ts';
import { staffCall } from '../session/staff-call.ts';

/** Refetch interval in milliseconds: each one counts up to ten announcements. */
const refetchMs = 15_000;

/** Phones that showed each of an event's latest announcements; undefined until they are counted. */
export function useShownAnnouncements(
  eventId: string,
): ResponseOf<typeof countShownAnnouncements> | undefined {
  const options = { call: staffCall, refetchMs };
  return useApiQuery(countShownAnnouncements, { params: { eventId } }, options).data;
}

/** Counts again after an announcement was published or withdrawn. */
export function useInvalidateShown(eventId: string): () => void {
  const client = useQueryClient();
  const queryKey = queryKeyOf(countShownAnnouncements, { params: { eventId } });
  return () => void invalidateAfterWrite(client, { queryKey });
}
