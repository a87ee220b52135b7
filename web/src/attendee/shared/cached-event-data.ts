import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { z } from 'zod';
import { serverNow } from '../../platform/device/server-clock.ts';
import type { Live } from '../../platform/live/live.ts';
import { NotConnectedError } from '../../platform/live/live-store.ts';
import {
  clearStoredEventData,
  readStoredEventData,
  writeStoredEventData,
} from '../../platform/storage/storage-event-data.ts';
import type { EventData } from './event-data.ts';

const cachedEventDataSchema = z.object({
  /** Whose it is: nobody else is shown it. */
  uid: z.string(),
  /** When it was last known to be so. Milliseconds since 1970, UTC. */
  cachedAt: z.number(),
  /** The active event, as the query gives it. */
  events: z.array(eventDocument.extend({ id: z.string() })).length(1),
  catalogue: catalogDocument,
  progress: progressDocument,
  participant: participantDocument,
});
type CachedEventData = z.output<typeof cachedEventDataSchema>;

/** Live data, or what stands for it: `isFromCache`, as this device last saw it. */
export type LiveOrCached<T> = Live<T> & { isFromCache: boolean };

/** The walk that this device kept of the person; one of an older shape is dropped. */
function readCachedEventData(uid: string): CachedEventData | null {
  const walk = readStoredEventData(cachedEventDataSchema);
  if (!walk) clearStoredEventData();
  return walk?.uid === uid ? walk : null;
}

/** Keeps the walk as it is live, so that the next start has something to show before anything has arrived. */
export function usePersistEventData(uid: string, walk: EventData): void {
  const keep = useEffectEvent(() => {
    if (walk.status !== 'ready' || walk.cachedAt !== null || !walk.participant) return;
    const { event, catalogue, progress, participant } = walk;
    const keptAt = serverNow();
    writeStoredEventData({
      uid,
      cachedAt: keptAt,
      events: [event],
      catalogue,
      progress,
      participant,
    } satisfies CachedEventData);
  });
  useEffect(() => {
    if (walk) keep();
  }, [walk]);
  // It was true until the page was left, also where nothing had changed for long.
  useEffect(() => {
    const leaving = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', leaving);
    return () => document.removeEventListener('visibilitychange', leaving);
  }, []);
}

/** What this device kept of the person's walk, as it was when the app was opened. */
export function useCachedEventData(uid: string): CachedEventData | null {
  const [kept] = useState(() => readCachedEventData(uid));
  return kept;
}

/** What is live, or until that arrives what was kept; the same object for as long as neither changes. */
export function useLiveOrCached<T>(live: Live<T>, kept: T | null | undefined): LiveOrCached<T> {
  return useMemo(() => {
    if (!kept || !isUnanswered(live)) return { ...live, isFromCache: false };
    return { status: 'ready', data: kept, error: undefined, retry: live.retry, isFromCache: true };
  }, [live, kept]);
}

/** Whether nothing was heard: that an answer is a refusal, or that nothing is there, has been heard. */
function isUnanswered(live: Live<unknown>): boolean {
  return live.status === 'loading' || live.error instanceof NotConnectedError;
}
