import {
  type AnnouncementDocument,
  announcementDocument,
} from '@wine-walk/common/model/announcements.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { isInAudience, needsRegistration } from '@wine-walk/common/rules/announcements/audience.ts';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../../i18n/texts.ts';
import { isUnanswered } from '../../../platform/live/is-unanswered.ts';
import { useLiveDocument, useLiveQuery } from '../../../platform/live/live.ts';
import { persisted } from '../../../platform/storage/persisted.ts';
import { type EventData, useEventData } from '../../shared/event-data/event-data.ts';

interface Announcements {
  status: 'loading' | 'ready' | 'error';
  /** Announcements for this attendee in their language, newest first; empty until they are loaded. */
  all: readonly PublishedAnnouncement[];
  /** True if all that are for this attendee are known. */
  isComplete: boolean;
  /** Time zone of the event. */
  timeZone: string;
  retry: () => void;
}

const ofAllAudiences = (eventId: string) =>
  ({ path: `events/${eventId}/announcements`, where: [['isPublished', '==', true]] }) as const;

/** Query of the announcements for everyone. The security rules allow no others without a registration. */
const ofEveryone = (eventId: string) =>
  ({
    path: `events/${eventId}/announcements`,
    where: [
      ['isPublished', '==', true],
      ['audience', '==', 'all'],
    ],
  }) as const;

/** Returns the published announcements of the event, live; empty without an event. */
export function useAnnouncements(): Announcements {
  const eventData = useEventData();
  const { event, isRegistered = false } = eventData.status === 'ready' ? eventData : {};
  const live = useLiveQuery(
    event ? (isRegistered ? ofAllAudiences(event.id) : ofEveryone(event.id)) : null,
    announcementDocument,
  );
  const cached = useCachedAnnouncements(event?.id, live.data);
  const announcements = live.data ?? cached;
  const registration = useOwnRegistration(eventData, announcements?.some(needsRegistration));
  const { language } = useLanguage();
  const progress = eventData.status === 'ready' ? eventData.progress : undefined;
  const catalog = eventData.status === 'ready' ? eventData.catalog : undefined;
  const all = useMemo(() => {
    const facts = { registration: registration.data, progress, event, catalog };
    const own = announcements?.filter((one) => isInAudience(one, facts)) ?? [];
    return newestFirst(own.map((one) => inLanguage(one, language)));
  }, [announcements, registration.data, progress, event, catalog, language]);
  const status = cached && isUnanswered(live) ? 'ready' : statusOf(eventData.status, live.status);
  return {
    status,
    all,
    isComplete: status === 'ready' && registration.isSettled,
    timeZone: event?.timeZone ?? 'UTC',
    retry: eventData.status === 'error' ? eventData.retry : live.retry,
  };
}

/** Returns the attendee's registration, live, if it is needed. */
function useOwnRegistration(
  eventData: EventData,
  isNeeded = false,
): { data: RegistrationDocument | undefined; isSettled: boolean } {
  const submissionId =
    eventData.status === 'ready' && isNeeded
      ? eventData.participant?.registrations[eventData.event.id]
      : undefined;
  const path = submissionId ? `registrations/${submissionId}` : null;
  const { data, status } = useLiveDocument(path, registrationDocument);
  return { data, isSettled: path === null || status !== 'loading' };
}

/** Returns the announcement with its texts in a language, or with its own ones if it has none in it. */
function inLanguage(
  announcement: PublishedAnnouncement,
  language: Language,
): PublishedAnnouncement {
  const { title, message, titleIn, messageIn } = announcement;
  return {
    ...announcement,
    title: titleIn[language] || title,
    message: messageIn[language] || message,
  };
}

function statusOf(
  eventDataStatus: ReturnType<typeof useEventData>['status'],
  query: ReturnType<typeof useLiveQuery>['status'],
): Announcements['status'] {
  if (eventDataStatus === 'no-event') return 'ready';
  if (eventDataStatus === 'error') return 'error';
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

const cacheSchema = z.object({
  eventId: z.string(),
  announcements: z.array(announcementDocument.extend({ id: z.string() })),
});
const cachedAnnouncements = persisted(
  'announcements',
  (value) => cacheSchema.parse(value),
  'session-user',
);

/**
 * Returns the announcements of an event as last cached on this device, for a start without a connection.
 * Caches `live` as soon as it is available.
 */
function useCachedAnnouncements(
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

/**
 * Returns the last announcement that arrived while the app was open, in its current version; undefined before
 * the first one.
 */
export function useNewAnnouncement(
  all: readonly PublishedAnnouncement[],
  isLoaded: boolean,
): PublishedAnnouncement | undefined {
  const [knownIds, setKnownIds] = useState<readonly string[] | null>(null);
  const [newestId, setNewestId] = useState<string | null>(null);
  const added = isLoaded ? all.filter(({ id }) => !knownIds?.includes(id)) : [];
  if (isLoaded && (knownIds === null || added.length > 0)) {
    setKnownIds([...(knownIds ?? []), ...added.map(({ id }) => id)]);
    if (knownIds !== null) setNewestId(added[0]?.id ?? null);
  }
  return all.find(({ id }) => id === newestId);
}

/** Higher than any event's number of announcements. Older IDs are dropped. */
const maxStoredIds = 200;

const idsSchema = z.array(z.string());
const readIds = persisted('announcements-read', (value) => idsSchema.parse(value), 'device');

/** Returns the announcements read on this device; since page load only if storage is unavailable. */
export function useReadAnnouncements() {
  const [read, setRead] = useState<readonly string[]>(() => readIds.get() ?? []);
  const markRead = (ids: readonly string[]) => {
    const added = ids.filter((id) => !read.includes(id));
    if (added.length === 0) return;
    // Another tab may have marked others.
    const all = [...new Set([...(readIds.get() ?? []), ...read, ...added])].slice(-maxStoredIds);
    readIds.set(all);
    setRead(all);
  };
  return { read, markRead };
}
