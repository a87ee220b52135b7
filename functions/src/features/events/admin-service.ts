import type { createEvent, editEvent } from '../../contract/admin-events.ts';
import {
  businessDocument,
  defaultTicketPrice,
  type EventDocument,
  eventDocument,
} from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { noNonprofit, noWayHome } from '../../contract/way-home.ts';
import { defaultCheckInRadiusMeters } from '../../domain/check-in.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { eventEditTonight, isWalked } from '../../domain/running-walk.ts';
import { withId } from '../../domain/with-id.ts';
import { readBusinesses } from '../../store/businesses.ts';
import { createOnce, type Sender } from '../../store/create-once.ts';
import { type Editor, editVersioned } from '../../store/edit-versioned.ts';
import { readEvents } from '../../store/events.ts';
import { paths } from '../../store/paths.ts';
import { readDocuments } from '../../store/read.ts';
import { changedDocument, walkChangeWrite } from '../../store/walk-changes.ts';
import type { Write } from '../../store/write.ts';

/** Every event, the latest first. */
export async function allEvents(): Promise<(EventDocument & { id: string })[]> {
  return (await readEvents()).map(withId);
}

/** Creates an event; without a list of its own, every active business takes part. */
export async function addEvent(
  fields: BodyOf<typeof createEvent>,
  sender: Sender,
): Promise<AnswerOf<typeof createEvent> | Problem<ProblemOf<typeof createEvent>>> {
  const at = new Date(sender.now).toISOString();
  return createOnce(
    { what: 'event', path: paths.event },
    sender,
    async () =>
      (await unknownBusinesses(fields.businessIds)) ?? {
        data: {
          ...fields,
          businessIds: fields.businessIds ?? null,
          businessStatus: {},
          checkInPausedAt: null,
          districtId: null,
          mapPoints: fields.mapPoints ?? [],
          ticketPrice: fields.ticketPrice ?? defaultTicketPrice,
          wayHome: fields.wayHome ?? noWayHome,
          nonprofit: fields.nonprofit ?? noNonprofit,
          checkInRadiusMeters: defaultCheckInRadiusMeters,
          version: 1,
          createdAt: at,
          updatedAt: at,
        },
      },
  );
}

/** Edits an event; its list of businesses stays where none is sent. */
export async function changeEvent(
  id: string,
  { version, ...fields }: BodyOf<typeof editEvent>,
  editor: Editor,
): Promise<AnswerOf<typeof editEvent> | Problem<ProblemOf<typeof editEvent>>> {
  return editVersioned(
    { what: 'event', path: paths.event(id), schema: eventDocument, version },
    editor,
    async (before) => {
      const unknown = await unknownBusinesses(fields.businessIds);
      if (unknown) return unknown;
      return { fields, writes: await tonight(id, before, { ...before, ...fields }, editor) };
    },
  );
}

/** The note by which an edit of a walk that people are on can be taken back. */
async function tonight(
  id: string,
  before: EventDocument,
  after: EventDocument,
  editor: Editor,
): Promise<Write[]> {
  if (!isWalked(before, editor.now)) return [];
  const businesses = (await readBusinesses()).map(withId);
  const texts = eventEditTonight(before, after, businesses, editor.now);
  if (texts.length === 0) return [];
  const names = ['isActive', 'startTime', 'endTime', 'businessIds'] as const;
  const documents = changedDocument(paths.event(id), before, after, names);
  return [walkChangeWrite({ eventId: id, texts, documents, ...editor })];
}

async function unknownBusinesses(
  ids: readonly string[] | null | undefined,
): Promise<Problem<'not-found'> | undefined> {
  if (!ids?.length) return undefined;
  const found = await readDocuments(
    ...ids.map((id) => [paths.business(id), businessDocument] as const),
  );
  if (found.every(Boolean)) return undefined;
  const message = 'One of these businesses no longer exists.';
  return problem('not-found', message, { fields: { businessIds: message } });
}
