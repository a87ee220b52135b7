import type { WithId } from '@wine-walk/common/lib/with-id.ts';
import { type CatalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import {
  type ParticipantDocument,
  type ProgressDocument,
} from '@wine-walk/common/model/participants.ts';
import { createContext, use } from 'react';

interface Person {
  /** The signed-in person's record; undefined while it is being made (a first sign-in without registration). */
  participant: WithId<ParticipantDocument> | undefined;
  /** Asks again, after an error. */
  retry: () => void;
}

/** The walk as the signed-in person sees it, now. */
export type EventData = Person &
  (
    | { status: 'loading' }
    | { status: 'no-event' }
    | { status: 'error'; error: Error }
    | {
        status: 'ready';
        /** Null while it is live; until then when this device last saw it so. Milliseconds since 1970, UTC. */
        cachedAt: number | null;
        event: WithId<EventDocument>;
        /** Empty lists where the event has no businesses, rewards or rules yet. */
        catalogue: CatalogDocument;
        /** Empty where nothing was visited yet. */
        progress: ProgressDocument;
        /** Whether the person has registered for this event. */
        isRegistered: boolean;
      }
  );

export type CurrentParticipant = NonNullable<EventData['participant']>;

/** The walk once there is an event and everything of it is known. */
export type ReadyEventData = Extract<EventData, { status: 'ready' }>;

export const EventDataContext = createContext<EventData | null>(null);

/**
 * Event, catalogue, own participant and own progress, live: one listener each, shared by all screens of the
 * signed-in app.
 */
export function useEventData(): EventData {
  const walk = use(EventDataContext);
  if (!walk) throw new Error('useWalk is used outside of WalkProvider.');
  return walk;
}
