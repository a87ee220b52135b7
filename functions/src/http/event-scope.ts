import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { z } from 'zod';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import type { Caller } from './caller.ts';

/** What an endpoint was asked for. */
interface RequestInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
type Fields = Record<string, unknown>;

/** The document that a path is about, by how the path begins. */
const documentPathByRoute: readonly (readonly [start: string, path: (id: string) => string])[] = [
  ['/api/admin/registrations/{', documentPaths.registration],
  ['/api/admin/desk/admissions/{', documentPaths.admission],
  ['/api/admin/desk/doubts/{', documentPaths.deskDoubt],
  ['/api/admin/tills/{', documentPaths.till],
  ['/api/admin/tickets/{', documentPaths.ticket],
  ['/api/admin/redemptions/{', documentPaths.claimById],
  ['/api/admin/events/{', documentPaths.event],
];

/** The documents that fields of a body name. */
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

const ofEvent = z.object({ eventId: z.string().nullable().optional() });

/**
 * The refusal where somebody who came in by a link asks for anything of another event than the link's: a
 * volunteer of one evening neither reads nor changes another. What names no event is theirs, too.
 */
export async function requireEventInScope(
  caller: Caller | null,
  path: string,
  input: RequestInput,
): Promise<Problem<'forbidden'> | undefined> {
  // A shop is told where a reward is handed out instead: by the redemption itself, all that a shop can do.
  if (caller?.kind !== 'staff' || caller.eventId === null || caller.role === 'shop')
    return undefined;
  const own = caller.eventId;
  const events = await eventsOf(path, input);
  return events.every((eventId) => eventId === own) ? undefined : otherEvent();
}

/** As `refuseOtherEvent`, where the event is known. */
export function requireOwnEvent(caller: Caller, eventId: string): Problem<'forbidden'> | undefined {
  const own = caller.kind === 'staff' ? caller.eventId : null;
  return own === null || own === eventId ? undefined : otherEvent();
}

const otherEvent = () => problem('forbidden', 'Your shift is for another event.');

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
  const eventIds = await Promise.all(documents.map((document) => eventOf(document)));
  return [...direct, ...eventIds.flat()];
}

/** An id by itself, or that of something with more to it. */
function idOf(named: unknown): string | undefined {
  const id = typeof named === 'object' && named !== null && 'id' in named ? named.id : named;
  return typeof id === 'string' ? id : undefined;
}

/** The event of a document; none where it is not there or for no event in particular. */
async function eventOf(path: string): Promise<string[]> {
  const [collection = '', id = ''] = path.split('/');
  if (collection === documentPaths.events) return [id];
  // No id of ours has a slash: it would name another document.
  if (path.split('/').length !== 2) return [];
  const eventId = (await readDocument(path, ofEvent))?.data.eventId;
  return eventId ? [eventId] : [];
}
