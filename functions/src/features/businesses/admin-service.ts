import type {
  createBusiness,
  editBusiness,
  renewVenueCode,
} from '../../contract/admin-businesses.ts';
import { noBusinessFacts } from '../../contract/business-facts.ts';
import {
  type BusinessDocument,
  businessDocument,
  type EventDocument,
} from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { changedLists, joinedAtFirst, lostList } from '../../domain/event-lists.ts';
import { isProblem, type Problem, problem } from '../../domain/problem.ts';
import { businessEditTonight, isListed, isWalked } from '../../domain/running-walk.ts';
import { withId } from '../../domain/with-id.ts';
import { readBusinesses } from '../../store/businesses.ts';
import { createOnce, type Sender } from '../../store/create-once.ts';
import { type Editor, editVersioned } from '../../store/edit-versioned.ts';
import { readEvents } from '../../store/events.ts';
import { paths } from '../../store/paths.ts';
import type { Stored } from '../../store/read.ts';
import { changedPart, walkChangeWrite } from '../../store/walk-changes.ts';
import type { Write } from '../../store/write.ts';
import { newVenue } from './venue.ts';

type Fields = Omit<BodyOf<typeof createBusiness>, 'eventIds'>;
type Events = Stored<EventDocument>[];

interface ChangedList {
  event: Stored<EventDocument>;
  businessIds: string[];
}

/** Every business, by name. */
export async function allBusinesses(): Promise<(BusinessDocument & { id: string })[]> {
  const found = await readBusinesses();
  return found.map(withId).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Creates a business, with a venue code of its own, and adds it to its events' lists in the same commit. */
export async function addBusiness(
  { eventIds, ...fields }: BodyOf<typeof createBusiness>,
  sender: Sender,
): Promise<AnswerOf<typeof createBusiness> | Problem<ProblemOf<typeof createBusiness>>> {
  const at = new Date(sender.now).toISOString();
  return createOnce({ what: 'business', path: paths.business }, sender, async (id) => {
    const [businesses, events] = await Promise.all([readBusinesses(), readEvents()]);
    const joins = eventIds ?? joinedAtFirst(events.map(withId), sender.now).map(({ id }) => id);
    const lists = listsOf(id, joins, events);
    if (isProblem(lists)) return lists;
    const venue = newVenue(new Set(businesses.map(({ data }) => data.venuePin)));
    const data = {
      ...cleaned({ facts: noBusinessFacts, ...fields }),
      ...venue,
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    const edit = { id, before: null, after: data, events, lists };
    return {
      data,
      writes: [...listWrites(lists, at), ...tonight(edit, sender)],
    };
  });
}

/**
 * Edits a business and, where `eventIds` is given, the lists of the events it joins or leaves: against
 * `seenEventIds`, so that what others changed in other lists meanwhile stays.
 */
export async function changeBusiness(
  id: string,
  { version, eventIds, seenEventIds, ...fields }: BodyOf<typeof editBusiness>,
  editor: Editor,
): Promise<AnswerOf<typeof editBusiness> | Problem<ProblemOf<typeof editBusiness>>> {
  return editVersioned(
    { what: 'business', path: paths.business(id), schema: businessDocument, version },
    editor,
    async (before) => {
      const events = await readEvents();
      const lost = eventIds && seenEventIds && lostList(eventIds, events.map(withId), seenEventIds);
      if (lost) return takesAllNow(lost.name);
      const lists = eventIds ? listsOf(id, eventIds, events, seenEventIds) : [];
      if (isProblem(lists)) return lists;
      const at = new Date(editor.now).toISOString();
      const changed = cleaned({ facts: before.facts, ...fields });
      const edit = { id, before, after: { ...before, ...changed }, events, lists };
      return {
        fields: changed,
        writes: [...listWrites(lists, at), ...tonight(edit, editor)],
      };
    },
  );
}

/** Gives a business another venue code and PIN; whoever edits it at the same moment is told. */
export async function renewCode(
  id: string,
  version: number | undefined,
  editor: Editor,
): Promise<AnswerOf<typeof renewVenueCode> | Problem<ProblemOf<typeof renewVenueCode>>> {
  return editVersioned(
    { what: 'business', path: paths.business(id), schema: businessDocument, version },
    editor,
    async () => {
      const businesses = await readBusinesses();
      return { fields: newVenue(new Set(businesses.map(({ data }) => data.venuePin))) };
    },
  );
}

/** A rating such as 4.5 may arrive as 4.500000001, as steps of 0.1 do in binary. */
function cleaned<F extends Pick<Fields, 'rating'>>(fields: F): F {
  return { ...fields, rating: Math.round(fields.rating * 10) / 10 };
}

/** At its field, since the business itself is as the editor saw it: there is nothing to compare. */
function takesAllNow(name: string): Problem<'stale-edit'> {
  const message = `Somebody else had ${name} take every active business meanwhile. Look at it, then save again.`;
  return problem('stale-edit', message, { fields: { eventIds: message } });
}

/** The events whose lists change, each with its new one. */
function listsOf(
  businessId: string,
  eventIds: readonly string[],
  events: Events,
  seenEventIds?: readonly string[],
): ChangedList[] | Problem<'not-found'> {
  const byId = new Map(events.map((event) => [event.id, event]));
  if (eventIds.some((id) => !byId.has(id))) {
    const message = 'One of these events no longer exists.';
    return problem('not-found', message, { fields: { eventIds: message } });
  }
  const changed = changedLists(businessId, eventIds, events.map(withId), seenEventIds);
  return changed.flatMap(({ eventId, businessIds }) => {
    const event = byId.get(eventId);
    return event ? [{ event, businessIds }] : [];
  });
}

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
  /** Null: a new one. */
  before: BusinessDocument | null;
  after: BusinessDocument;
  events: Events;
  lists: readonly ChangedList[];
}

/** The note by which what an edit does to a walk that people are on can be taken back. */
function tonight(
  { id, before, after, events, lists }: EditOfBusiness,
  { caller, now }: Pick<Editor, 'caller' | 'now'>,
): Write[] {
  for (const event of events.filter(({ data }) => isWalked(data, now))) {
    const list = lists.find((each) => each.event.id === event.id);
    const next = list ? { ...event.data, businessIds: list.businessIds } : event.data;
    const listed = { was: isListed(event.data, id), is: isListed(next, id) };
    const texts = businessEditTonight(before, after, listed);
    if (texts.length === 0) continue;
    const names = ['isActive', 'latitude', 'longitude'] as const;
    // A new one that is in no list is taken back by being switched off.
    const was = before ?? { ...after, isActive: list !== undefined };
    const parts = [
      ...changedPart(paths.business(id), was, after, names),
      ...changedPart(event.path, event.data, next, ['businessIds']),
    ];
    return [walkChangeWrite({ eventId: event.id, texts, parts, caller, now })];
  }
  return [];
}
