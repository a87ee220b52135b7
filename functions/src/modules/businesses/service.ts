import type {
  createBusiness,
  editBusiness,
  renewVenueCode,
} from '@wine-walk/common/api/businesses.ts';
import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import {
  type BusinessDocument,
  businessDocument,
  newBusinessDetails,
} from '@wine-walk/common/model/businesses.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import {
  businessEditImpact,
  isBusinessListed,
  isInProgress,
} from '@wine-walk/common/rules/events/attendee-impact.ts';
import {
  changedBusinessLists,
  defaultEventsForNewBusiness,
  eventThatLostItsList,
} from '@wine-walk/common/rules/events/event-business-lists.ts';
import { changedDocuments, eventEditWrites } from '../../firestore/changes.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readEvents } from '../../firestore/events/events.ts';
import { type CreateContext, createIdempotent } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Stored } from '../../firestore/read.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { newVenueCode } from './venue-code.ts';

type Events = Stored<EventDocument>[];

/** Event with the new content of its business list. */
interface ChangedList {
  event: Stored<EventDocument>;
  businessIds: string[];
}

/** Problem at the field of the lists: the business itself is unchanged, so there are no versions to compare. */
function listRemovedProblem(name: string): Problem<'list-replaced'> {
  return problem('list-replaced', { business: name }, 'eventIds');
}

/** Returns the events with changed lists, each with its new list. */
function changedListsFor(
  businessId: string,
  eventIds: readonly string[],
  events: Events,
  seenEventIds?: readonly string[],
): ChangedList[] | Problem<'events-gone'> {
  const byId = new Map(events.map((event) => [event.id, event]));
  if (eventIds.some((id) => !byId.has(id))) return problem('events-gone', {}, 'eventIds');
  const changed = changedBusinessLists(businessId, eventIds, events.map(withId), seenEventIds);
  return changed.flatMap(({ eventId, businessIds }) => {
    const event = byId.get(eventId);
    return event ? [{ event, businessIds }] : [];
  });
}

/** Saves changed lists on the condition that their events have not changed. */
function listWrites(lists: readonly ChangedList[], updatedAt: string): Write[] {
  return lists.map(({ event, businessIds }) => ({
    kind: 'update',
    path: event.path,
    data: { businessIds, version: event.data.version + 1, updatedAt },
    revision: event.revision,
  }));
}

interface EditOfBusiness {
  id: string;
  /** Null for a new business. */
  before: BusinessDocument | null;
  after: BusinessDocument;
  events: Events;
  lists: readonly ChangedList[];
}

/** Records a change of an event in progress, so that it can be undone. */
function businessChangeWrites(
  { id, before, after, events, lists }: EditOfBusiness,
  { caller, now }: Pick<EditContext, 'caller' | 'now'>,
): Write[] {
  for (const event of events.filter(({ data }) => isInProgress(data, now))) {
    const list = lists.find((candidate) => candidate.event.id === event.id);
    const next = list ? { ...event.data, businessIds: list.businessIds } : event.data;
    const listed = { was: isBusinessListed(event.data, id), is: isBusinessListed(next, id) };
    const effects = businessEditImpact(before, after, listed);
    if (effects.length === 0) continue;
    // Undo of a new business that is in no list deactivates it.
    const was = before ?? { ...after, isActive: list !== undefined };
    const edited = [
      ...changedDocuments(documentPaths.business(id), was, after),
      ...changedDocuments(event.path, event.data, next),
    ];
    return eventEditWrites({ eventId: event.id, effects, edited, caller, now });
  }
  return [];
}

type BusinessFields = Omit<BodyOf<typeof createBusiness>, 'eventIds'>;

/** Returns all businesses, by name. */
export async function listBusinesses(): Promise<(BusinessDocument & { id: string })[]> {
  const businesses = await readBusinesses();
  return businesses.map(withId).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Creates a business with a venue code, and adds it to its events' lists in the same commit. */
export async function addBusiness(
  { eventIds, ...fields }: BodyOf<typeof createBusiness>,
  sender: CreateContext,
): Promise<AnswerOf<typeof createBusiness>> {
  const at = new Date(sender.now).toISOString();
  return createIdempotent(
    { record: 'business', path: documentPaths.business },
    sender,
    async (id) => {
      const [businesses, events] = await Promise.all([readBusinesses(), readEvents()]);
      const joins =
        eventIds ?? defaultEventsForNewBusiness(events.map(withId), sender.now).map(({ id }) => id);
      const lists = changedListsFor(id, joins, events);
      if (isProblem(lists)) return lists;
      const venue = newVenueCode(new Set(businesses.map(({ data }) => data.venuePin)));
      const data = {
        ...withRoundedRating({ ...newBusinessDetails(), ...fields }),
        ...venue,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      const edit = { id, before: null, after: data, events, lists };
      return {
        data,
        writes: [...listWrites(lists, at), ...businessChangeWrites(edit, sender)],
      };
    },
  );
}

/**
 * Edits a business and, if `eventIds` is sent, the lists of events that it joins or leaves. Compared with
 * `seenEventIds`, so that concurrent changes of other lists are preserved.
 */
export async function updateBusiness(
  id: string,
  { version, eventIds, seenEventIds, ...fields }: BodyOf<typeof editBusiness>,
  editor: EditContext,
): Promise<AnswerOf<typeof editBusiness>> {
  return updateVersioned(
    { record: 'business', path: documentPaths.business(id), schema: businessDocument, version },
    editor,
    async (before) => {
      const events = await readEvents();
      const lost =
        eventIds &&
        seenEventIds &&
        eventThatLostItsList(eventIds, events.map(withId), seenEventIds);
      if (lost) return listRemovedProblem(lost.name);
      const lists = eventIds ? changedListsFor(id, eventIds, events, seenEventIds) : [];
      if (isProblem(lists)) return lists;
      const at = new Date(editor.now).toISOString();
      const changed = withRoundedRating({
        facts: before.facts,
        contact: before.contact,
        ...fields,
      });
      const edit = { id, before, after: { ...before, ...changed }, events, lists };
      return {
        fields: changed,
        writes: [...listWrites(lists, at), ...businessChangeWrites(edit, editor)],
      };
    },
  );
}

/** Replaces venue code and PIN of a business; a concurrent edit is rejected. */
export async function regenerateVenueCode(
  id: string,
  version: number | undefined,
  editor: EditContext,
): Promise<AnswerOf<typeof renewVenueCode>> {
  return updateVersioned(
    { record: 'business', path: documentPaths.business(id), schema: businessDocument, version },
    editor,
    async () => {
      const businesses = await readBusinesses();
      const code = newVenueCode(new Set(businesses.map(({ data }) => data.venuePin)));
      return { fields: { ...code, venueCodeRenewedAt: new Date(editor.now).toISOString() } };
    },
  );
}

/** Rounds a rating: 4.5 may arrive as 4.500000001, because steps of 0.1 are not exact in binary. */
function withRoundedRating<F extends Pick<BusinessFields, 'rating'>>(fields: F): F {
  return { ...fields, rating: Math.round(fields.rating * 10) / 10 };
}
