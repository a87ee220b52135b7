import { type AnnouncementDocument } from '@wine-walk/common/model/announcements.ts';

/** One that the server has made public: the database refuses the others. */
export type PublishedAnnouncement = AnnouncementDocument & { id: string };

/** In the order in which they are listed. */
export function newestFirst(
  announcements: readonly PublishedAnnouncement[],
): PublishedAnnouncement[] {
  return announcements.toSorted(
    (a, b) => b.publishAt.localeCompare(a.publishAt) || a.id.localeCompare(b.id),
  );
}
