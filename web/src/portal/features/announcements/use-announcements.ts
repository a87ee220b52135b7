import type { Announcement } from '@contract/announcements.ts';
import { announcementDocument } from '@contract/documents.ts';
import { type Live, useLiveQuery } from '../../../data/live.ts';

/** An event's announcements, the latest first, live; of no event: waits. */
export function useAdminAnnouncements(eventId: string | null): Live<Announcement[]> {
  return useLiveQuery(
    eventId === null
      ? null
      : { path: `events/${eventId}/announcements`, orderBy: [['publishAt', 'desc']] },
    announcementDocument,
  );
}
