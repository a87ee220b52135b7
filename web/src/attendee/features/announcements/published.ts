import { type AnnouncementDocument } from '@wine-walk/common/model/announcements.ts';

/** Announcement that is public; the security rules deny reading the others. */
export type PublishedAnnouncement = AnnouncementDocument & { id: string };

/** Sorts announcements newest first. */
export function newestFirst(
  announcements: readonly PublishedAnnouncement[],
): PublishedAnnouncement[] {
  return announcements.toSorted(
    (a, b) => b.publishAt.localeCompare(a.publishAt) || a.id.localeCompare(b.id),
  );
}
