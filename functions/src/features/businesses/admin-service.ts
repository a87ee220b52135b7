import type { createBusiness, editBusiness } from '../../contract/admin-businesses.ts';
import {
  type BusinessDocument,
  businessDocument,
  type EventDocument,
  eventDocument,
} from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { changedLists, joinedAtFirst, lostList } from '../../domain/event-lists.ts';
import { createOnce, type Sender } from '../../http/create-once.ts';
import { type Editor, editVersioned } from '../../http/edit-versioned.ts';
import { isProblem, type Problem, problem } from '../../http/problem.ts';
import { paths } from '../../store/paths.ts';
import { readQuery, type Stored } from '../../store/read.ts';
import type { Write } from '../../store/write.ts';
import { newVenue } from './venue.ts';

type Fields = Omit<BodyOf<typeof createBusiness>, 'eventIds'>;
type Events = Stored<EventDocument>[];

/** Every business, by name. */
export async function allBusinesses(): Promise<(BusinessDocument & { id: string })[]> {
  const found = await readQuery(paths.businesses, businessDocument);
  return found
    .map(({ id, data }) => ({ ...data, id }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Creates a business, with a venue code of its own, and adds it to its events' lists in the same commit. */
export async function addBusiness(
  { eventIds, ...fields }: BodyOf<typeof createBusiness>,
  sender: Sender,
): Promise<AnswerOf<typeof createBusiness> | Problem<ProblemOf<typeof createBusiness>>> {
  const at = new Date(sender.now).toISOString();
  return createOnce(
    { what: 'business', path: paths.business, schema: businessDocument },
    sender,
    async (id) => {
      const [businesses, events] = await Promise.all([
        readQuery(paths.businesses, businessDocument),
        readQuery(paths.events, eventDocument),
      ]);
      const joins = eventIds ?? joinedAtFirst(events.map(eventOf), sender.now).map(({ id }) => id);
      const writes = listWrites(id, joins, events, at);
      if (isProblem(writes)) return writes;
      const venue = newVenue(new Set(businesses.map(({ data }) => data.venuePin)));
      return {
        data: { ...cleaned(fields), ...venue, version: 1, createdAt: at, updatedAt: at },
        writes,
      };
    },
  );
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
      const events = await readQuery(paths.events, eventDocument);
      const lost = seenEventIds && lostList(eventIds, events.map(eventOf), seenEventIds);
      if (lost) return takesAllNow(lost.name);
      const at = new Date(editor.now).toISOString();
      const writes = listWrites(id, eventIds, events, at, seenEventIds);
      if (isProblem(writes)) return writes;
      return { fields: cleaned(fields), writes };
    },
  );
}

/** A rating such as 4.5 may arrive as 4.500000001, as steps of 0.1 do in binary. */
function cleaned(fields: Fields): Fields {
  return { ...fields, rating: Math.round(fields.rating * 10) / 10 };
}

function eventOf({ id, data }: Stored<EventDocument>): EventDocument & { id: string } {
  return { ...data, id };
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
  const changed = changedLists(businessId, eventIds, events.map(eventOf), seenEventIds);
  return changed.flatMap(({ eventId, businessIds }) => {
    const event = byId.get(eventId);
    if (!event) return [];
    const data = { businessIds, version: event.data.version + 1, updatedAt };
    return [{ kind: 'update', path: event.path, data, revision: event.revision } as const];
  });
}
