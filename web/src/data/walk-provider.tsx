import { catalogueDocument } from '@contract/catalogue-documents.ts';
import {
  eventDocument,
  type ParticipantDocument,
  participantDocument,
  progressDocument,
} from '@contract/documents.ts';
import { noCatalogue } from '@domain/catalogue.ts';
import { chooseActiveEvent } from '@domain/event-status.ts';
import { noProgress } from '@domain/rewards.ts';
import { withId } from '@domain/with-id.ts';
import { type ReactNode, useMemo } from 'react';
import { useKeeping, useKeptWalk, useOrKept } from './kept-walk.ts';
import { type Live, useLiveDocument, useLiveQuery } from './live.ts';
import { useNow } from './use-now.ts';
import { type Walk, WalkContext } from './walk.ts';
import { activeEvents, walkPaths } from './walk-paths.ts';

/**
 * Watches the walk for `uid` and gives it to `useWalk`: first as this device last saw it, then live. Key it by
 * the uid.
 */
export function WalkProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const walk = useLiveWalk(uid);
  useKeeping(uid, walk);
  return <WalkContext value={walk}>{children}</WalkContext>;
}

function useLiveWalk(uid: string): Walk {
  const kept = useKeptWalk(uid);
  const events = useOrKept(useLiveQuery(activeEvents, eventDocument), kept?.events);
  const now = useNow();
  const event = chooseActiveEvent(events.data ?? [], now);
  const eventId = event?.id ?? null;
  const keptOfEvent = kept?.events[0]?.id === eventId ? kept : null;
  const participant = useOrKept(
    useLiveDocument(walkPaths.participant(uid), participantDocument),
    kept?.participant,
  );
  const catalogue = useOrKept(
    useLiveDocument(eventId && walkPaths.catalogue(eventId), catalogueDocument),
    keptOfEvent?.catalogue,
  );
  const progress = useOrKept(
    useLiveDocument(eventId && walkPaths.progress(uid, eventId), progressDocument),
    keptOfEvent?.progress,
  );
  return useMemo((): Walk => {
    const asked = [events, participant, catalogue, progress] as const;
    const person = { participant: identified(participant, uid), retry: () => retryFailed(asked) };
    const error = asked.find((live) => live.status === 'error')?.error;
    if (error) return { ...person, status: 'error', error };
    if (events.status === 'loading' || participant.status === 'loading')
      return { ...person, status: 'loading' };
    if (!event) return { ...person, status: 'no-event' };
    if (catalogue.status === 'loading' || progress.status === 'loading')
      return { ...person, status: 'loading' };
    return {
      ...person,
      status: 'ready',
      asOf: kept && asked.some((live) => live.isKept) ? kept.keptAt : null,
      event,
      catalogue: catalogue.data ?? noCatalogue,
      progress: progress.data ?? noProgress(uid, event.id),
      isRegistered: event.id in (participant.data?.registrations ?? {}),
    };
  }, [uid, kept, event, events, participant, catalogue, progress]);
}

function identified(live: Live<ParticipantDocument>, id: string) {
  return live.data && withId({ id, data: live.data });
}

function retryFailed(asked: readonly Live<unknown>[]): void {
  for (const live of asked) if (live.status === 'error') live.retry();
}
