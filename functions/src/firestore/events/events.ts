import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import {
  type EventDocument,
  type EventNoticeDocument,
  eventDocument,
  eventNoticeDocument,
} from '@wine-walk/common/model/events.ts';
import { parseLinkToken } from '@wine-walk/common/model/fields/link-token.ts';
import { chooseActiveEvent } from '@wine-walk/common/rules/events/event-status.ts';
import { isSecretOf } from '../../lib/link-secret.ts';
import { documentPaths } from '../paths.ts';
import { type QueryBatch, readBatch, readQuery } from '../query.ts';
import { readDocument, type Stored } from '../read.ts';

export type EventWithId = WithId<EventDocument>;

/** Number of events that are read. Ended ones are active until staff archive them. */
const maxActive = 20;

/**
 * Returns the active events that start last, which may have ended, in the order of their IDs: of two at the same time, the app chooses
 * the first one, too.
 */
export async function readActiveEvents(): Promise<Stored<EventDocument>[]> {
  const events = await readQuery(documentPaths.events, eventDocument, (query) =>
    query.where('isActive', '==', true).orderBy('startTime', 'desc').limit(maxActive),
  );
  return events.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the last public events that ended from one time (epoch milliseconds) to another, latest first, at most 20. */
export async function readEventsEnded(fromMs: number, toMs: number): Promise<EventWithId[]> {
  const events = await readQuery(documentPaths.events, eventDocument, (query) =>
    query
      .where('endTime', '>=', new Date(fromMs))
      .where('endTime', '<=', new Date(toMs))
      .orderBy('endTime', 'desc')
      .limit(maxActive),
  );
  return events.map(withId).filter(({ isPublished, isHidden }) => isPublished && !isHidden);
}

/**
 * Returns the active event; undefined if there is none. `now`: epoch milliseconds. `hiddenId`: ID of a hidden event, which is
 * returned instead if it exists and is active.
 */
export async function findActiveEvent(
  now: number,
  hiddenId?: string,
): Promise<EventWithId | undefined> {
  const events = await readActiveEvents();
  const hidden = events.find(({ id, data }) => id === hiddenId && data.isHidden);
  return hidden ? withId(hidden) : chooseActiveEvent(events.map(withId), now);
}

/**
 * Returns the event that staff chose, whichever is active, and the active one without an ID; undefined if there is none. `now`:
 * epoch milliseconds.
 */
export async function findChosenEvent(
  eventId: string | undefined,
  now: number,
): Promise<EventWithId | undefined> {
  if (eventId === undefined) return findActiveEvent(now);
  const chosen = await readDocument(documentPaths.event(eventId), eventDocument);
  return chosen && withId(chosen);
}

/** Returns the problem if the named event does not exist. Null and undefined name no event. */
export async function requireEvent(
  eventId: string | null | undefined,
): Promise<Problem<'event-gone'> | undefined> {
  if (!eventId || (await readDocument(documentPaths.event(eventId), eventDocument)))
    return undefined;
  return eventNotFound();
}

export function eventNotFound(): Problem<'event-gone'> {
  return problem('event-gone', {}, 'eventId');
}

/** Returns the event that starts last; undefined if there is none. */
export async function findLatestEvent(): Promise<EventWithId | undefined> {
  const [latest] = await readQuery(documentPaths.events, eventDocument, (query) =>
    query.orderBy('startTime', 'desc').limit(1),
  );
  return latest && withId(latest);
}

/** Returns all events, latest first. */
export function readEvents(): Promise<Stored<EventDocument>[]> {
  return readQuery(documentPaths.events, eventDocument, (query) =>
    query.orderBy('startTime', 'desc'),
  );
}

/** Maximum number of coming events that are read: more than an organization plans at once. */
const maxComing = 50;

/** Returns the events that have not ended, first to end first. `now`: epoch milliseconds. */
export function readComingEvents(now: number): Promise<Stored<EventDocument>[]> {
  return readQuery(documentPaths.events, eventDocument, (query) =>
    query.where('endTime', '>', new Date(now)).orderBy('endTime').limit(maxComing),
  );
}

/** Maximum number of ended events that are read to find published ones. */
const maxEndedRead = 10;

/** Returns the last events that have ended and were shown to attendees, latest first. `now`: epoch milliseconds. */
export async function readPastEvents(now: number, limit: number): Promise<EventWithId[]> {
  const ended = await readQuery(documentPaths.events, eventDocument, (query) =>
    query.where('endTime', '<=', new Date(now)).orderBy('endTime', 'desc').limit(maxEndedRead),
  );
  return ended
    .filter(({ data }) => data.isPublished && !data.isHidden && data.archivedAt === null)
    .slice(0, limit)
    .map(withId);
}

/** Returns the request whose last mail had this link; undefined if there is none. */
export async function findNotice(text: string): Promise<Stored<EventNoticeDocument> | undefined> {
  const token = parseLinkToken(text);
  const path = token && documentPaths.eventNotice(token.id);
  const stored = path && (await readDocument(path, eventNoticeDocument));
  return stored && isSecretOf(token.secret, stored.data.secretSha256) ? stored : undefined;
}

/** Returns emails that wait for a notice of the next event, after an ID or from the first. */
export function readEventNotices(
  limit: number,
  after?: string,
): Promise<QueryBatch<EventNoticeDocument>> {
  return readBatch(documentPaths.eventNotices, eventNoticeDocument, (query) => {
    const ordered = query.orderBy('__name__').limit(limit);
    return after === undefined ? ordered : ordered.startAfter(after);
  });
}
