import {
  type listWithdrawnAnnouncements,
  type restoreAnnouncement,
  restoreAnnouncementMs,
} from '@wine-walk/common/api/announcements.ts';
import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import {
  type EventChangeDocument,
  eventChangeDocument,
  eventDocument,
} from '@wine-walk/common/model/events.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { changeNotFound, eventNotFound, readChangesOfKind } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

/** Returns the withdrawn announcements of an event that can still be restored, latest first. `now`: epoch milliseconds. */
export async function listWithdrawn(
  eventId: string,
  now: number,
): Promise<ResponseOf<typeof listWithdrawnAnnouncements>> {
  const changes = await readChangesOfKind(eventId, 'announcement', now - restoreAnnouncementMs);
  const withdrawn = changes.flatMap(({ id, data: { parts, madeBy, madeAt } }) => {
    const undoUntil = new Date(Date.parse(madeAt) + restoreAnnouncementMs).toISOString();
    return parts.map((part) => {
      const { title, publishAt, isPublished, scheduledMail } = announcementBefore(part);
      return { id, title, publishAt, isPublished, scheduledMail, madeBy, madeAt, undoUntil };
    });
  });
  return { withdrawn };
}

type Restore = typeof restoreAnnouncement;

/**
 * Creates a withdrawn announcement again as it was, unless it exists. One that was due in the meantime is published now without its
 * mails, if the caller knows that it is late.
 */
export async function restoreWithdrawn(
  { eventId, id }: { eventId: string; id: string },
  { publishesLate }: BodyOf<Restore>,
  { caller, now }: EditContext,
): Promise<ResponseOf<Restore> | Problem<ProblemOf<Restore>>> {
  return commitWithRetry<ResponseOf<Restore>, Problem<ProblemOf<Restore>>>(async () => {
    const change = await readDocument(documentPaths.walkChange(id), eventChangeDocument);
    const [part] = change?.data.parts ?? [];
    if (change?.data.kind !== 'announcement' || change.data.eventId !== eventId || !part)
      return changeNotFound();
    const response = { message: 'Announcement restored' };
    if (change.data.undoneBy !== null) return { writes: [], response };
    if (now - Date.parse(change.data.madeAt) >= restoreAnnouncementMs)
      return problem('undo-over', 'This change was more than a day ago.');
    const { path } = part;
    const data = announcementBefore(part);
    const [event, present] = await Promise.all([
      readDocument(documentPaths.event(eventId), eventDocument),
      readDocument(path, announcementDocument),
    ]);
    if (!event) return eventNotFound();
    // That of a draft waits for the draft's publication, as if it had never been withdrawn.
    const isLate = !data.isPublished && Date.parse(data.publishAt) <= now && event.data.isPublished;
    if (isLate && !publishesLate)
      return problem(
        'decided-against',
        'Its time passed while it was withdrawn. Confirm again to publish it now, without its email.',
      );
    const late = { isPublished: true, scheduledMail: null };
    const announcement: Write = { kind: 'create', path, data: { ...data, ...(isLate && late) } };
    return {
      writes: [
        ...(present ? [] : [announcement]),
        {
          kind: 'update',
          path: change.path,
          data: { undoneBy: caller.username },
          revision: change.revision,
        },
        auditWrite({
          actor: caller.username,
          action: 'announcement.restore',
          target: path,
          now,
          details: { isLate },
        }),
      ],
      response,
    };
  });
}

/** Returns the announcement that a withdrawal deleted. */
const announcementBefore = ({ before }: EventChangeDocument['parts'][number]) =>
  announcementDocument.parse(JSON.parse(before));
