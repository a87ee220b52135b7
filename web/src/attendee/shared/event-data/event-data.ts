import type { WithId } from '@wine-walk/common/lib/with-id.ts';
import { type CatalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import {
  type ParticipantDocument,
  type ProgressDocument,
} from '@wine-walk/common/model/participants.ts';
import { createContext, use } from 'react';

interface Person {
  /**
   * Record of the signed-in attendee; undefined while it is being created (first sign-in without
   * registration).
   */
  participant: WithId<ParticipantDocument> | undefined;
  /** Retries after an error. */
  retry: () => void;
}

/** Current event data of the signed-in attendee. */
export type EventData = Person &
  (
    | { status: 'loading' }
    | { status: 'no-event' }
    | { status: 'error'; error: Error }
    | {
        status: 'ready';
        /**
         * Null while the data is live; otherwise the time it was last known to be current, in epoch
         * milliseconds.
         */
        cachedAt: number | null;
        event: WithId<EventDocument>;
        /** Empty lists if the event has no businesses, rewards or rules yet. */
        catalog: CatalogDocument;
        /** Empty before the first visit. */
        progress: ProgressDocument;
        /** True if the attendee has registered for this event. */
        isRegistered: boolean;
      }
  );

export type CurrentParticipant = NonNullable<EventData['participant']>;

/** Event data with an event and all documents loaded. */
export type ReadyEventData = Extract<EventData, { status: 'ready' }>;

/** Provided once, by CheckInProvider. */
export const EventDataContext = createContext<EventData | null>(null);

/**
 * Returns event, catalog, own participant and own progress, live. One listener each is shared by all screens
 * of the signed-in app.
 */
export function useEventData(): EventData {
  const eventData = use(EventDataContext);
  if (!eventData) throw new Error('useEventData is used outside of CheckInProvider.');
  return eventData;
}
