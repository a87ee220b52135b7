import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { z } from 'zod';
import { serverNow } from '../../platform/device/server-clock.ts';
import type { Live } from '../../platform/live/live.ts';
import { NotConnectedError } from '../../platform/live/live-store.ts';
import { persisted } from '../../platform/storage/persisted.ts';
import type { EventData } from './event-data.ts';

const cachedEventDataSchema = z.object({
  /** Owner of the data; it is never shown to other users. */
  uid: z.string(),
  /** Time at which the data was last known to be current, in epoch milliseconds. */
  cachedAt: z.number(),
  /** Active event as returned by the query. */
  events: z.array(eventDocument.extend({ id: z.string() })).length(1),
  catalogue: catalogDocument,
  progress: progressDocument,
  participant: participantDocument,
});
type CachedEventData = z.output<typeof cachedEventDataSchema>;

const cachedEventData = persisted(
  'walk',
  (value) => cachedEventDataSchema.parse(value),
  'session-user',
);

/** Live data or its cached substitute. `isFromCache`: last state received by this device. */
export type LiveOrCached<T> = Live<T> & { isFromCache: boolean };

/** Returns the attendee's cached event data; null if there is none or its schema is older. */
function readCachedEventData(uid: string): CachedEventData | null {
  const cached = cachedEventData.get();
  if (!cached) cachedEventData.clear();
  return cached?.uid === uid ? cached : null;
}

/** Caches live event data, so the next start can render before a response arrives. */
export function usePersistEventData(uid: string, walk: EventData): void {
  const keep = useEffectEvent(() => {
    if (walk.status !== 'ready' || walk.cachedAt !== null || !walk.participant) return;
    const { event, catalogue, progress, participant } = walk;
    const cachedAt = serverNow();
    cachedEventData.set({ uid, cachedAt, events: [event], catalogue, progress, participant });
  });
  useEffect(() => {
    if (walk) keep();
  }, [walk]);
  // Also updates the time when the page is left: the data was current until then, even without recent
  // changes.
  useEffect(() => {
    const leaving = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', leaving);
    return () => document.removeEventListener('visibilitychange', leaving);
  }, []);
}

/** Returns the attendee's event data cached before the app started. */
export function useCachedEventData(uid: string): CachedEventData | null {
  const [kept] = useState(() => readCachedEventData(uid));
  return kept;
}

/**
 * Returns live data, or cached data until the live data arrives. The object is stable while neither changes.
 */
export function useLiveOrCached<T>(live: Live<T>, kept: T | null | undefined): LiveOrCached<T> {
  return useMemo(() => {
    if (!kept || !isUnanswered(live)) return { ...live, isFromCache: false };
    return { status: 'ready', data: kept, error: undefined, retry: live.retry, isFromCache: true };
  }, [live, kept]);
}

/** True if no response has arrived. A rejection or a missing document counts as a response. */
function isUnanswered(live: Live<unknown>): boolean {
  return live.status === 'loading' || live.error instanceof NotConnectedError;
}
