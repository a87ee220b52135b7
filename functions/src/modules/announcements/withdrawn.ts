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
import { eventNotFound, readChangesOfKind } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';

/** Returns the withdrawn announcements of an event that can still be restored, latest first. `now`: epoch milliseconds. */
export async function listWithdrawn(
  eventId: string,
  now: number,
): Promise<ResponseOf<typeof listWithdrawnAnnouncements>> {
  const changes = await readChangesOfKind(eventId, 'announcement', now - restoreAnnouncementMs);
  const withdrawn = changes.map(({ id, data: change }) => {
    const { title, publishAt, isPublished, scheduledMail } = announcementOf(change).data;
    const undoUntil = new Date(Date.parse(change.madeAt) + restoreAnnouncementMs).toISOString();
    const { madeBy, madeAt } = change;
    return { id, title, publishAt, isPublished, scheduledMail, madeBy, madeAt, undoUntil };
  });
  return { withdrawn };
}

type Restore = typeof restoreAnnouncement;

/**
 * Creates a withdrawn announcement again as it was, once. One that was due in the meantime is published now without its
 * mails, if the caller knows that it is late.
 */
export async function restoreWithdrawn(
  { eventId, id }: { eventId: string; id: string },
  { publishesLate }: BodyOf<Restore>,
  { caller, now }: EditContext,
): Promise<ResponseOf<Restore> | Problem<ProblemOf<Restore>>> {
  return commitWithRetry<ResponseOf<Restore>, Problem<ProblemOf<Restore>>>(async () => {
    const change = await readDocument(documentPaths.walkChange(id), eventChangeDocument);
    if (change?.data.kind !== 'announcement' || change.data.eventId !== eventId)
      return problem('not-found', 'This change doesn’t exist or was already undone.');
    const response = { message: 'Announcement restored' };
    if (change.data.undoneBy !== null) return { writes: [], response };
    if (now - Date.parse(change.data.madeAt) >= restoreAnnouncementMs)
      return problem('undo-over', 'This change was more than a day ago.');
    const { path, data } = announcementOf(change.data);
    const [event, present] = await Promise.all([
      readDocument(documentPaths.event(eventId), eventDocument),
      readDocument(path, announcementDocument),
    ]);
    if (!event) return eventNotFound();
    if (present)
      return problem('stale-edit', 'Someone has changed this since. Check the current version.');
    // That of a draft waits for the draft's publication, as if it had never been withdrawn.
    const isLate =
      !data.isPublished && Date.parse(data.publishAt) <= now && event.data.isPublished;
    if (isLate && !publishesLate)
      return problem(
        'decided-against',
        'Its time passed while it was withdrawn. Bring it back again to publish it now, without its email.',
      );
    const late = { isPublished: true, scheduledMail: null };
    return {
      writes: [
        { kind: 'create', path, data: { ...data, ...(isLate && late) } },
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
function announcementOf({ parts }: EventChangeDocument) {
  const [{ path, before } = { path: '', before: '{}' }] = parts;
  return { path, data: announcementDocument.parse(JSON.parse(before)) };
}
