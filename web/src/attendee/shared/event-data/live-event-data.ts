import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { readStored } from '@wine-walk/common/model/fields/stored.ts';
import {
  type ParticipantDocument,
  participantDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import {
  chooseParticipantEvent,
  eventStatus,
} from '@wine-walk/common/rules/events/event-status.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../../i18n/texts.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { isUnanswered } from '../../../platform/live/is-unanswered.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../../../platform/live/live.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { persisted } from '../../../platform/storage/persisted.ts';
import { inLanguage } from '../in-language.ts';
import type { EventData } from './event-data.ts';
import { activeEventsQuery, eventDataPaths } from './event-data-queries.ts';

/**
 * Listens to the event data of `uid` and returns it: first from the cache, then live. The component that uses it is
 * keyed by uid.
 */
export function useLiveEventData(uid: string): EventData {
  const eventData = useStoredEventData(uid);
  usePersistEventData(uid, eventData);
  return useTranslated(eventData);
}

/** Returns the event data with the texts of staff in the attendee's language. */
function useTranslated(eventData: EventData): EventData {
  const { language } = useLanguage();
  return useMemo(
    () => (eventData.status === 'ready' ? inLanguage(eventData, language) : eventData),
    [eventData, language],
  );
}

/** Returns the event data in the languages in which it is stored. */
function useStoredEventData(uid: string): EventData {
  const cached = useCachedEventData(uid);
  const events = useLiveOrCached(useLiveQuery(activeEventsQuery, eventDocument), cached?.events);
  const participant = useLiveOrCached(
    useLiveDocument(eventDataPaths.participant(uid), participantDocument),
    cached?.participant,
  );
  const { event, unlisted } = useParticipantEvent({ events, participant, cached });
  const eventId = event?.id ?? null;
  const cachedForEvent = cached?.events[0]?.id === eventId ? cached : null;
  const catalog = useLiveOrCached(
    useLiveDocument(eventId && eventDataPaths.catalog(eventId), catalogDocument),
    cachedForEvent?.catalog,
  );
  const progress = useLiveOrCached(
    useLiveDocument(eventId && eventDataPaths.progress(uid, eventId), progressDocument),
    cachedForEvent?.progress,
  );
  return useMemo((): EventData => {
    const sources = [events, participant, ...(unlisted ? [unlisted] : []), catalog, progress];
    const person = {
      participant: participantWithId(participant, uid),
      retry: () => retryFailed(sources),
    };
    const error = sources.find((live) => live.status === 'error')?.error;
    if (error) return { ...person, status: 'error', error };
    if ([events, participant, unlisted].some((live) => live?.status === 'loading'))
      return { ...person, status: 'loading' };
    if (!event) return { ...person, status: 'no-event' };
    if (catalog.status === 'loading' || progress.status === 'loading')
      return { ...person, status: 'loading' };
    return {
      ...person,
      status: 'ready',
      cachedAt: cached && sources.some((live) => live.isFromCache) ? cached.cachedAt : null,
      event,
      catalog: catalog.data ?? emptyCatalog,
      progress: progress.data ?? emptyProgress(uid, event.id),
      isRegistered: event.id in (participant.data?.registrations ?? {}),
    };
  }, [uid, cached, event, events, participant, unlisted, catalog, progress]);
}

interface EventSources {
  events: LiveOrCached<WithId<EventDocument>[]>;
  participant: LiveOrCached<ParticipantDocument>;
  cached: CachedEventData | null;
}

/**
 * Returns the event that the participant sees; undefined until it is known. `unlisted`: an own event that the query of active
 * ones does not return. A device that has shown none looks for it among all own events, one after another.
 */
function useParticipantEvent({ events, participant, cached }: EventSources) {
  const now = useNow();
  const [lastId, setLastId] = useState(cached?.events[0]?.id);
  /** Unlisted own events that have been over for long. */
  const [overIds, setOverIds] = useState<readonly string[]>([]);
  const registered = Object.keys(participant.data?.registrations ?? {});
  const [unlistedId = null, nextId] = registered.filter((id) => {
    const isCandidate = lastId === undefined ? !overIds.includes(id) : id === lastId;
    return isCandidate && events.data?.every((event) => event.id !== id) === true;
  });
  const unlisted = useUnlistedEvent(unlistedId, cached);
  // Until the registrations and their event are known, the choice could be another event.
  const chosen =
    participant.status === 'loading' || unlisted?.status === 'loading'
      ? undefined
      : chooseParticipantEvent(
          [...(events.data ?? []), ...(unlisted?.data ? [unlisted.data] : [])],
          registered,
          now,
        );
  const isDecided =
    chosen !== undefined &&
    (chosen.id === unlistedId ||
      (registered.includes(chosen.id) && eventStatus(chosen, now) === 'running'));
  const isAnswered = unlisted?.status === 'ready' || unlisted?.status === 'missing';
  const goesOn = isAnswered && !isDecided && nextId !== undefined;
  if (goesOn && unlistedId !== null) setOverIds([...overIds, unlistedId]);
  const event = goesOn ? undefined : chosen;
  if (event && event.id !== lastId) setLastId(event.id);
  return { event, unlisted };
}

/** Listens to an own event that the query of active ones does not return; null for none. */
function useUnlistedEvent(
  id: string | null,
  cached: CachedEventData | null,
): LiveOrCached<WithId<EventDocument>> | null {
  const live = useLiveOrCached(
    useLiveDocument(id && eventDataPaths.event(id), eventDocument),
    cached?.events.find((event) => event.id === id),
  );
  return useMemo(() => {
    if (id === null) return null;
    return live.data ? { ...live, data: withId({ id, data: live.data }) } : live;
  }, [id, live]);
}

function participantWithId(live: Live<ParticipantDocument>, id: string) {
  return live.data && withId({ id, data: live.data });
}

function retryFailed(sources: readonly Live<unknown>[]): void {
  for (const live of sources) if (live.status === 'error') live.retry();
}

const cachedEventDataSchema = z.object({
  /** Owner of the data; it is never shown to other users. */
  uid: z.string(),
  /** Time at which the data was last known to be current, in epoch milliseconds. */
  cachedAt: z.number(),
  /** Active event as returned by the query. */
  events: z.array(eventDocument.extend({ id: z.string() })).length(1),
  catalog: catalogDocument,
  progress: progressDocument,
  participant: participantDocument,
});
type CachedEventData = z.output<typeof cachedEventDataSchema>;

const cachedEventData = persisted(
  'walk',
  (value) => readStored(cachedEventDataSchema, value).data ?? null,
  'session-user',
);

/** Live data or its cached substitute. `isFromCache`: last state received by this device. */
type LiveOrCached<T> = Live<T> & { isFromCache: boolean };

/** Returns the attendee's cached event data; null if there is none or its schema is older. */
function readCachedEventData(uid: string): CachedEventData | null {
  const eventData = cachedEventData.get();
  if (!eventData) cachedEventData.clear();
  return eventData?.uid === uid ? eventData : null;
}

/** Caches live event data, so the next start can render before a response arrives. */
function usePersistEventData(uid: string, eventData: EventData): void {
  const persist = useEffectEvent(() => {
    if (eventData.status !== 'ready' || eventData.cachedAt !== null || !eventData.participant)
      return;
    const { event, catalog, progress, participant } = eventData;
    const cachedAt = serverNow();
    cachedEventData.set({ uid, cachedAt, events: [event], catalog, progress, participant });
  });
  useEffect(() => {
    if (eventData) persist();
  }, [eventData]);
  // Also updates the time when the page is left: the data was current until then, even without recent
  // changes.
  useEffect(() => {
    const leaving = () => document.visibilityState === 'hidden' && persist();
    document.addEventListener('visibilitychange', leaving);
    return () => document.removeEventListener('visibilitychange', leaving);
  }, []);
}

/** Returns the attendee's event data cached before the app started. */
function useCachedEventData(uid: string): CachedEventData | null {
  const [cached] = useState(() => readCachedEventData(uid));
  return cached;
}

/**
 * Returns live data, or cached data until the live data arrives. The object is stable while neither changes.
 */
function useLiveOrCached<T>(live: Live<T>, cached: T | null | undefined): LiveOrCached<T> {
  return useMemo(() => {
    if (!cached || !isUnanswered(live)) return { ...live, isFromCache: false };
    return {
      status: 'ready',
      data: cached,
      error: undefined,
      retry: live.retry,
      isFromCache: true,
    };
  }, [live, cached]);
}
