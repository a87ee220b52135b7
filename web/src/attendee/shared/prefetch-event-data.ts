import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import { readStored } from '@wine-walk/common/model/stored.ts';
import { chooseParticipantEvent } from '@wine-walk/common/rules/events/event-status.ts';
import { preloadObservable } from 'reactfire';
import { combineLatest, first } from 'rxjs';
import { serverNow } from '../../platform/device/server-clock.ts';
import { openFirestore } from '../../platform/firebase/firestore.ts';
import { observeRequest } from '../../platform/live/firestore-observable.ts';
import {
  type ListenerState,
  type LiveRequest,
  listenerId,
} from '../../platform/live/live-store.ts';
import { firstSession } from '../../platform/session/session-store.ts';
import { activeEventsQuery, eventDataPaths } from './event-data-queries.ts';

/**
 * Restores the Firebase session and opens the attendee's listeners while the app's code loads. Resolves when
 * they are open, or when no attendee is signed in.
 */
export async function prefetchEventListeners(): Promise<void> {
  const { user } = await firstSession();
  if (user) await openEventListeners(user.uid);
}

/**
 * Opens the listeners of `uid` that event-data-provider.tsx will use, so no document is read twice. ReactFire
 * closes a listener that is unused for 30 seconds.
 */
async function openEventListeners(uid: string): Promise<void> {
  const db = await openFirestore('attendee');
  const open = (request: LiveRequest) => {
    const id = listenerId('attendee', request);
    return preloadObservable(observeRequest(db, id, request), id);
  };
  const openDocument = (path: string) => open({ kind: 'document', path });
  const answered = first<ListenerState>(({ kind }) => kind !== 'waiting');
  combineLatest([
    open({ kind: 'query', query: activeEventsQuery }).pipe(answered),
    openDocument(eventDataPaths.participant(uid)).pipe(answered),
  ]).subscribe(([events, participant]) => {
    const eventId = chosenEventId(events, participant);
    if (eventId === undefined) return;
    openDocument(eventDataPaths.catalogue(eventId));
    openDocument(eventDataPaths.progress(uid, eventId));
  });
}

function chosenEventId(found: ListenerState, person: ListenerState): string | undefined {
  if (found.kind !== 'documents') return undefined;
  const events = found.values.flatMap(({ id, fields }) => {
    const { data } = readStored(eventDocument, fields);
    return data ? [withId({ id, data })] : [];
  });
  const fields = person.kind === 'document' ? person.value : undefined;
  const { registrations = {} } = readStored(participantDocument, fields).data ?? {};
  return chooseParticipantEvent(events, Object.keys(registrations), serverNow())?.id;
}
