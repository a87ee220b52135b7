import { type createEvent, type editEvent } from '@wine-walk/common/api/admin-events.ts';
import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import {
  defaultTicketPrice,
  type EventDocument,
  emptyNonprofit,
  emptyWayHome,
  eventDocument,
} from '@wine-walk/common/model/events.ts';
import { defaultCheckInRadiusMeters } from '@wine-walk/common/rules/check-in/check-in.ts';
import { eventEditImpact, isInProgress } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { readBusinesses } from '../../firestore/businesses.ts';
import { diffFields, eventChangeWrite, readEvents } from '../../firestore/events.ts';
import { type CreateContext, createIdempotent } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

/** Every event, the latest first. */
export async function listEvents(): Promise<(EventDocument & { id: string })[]> {
  return (await readEvents()).map(withId);
}

/** Creates an event; without a list of its own, every active business takes part. */
export async function addEvent(
  fields: BodyOf<typeof createEvent>,
  sender: CreateContext,
): Promise<ResponseOf<typeof createEvent> | Problem<ProblemOf<typeof createEvent>>> {
  const at = new Date(sender.now).toISOString();
  return createIdempotent(
    { what: 'event', path: documentPaths.event },
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
          wayHome: fields.wayHome ?? emptyWayHome,
          nonprofit: fields.nonprofit ?? emptyNonprofit,
          checkInRadiusMeters: defaultCheckInRadiusMeters,
          version: 1,
          createdAt: at,
          updatedAt: at,
        },
      },
  );
}

/** Edits an event; its list of businesses stays where none is sent. */
export async function updateEvent(
  id: string,
  { version, ...fields }: BodyOf<typeof editEvent>,
  editor: EditContext,
): Promise<ResponseOf<typeof editEvent> | Problem<ProblemOf<typeof editEvent>>> {
  return updateVersioned(
    { what: 'event', path: documentPaths.event(id), schema: eventDocument, version },
    editor,
    async (before) => {
      const unknown = await unknownBusinesses(fields.businessIds);
      if (unknown) return unknown;
      return {
        fields,
        writes: await eventEditWrites(id, before, { ...before, ...fields }, editor),
      };
    },
  );
}

/** The note by which an edit of a walk that people are on can be taken back. */
async function eventEditWrites(
  id: string,
  before: EventDocument,
  after: EventDocument,
  editor: EditContext,
): Promise<Write[]> {
  if (!isInProgress(before, editor.now)) return [];
  const businesses = (await readBusinesses()).map(withId);
  const texts = eventEditImpact(before, after, businesses, editor.now);
  if (texts.length === 0) return [];
  const names = ['isActive', 'startTime', 'endTime', 'businessIds'] as const;
  const documents = diffFields(documentPaths.event(id), before, after, names);
  return [eventChangeWrite({ eventId: id, texts, documents, ...editor })];
}

async function unknownBusinesses(
  ids: readonly string[] | null | undefined,
): Promise<Problem<'not-found'> | undefined> {
  if (!ids?.length) return undefined;
  const found = await readDocuments(
    ...ids.map((id) => [documentPaths.business(id), businessDocument] as const),
  );
  if (found.every(Boolean)) return undefined;
  const message = 'One of these businesses no longer exists.';
  return problem('not-found', message, { fields: { businessIds: message } });
}
