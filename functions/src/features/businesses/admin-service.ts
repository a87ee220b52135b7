import type {
  createBusiness,
  editBusiness,
  renewVenueCode,
} from '../../contract/admin-businesses.ts';
import {
  type BusinessDocument,
  businessDocument,
  type EventDocument,
} from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { changedLists, joinedAtFirst, lostList } from '../../domain/event-lists.ts';
import { isProblem, type Problem, problem } from '../../domain/problem.ts';
import { withId } from '../../domain/with-id.ts';
import { readBusinesses } from '../../store/businesses.ts';
import { createOnce, type Sender } from '../../store/create-once.ts';
import { type Editor, editVersioned } from '../../store/edit-versioned.ts';
import { readEvents } from '../../store/events.ts';
import { paths } from '../../store/paths.ts';
import type { Stored } from '../../store/read.ts';
import type { Write } from '../../store/write.ts';
import { newVenue } from './venue.ts';

type Fields = Omit<BodyOf<typeof createBusiness>, 'eventIds'>;
type Events = Stored<EventDocument>[];

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
    const writes = listWrites(id, joins, events, at);
    if (isProblem(writes)) return writes;
    const venue = newVenue(new Set(businesses.map(({ data }) => data.venuePin)));
    return {
      data: { ...cleaned(fields), ...venue, version: 1, createdAt: at, updatedAt: at },
      writes,
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
    async () => {
      if (!eventIds) return { fields: cleaned(fields) };
      const events = await readEvents();
      const lost = seenEventIds && lostList(eventIds, events.map(withId), seenEventIds);
      if (lost) return takesAllNow(lost.name);
      const at = new Date(editor.now).toISOString();
      const writes = listWrites(id, eventIds, events, at, seenEventIds);
      if (isProblem(writes)) return writes;
      return { fields: cleaned(fields), writes };
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
function cleaned(fields: Fields): Fields {
  return { ...fields, rating: Math.round(fields.rating * 10) / 10 };
}

/** At its field, since the business itself is as the editor saw it: there is nothing to compare. */
function takesAllNow(name: string): Problem<'stale-edit'> {
  const message = `Somebody else had ${name} take every active business meanwhile. Look at it, then save again.`;
  return problem('stale-edit', message, { fields: { eventIds: message } });
}

function listWrites(
  businessId: string,
  eventIds: readonly string[],
  events: Events,
  updatedAt: string,
  seenEventIds?: readonly string[],
): Write[] | Problem<'not-found'> {
  const byId = new Map(events.map((event) => [event.id, event]));
  if (eventIds.some((id) => !byId.has(id))) {
    const message = 'One of these events no longer exists.';
    return problem('not-found', message, { fields: { eventIds: message } });
  }
  const changed = changedLists(businessId, eventIds, events.map(withId), seenEventIds);
  return changed.flatMap(({ eventId, businessIds }) => {
    const event = byId.get(eventId);
    if (!event) return [];
    const data = { businessIds, version: event.data.version + 1, updatedAt };
    return [{ kind: 'update', path: event.path, data, revision: event.revision } as const];
  });
}
