import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { useMemo } from 'react';
import { useLiveQuery } from '../../../platform/live/live.ts';
import { useEventData } from '../../shared/event-data.ts';
import { newestFirst, type PublishedAnnouncement } from './published.ts';
import { useCachedAnnouncements } from './use-cached-announcements.ts';

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
