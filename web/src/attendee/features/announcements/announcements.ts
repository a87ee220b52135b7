import {
  type AnnouncementDocument,
  announcementDocument,
} from '@wine-walk/common/model/announcements.ts';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { useLiveQuery } from '../../../platform/live/live.ts';
import { readStoredJson, writeStored } from '../../../platform/storage/storage.ts';
import { useEventData } from '../../shared/event-data.ts';

interface Announcements {
  status: 'loading' | 'ready' | 'error';
  /** Newest first; empty until they are loaded. */
  all: readonly PublishedAnnouncement[];
  /** Time zone of the event. */
  timeZone: string;
  retry: () => void;
}

/** Returns the published announcements of the event, live; empty without an event. */
export function useAnnouncements(): Announcements {
  const walk = useEventData();
  const event = walk.status === 'ready' ? walk.event : undefined;
  const live = useLiveQuery(
    event
      ? { path: `events/${event.id}/announcements`, where: [['isPublished', '==', true]] }
      : null,
    announcementDocument,
  );
  const kept = useCachedAnnouncements(event?.id, live.data);
  const shown = live.data ?? kept;
  const all = useMemo(() => newestFirst(shown ?? []), [shown]);
  return {
    status: kept && live.status === 'loading' ? 'ready' : statusOf(walk.status, live.status),
    all,
    timeZone: event?.timeZone ?? 'UTC',
    retry: live.retry,
  };
}

function statusOf(
  walk: ReturnType<typeof useEventData>['status'],
  query: ReturnType<typeof useLiveQuery>['status'],
): Announcements['status'] {
  if (walk === 'no-event') return 'ready';
  if (walk === 'error') return 'error';
  return query === 'missing' ? 'ready' : query;
}

/** Announcement that is public; the security rules deny reading the others. */
export type PublishedAnnouncement = AnnouncementDocument & { id: string };

/** Sorts announcements newest first. */
function newestFirst(announcements: readonly PublishedAnnouncement[]): PublishedAnnouncement[] {
  return announcements.toSorted(
    (a, b) => b.publishAt.localeCompare(a.publishAt) || a.id.localeCompare(b.id),
  );
}

const cacheKey = 'announcements';
const keptAnnouncements = z.object({
  eventId: z.string(),
  announcements: z.array(announcementDocument.extend({ id: z.string() })),
});

/**
 * Returns the announcements of an event as last cached on this device, for a start without a connection.
 * Caches `live` as soon as it is available.
 */
function useCachedAnnouncements(
  eventId: string | undefined,
  live: readonly PublishedAnnouncement[] | undefined,
): readonly PublishedAnnouncement[] | undefined {
  useEffect(() => {
    if (eventId && live) writeStored(cacheKey, JSON.stringify({ eventId, announcements: live }));
  }, [eventId, live]);
  return useMemo(() => {
    const kept = eventId && !live ? readStoredJson(cacheKey, keptAnnouncements) : null;
    return kept?.eventId === eventId ? kept?.announcements : undefined;
  }, [eventId, live]);
}

/**
 * Returns the last announcement that arrived while the app was open, in its current version; undefined before
 * the first one.
 */
export function useNewAnnouncement(
  all: readonly PublishedAnnouncement[],
  isLoaded: boolean,
): PublishedAnnouncement | undefined {
  const [seenIds, setSeenIds] = useState<readonly string[] | null>(null);
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  const arrived = isLoaded ? all.filter(({ id }) => !seenIds?.includes(id)) : [];
  if (isLoaded && (seenIds === null || arrived.length > 0)) {
    setSeenIds([...(seenIds ?? []), ...arrived.map(({ id }) => id)]);
    if (seenIds !== null) setArrivedId(arrived[0]?.id ?? null);
  }
  return all.find(({ id }) => id === arrivedId);
}

const readIdsKey = 'announcements-read';
/** Higher than any event's number of announcements. Older IDs are dropped. */
const maxStoredIds = 200;

const readIds = z.array(z.string());

/** Returns the announcements read on this device; since page load only if storage is unavailable. */
export function useReadAnnouncements() {
  const [read, setRead] = useState<readonly string[]>(
    () => readStoredJson(readIdsKey, readIds) ?? [],
  );
  const markRead = (ids: readonly string[]) => {
    const added = ids.filter((id) => !read.includes(id));
    if (added.length === 0) return;
    const all = [...read, ...added].slice(-maxStoredIds);
    writeStored(readIdsKey, JSON.stringify(all));
    setRead(all);
  };
  return { read, markRead };
}
