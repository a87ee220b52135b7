import { type Announcement } from '@wine-walk/common/api/announcements.ts';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { type Live, useLiveQuery } from '../../../platform/live/live.ts';

/** An event's announcements, the latest first, live; of no event: waits. */
export function useAdminAnnouncements(eventId: string | null): Live<Announcement[]> {
  return useLiveQuery(
    eventId === null
      ? null
      : { path: `events/${eventId}/announcements`, orderBy: [['publishAt', 'desc']] },
    announcementDocument,
  );
}
