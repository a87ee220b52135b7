import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { persisted } from '../../../platform/storage/persisted.ts';
import type { PublishedAnnouncement } from './published.ts';

const schema = z.object({
  eventId: z.string(),
  announcements: z.array(announcementDocument.extend({ id: z.string() })),
});
const cachedAnnouncements = persisted(
  'announcements',
  (value) => schema.parse(value),
  'session-user',
);

/**
 * An event's announcements as this device last saw them, for a start without a connection; `live` is kept in
 * their place as soon as it is there.
 */
export function useCachedAnnouncements(
  eventId: string | undefined,
  live: readonly PublishedAnnouncement[] | undefined,
): readonly PublishedAnnouncement[] | undefined {
  useEffect(() => {
    if (eventId && live) cachedAnnouncements.set({ eventId, announcements: [...live] });
  }, [eventId, live]);
  return useMemo(() => {
    const cached = eventId && !live ? cachedAnnouncements.get() : null;
    return cached?.eventId === eventId ? cached?.announcements : undefined;
  }, [eventId, live]);
}
