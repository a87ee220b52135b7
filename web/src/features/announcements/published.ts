import type { AnnouncementDocument } from '@contract/documents.ts';
import { useEffect, useState } from 'react';

export type PublishedAnnouncement = AnnouncementDocument & { id: string };

/** The longest that a browser's timer waits. Milliseconds. */
const longestTimer = 2 ** 31 - 1;

/**
 * From when on an announcement shows, by this device's clock. One that was due when it was written is due at
 * once, also on a device whose clock is behind the server's. Milliseconds since 1970.
 */
function dueAt({ publishAt, updatedAt }: PublishedAnnouncement): number {
  return publishAt <= updatedAt ? 0 : Date.parse(publishAt);
}

/** Those whose time has come, newest first. `now`: milliseconds since 1970. */
export function published(
  announcements: readonly PublishedAnnouncement[],
  now: number,
): PublishedAnnouncement[] {
  return announcements
    .filter((announcement) => dueAt(announcement) <= now)
    .toSorted((a, b) => b.publishAt.localeCompare(a.publishAt) || a.id.localeCompare(b.id));
}

/** The time, renewed whenever a scheduled announcement's own comes: it shows without a reload. */
export function usePublicationTime(
  announcements: readonly PublishedAnnouncement[] | undefined,
): number {
  const [now, setNow] = useState(Date.now);
  const next = Math.min(...(announcements ?? []).map(dueAt).filter((due) => due > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(0, next - Date.now()), longestTimer);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
