import { withId } from '@wine-walk/common/lib/with-id.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type ParticipantDocument,
  participantDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { chooseActiveEvent } from '@wine-walk/common/rules/events/event-status.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { type ReactNode, useMemo } from 'react';
import { type Live, useLiveDocument, useLiveQuery } from '../../platform/live/live.ts';
import { useNow } from '../../platform/live/use-now.ts';
import { useCachedEventData, useLiveOrCached, usePersistEventData } from './cached-event-data.ts';
import { type EventData, EventDataContext } from './event-data.ts';
import { activeEventsQuery, eventDataPaths } from './event-data-queries.ts';

/**
 * Listens to the event data of `uid` and provides it to `useEventData`: first from the cache, then live. Key
 * it by uid.
 */
export function EventDataProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const eventData = useLiveEventData(uid);
  usePersistEventData(uid, eventData);
  return <EventDataContext value={eventData}>{children}</EventDataContext>;
}

function useLiveEventData(uid: string): EventData {
  const cached = useCachedEventData(uid);
  const events = useLiveOrCached(useLiveQuery(activeEventsQuery, eventDocument), cached?.events);
  const now = useNow();
  const event = chooseActiveEvent(events.data ?? [], now);
  const eventId = event?.id ?? null;
  const cachedForEvent = cached?.events[0]?.id === eventId ? cached : null;
  const participant = useLiveOrCached(
    useLiveDocument(eventDataPaths.participant(uid), participantDocument),
    cached?.participant,
  );
  const catalogue = useLiveOrCached(
    useLiveDocument(eventId && eventDataPaths.catalogue(eventId), catalogDocument),
    cachedForEvent?.catalogue,
  );
  const progress = useLiveOrCached(
    useLiveDocument(eventId && eventDataPaths.progress(uid, eventId), progressDocument),
    cachedForEvent?.progress,
  );
  return useMemo((): EventData => {
    const sources = [events, participant, catalogue, progress] as const;
    const person = {
      participant: participantWithId(participant, uid),
      retry: () => retryFailed(sources),
    };
    const error = sources.find((live) => live.status === 'error')?.error;
    if (error) return { ...person, status: 'error', error };
    if (events.status === 'loading' || participant.status === 'loading')
      return { ...person, status: 'loading' };
    if (!event) return { ...person, status: 'no-event' };
    if (catalogue.status === 'loading' || progress.status === 'loading')
      return { ...person, status: 'loading' };
    return {
      ...person,
      status: 'ready',
      cachedAt: cached && sources.some((live) => live.isFromCache) ? cached.cachedAt : null,
      event,
      catalogue: catalogue.data ?? emptyCatalog,
      progress: progress.data ?? emptyProgress(uid, event.id),
      isRegistered: event.id in (participant.data?.registrations ?? {}),
    };
  }, [uid, cached, event, events, participant, catalogue, progress]);
}

function participantWithId(live: Live<ParticipantDocument>, id: string) {
  return live.data && withId({ id, data: live.data });
}

function retryFailed(sources: readonly Live<unknown>[]): void {
  for (const live of sources) if (live.status === 'error') live.retry();
}
