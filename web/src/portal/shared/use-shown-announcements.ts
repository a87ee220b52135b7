import { countShownAnnouncements } from '@wine-walk/common/api/announcements.ts';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';

/** Interval in milliseconds: each refetch counts up to ten announcements. */
const refetchInterval = 15_000;

/** Phones that showed each of an event's latest announcements; undefined until they are counted. */
export function useShownAnnouncements(
  eventId: string,
): ResponseOf<typeof countShownAnnouncements> | undefined {
  return useApiQuery(countShownAnnouncements, { params: { eventId } }, { refetchInterval }).data;
}
