import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { readStoredJson, writeStored } from '../../../platform/storage/storage.ts';
import type { PublishedAnnouncement } from './published.ts';

const name = 'announcements';
const keptAnnouncements = z.object({
  eventId: z.string(),
  announcements: z.array(announcementDocument.extend({ id: z.string() })),
});

/**
 * An event's announcements as this device last saw them, for a start without a connection; `live` is kept in
 * their place as soon as it is there.
 */
export function useCachedAnnouncements(
  eventId: string | undefined,
  live: readonly PublishedAnnouncement[] | undefined,
): readonly PublishedAnnouncement[] | undefined {
  useEffect(() => {
    if (eventId && live) writeStored(name, JSON.stringify({ eventId, announcements: live }));
  }, [eventId, live]);
  return useMemo(() => {
    const kept = eventId && !live ? readStoredJson(name, keptAnnouncements) : null;
    return kept?.eventId === eventId ? kept?.announcements : undefined;
  }, [eventId, live]);
}
