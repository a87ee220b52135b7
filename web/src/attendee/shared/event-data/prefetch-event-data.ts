import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { readStored } from '@wine-walk/common/model/fields/stored.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import { chooseParticipantEvent } from '@wine-walk/common/rules/events/event-status.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { openFirestore } from '../../../platform/firebase/firestore.ts';
import { listenersOf } from '../../../platform/live/firestore-listeners.ts';
import {
  type ListenerState,
  type LiveRequest,
  liveStores,
  requestKey,
} from '../../../platform/live/live-store.ts';
import { firstSession } from '../../../platform/session/session-store.ts';
import { activeEventsQuery, eventDataPaths } from './event-data-queries.ts';

const store = liveStores.attendee;

/**
 * Restores the Firebase session and opens the attendee's listeners while the app's code loads. Resolves when
 * they are open, or when no attendee is signed in.
 */
export async function prefetchEventListeners(): Promise<void> {
  const { user } = await firstSession();
  if (user) await openEventListeners(user.uid);
}

/** Opens the listeners of `uid` that live-event-data.ts will use, so no document is read twice. */
async function openEventListeners(uid: string): Promise<void> {
  store.connect(listenersOf(await openFirestore('attendee')));
  const events = { kind: 'query', query: activeEventsQuery } as const;
  const participant = ofDocument(eventDataPaths.participant(uid));
  store.request(events);
  store.request(participant);
  const stop = store.subscribe(openEvent);
  openEvent();
  function openEvent() {
    const [found, person] = [stateOf(events), stateOf(participant)];
    if (found?.kind === 'waiting' || person?.kind === 'waiting') return;
    stop();
    const eventId = chosenEventId(found, person);
    if (eventId === undefined) return;
    store.request(ofDocument(eventDataPaths.catalog(eventId)));
    store.request(ofDocument(eventDataPaths.progress(uid, eventId)));
  }
}

const ofDocument = (path: string): LiveRequest => ({ kind: 'document', path });
/** Undefined if the user has changed. */
const stateOf = (request: LiveRequest) => store.getState(requestKey(request));

function chosenEventId(
  found: ListenerState | undefined,
  person: ListenerState | undefined,
): string | undefined {
  if (found?.kind !== 'documents') return undefined;
  const events = found.values.flatMap(({ id, fields }) => {
    const { data } = readStored(eventDocument, fields);
    return data ? [withId({ id, data })] : [];
  });
  const fields = person?.kind === 'document' ? person.value : undefined;
  const { registrations = {} } = readStored(participantDocument, fields).data ?? {};
  return chooseParticipantEvent(events, Object.keys(registrations), serverNow())?.id;
}
