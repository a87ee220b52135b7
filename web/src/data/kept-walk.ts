import {
  catalogueDocument,
  eventDocument,
  participantDocument,
  progressDocument,
} from '@contract/documents.ts';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { useOnline } from '../device/connection.ts';
import { forgetWalk, readStoredWalk, storeWalk } from '../device/storage-walk.ts';
import type { Live } from './live.ts';
import type { Walk } from './walk.ts';

const keptWalk = z.object({
  /** Whose it is: nobody else is shown it. */
  uid: z.string(),
  /** The active event, as the query gives it. */
  events: z.array(eventDocument.extend({ id: z.string() })).length(1),
  catalogue: catalogueDocument,
  progress: progressDocument,
  participant: participantDocument,
});
type KeptWalk = z.output<typeof keptWalk>;

/** The walk that this device kept of the person; one of an older shape is dropped. */
function readKeptWalk(uid: string): KeptWalk | null {
  const stored = readStoredWalk();
  const walk = keptWalk.safeParse(stored).data;
  if (stored !== null && !walk) forgetWalk();
  return walk?.uid === uid ? walk : null;
}

/** Keeps the walk as it is now, so that a start without a connection has something to show. */
export function useKeeping(uid: string, walk: Walk): void {
  useEffect(() => {
    if (walk.status !== 'ready' || !walk.participant) return;
    const { event, catalogue, progress, participant } = walk;
    storeWalk({ uid, events: [event], catalogue, progress, participant } satisfies KeptWalk);
  }, [uid, walk]);
}

/** What was kept, once the device is without a connection; null before that, and where nothing is. */
export function useKeptWalk(uid: string): KeptWalk | null {
  const isOnline = useOnline();
  const [kept, setKept] = useState<KeptWalk | null>();
  if (!isOnline && kept === undefined) setKept(readKeptWalk(uid));
  return kept ?? null;
}

/** What is live, or until that arrives what was kept. */
export function useOrKept<T>(live: Live<T>, kept: T | null | undefined): Live<T> {
  return useMemo(() => {
    if (live.status !== 'loading' || !kept) return live;
    return { status: 'ready', data: kept, error: undefined, retry: live.retry };
  }, [live, kept]);
}
