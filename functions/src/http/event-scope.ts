import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { z } from 'zod';
import { findTicketByKey } from '../firestore/events/tickets.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import type { Caller } from './caller.ts';

/** ID that no event has. */
const noEvent = '';

/** Parsed input of a request. */
interface RequestInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
type Fields = Record<string, unknown>;

/** Document that a path refers to, by the start of the path. */
const documentPathByRoute: readonly (readonly [start: string, path: (id: string) => string])[] = [
  ['/api/admin/registrations/{', documentPaths.registration],
  ['/api/admin/desk/changes/{', documentPaths.change],
  ['/api/admin/desk/conflicts/{', documentPaths.offlineConflict],
  ['/api/admin/tills/{', documentPaths.till],
  ['/api/admin/tickets/{', documentPaths.ticket],
  ['/api/admin/draws/{', documentPaths.draw],
  ['/api/admin/events/{', documentPaths.event],
  ['/api/events/{', documentPaths.event],
];

/** Documents that body fields refer to. */
const documentPathByField: Readonly<Record<string, (id: string) => string>> = {
  submissionId: documentPaths.registration,
  submissionIds: documentPaths.registration,
  withSubmissionId: documentPaths.registration,
  toTillId: documentPaths.till,
  ticketId: (id) => documentPaths.ticket(id.toUpperCase()),
  ticketIds: (id) => documentPaths.ticket(id.toUpperCase()),
  code: documentPaths.redemptionCode,
  ids: documentPaths.checkInById,
  checkIns: documentPaths.checkInById,
};

const ofEvent = z.object({
  eventId: z.string().nullable().optional(),
  submissionId: z.string().nullable().optional(),
});

/**
 * Returns the problem if an account of a staff link requests anything of another event than its own. Requests
 * that name no event are allowed.
 */
export async function requireEventInScope(
  caller: Caller | null,
  path: string,
  input: RequestInput,
): Promise<Problem<'shift-of-other-event'> | undefined> {
  // A shop's only request is a redemption, which itself reports where a reward is redeemed instead.
  if (caller?.kind !== 'staff' || caller.eventId === null || caller.role === 'shop')
    return undefined;
  const callerEventId = caller.eventId;
  const events = await eventsOf(path, input);
  return events.every((eventId) => eventId === callerEventId) ? undefined : otherEvent();
}

/** Checks the scope like `requireEventInScope`, for a known event. */
export function requireOwnEvent(
  caller: Caller,
  eventId: string,
): Problem<'shift-of-other-event'> | undefined {
  const callerEventId = caller.kind === 'staff' ? caller.eventId : null;
  return callerEventId === null || callerEventId === eventId ? undefined : otherEvent();
}

/** True if the caller may read an event: one that is not published is hidden from everyone but its staff. */
export function maySeeEvent(
  caller: Caller | null,
  eventId: string,
  { isPublished }: Pick<EventDocument, 'isPublished'>,
): boolean {
  if (isPublished) return true;
  return caller?.kind === 'staff' && caller.role !== 'shop' && !requireOwnEvent(caller, eventId);
}

const otherEvent = () => problem('shift-of-other-event');

async function eventsOf(path: string, { params, query, body }: RequestInput): Promise<string[]> {
  const named = [params, query, body].map((part) => (part ?? {}) as Fields);
  const direct = named.flatMap(({ eventId }) => (typeof eventId === 'string' ? [eventId] : []));
  const [, documentOf] = documentPathByRoute.find(([start]) => path.startsWith(start)) ?? [];
  const [id] = Object.values(named[0] ?? {});
  const documents = [
    ...(documentOf && typeof id === 'string' ? [documentOf(id)] : []),
    ...named.flatMap((fields) =>
      Object.entries(documentPathByField).flatMap(([name, pathOf]) =>
        [fields[name]]
          .flat()
          .map(idOf)
          .flatMap((documentId) => (documentId ? [pathOf(documentId)] : [])),
      ),
    ),
  ];
  const eventIds = await Promise.all(documents.map(eventOf));
  return [...direct, ...eventIds.flat()];
}

/** Returns an ID given as text or as the `id` of an object. */
function idOf(named: unknown): string | undefined {
  const id = typeof named === 'object' && named !== null && 'id' in named ? named.id : named;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Returns the event of a document; empty if the document does not exist or belongs to no event. A ticket of no event is of
 * the event of the registration that redeemed it; an unused one is outside the scope of every volunteer.
 */
async function eventOf(path: string): Promise<string[]> {
  const [collection = '', id = ''] = path.split('/');
  if (collection === documentPaths.events) return [id];
  // IDs contain no slash: it would refer to another document.
  if (path.split('/').length !== 2) return [];
  const document =
    (await readDocument(path, ofEvent)) ??
    (collection === documentPaths.tickets ? await findTicketByKey(id) : undefined);
  const eventId = document?.data.eventId;
  if (eventId) return [eventId];
  if (!document || collection !== documentPaths.tickets) return [];
  const { submissionId } = document.data;
  return submissionId ? eventOf(documentPaths.registration(submissionId)) : [noEvent];
}
