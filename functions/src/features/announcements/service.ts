import type {
  editAnnouncement,
  withdrawAnnouncement,
  writeAnnouncement,
} from '../../contract/announcements.ts';
import { announcementDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { createOnce, type Sender } from '../../http/create-once.ts';
import { type Editor, editVersioned } from '../../http/edit-versioned.ts';
import { unknownEvent } from '../../http/known.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { untilCommitted } from '../../store/until-committed.ts';

/** Publishes an announcement now, or at its time. */
export async function publish(
  eventId: string,
  fields: BodyOf<typeof writeAnnouncement>,
  sender: Sender,
): Promise<AnswerOf<typeof writeAnnouncement> | Problem<ProblemOf<typeof writeAnnouncement>>> {
  const at = new Date(sender.now).toISOString();
  const data = { publishAt: at, ...fields, version: 1, createdAt: at, updatedAt: at };
  return createOnce(
    {
      what: 'announcement',
      path: (id) => paths.announcement(eventId, id),
      schema: announcementDocument,
    },
    sender,
    async () => (await unknownEvent(eventId)) ?? { data },
  );
}

/** Edits an announcement; its time stays where none is sent. */
export async function changeAnnouncement(
  { eventId, id }: { eventId: string; id: string },
  { version, ...fields }: BodyOf<typeof editAnnouncement>,
  editor: Editor,
): Promise<AnswerOf<typeof editAnnouncement> | Problem<ProblemOf<typeof editAnnouncement>>> {
  const path = paths.announcement(eventId, id);
  return editVersioned(
    { what: 'announcement', path, schema: announcementDocument, version },
    editor,
    async () => ({ fields }),
  );
}

/** Withdraws an announcement: it is deleted, and what it said is kept in the audit. */
export async function withdraw(
  { eventId, id }: { eventId: string; id: string },
  { caller, now }: Editor,
): Promise<
  AnswerOf<typeof withdrawAnnouncement> | Problem<ProblemOf<typeof withdrawAnnouncement>>
> {
  const target = paths.announcement(eventId, id);
  return untilCommitted(async () => {
    const stored = await readDocument(target, announcementDocument);
    if (!stored) return problem('not-found', 'This announcement no longer exists.');
    const { title, message } = stored.data;
    return {
      writes: [
        { kind: 'delete', path: target, revision: stored.revision },
        auditWrite({
          actor: caller.username,
          action: 'announcement.withdraw',
          target,
          now,
          details: { title, message },
        }),
      ],
      answer: { message: 'Announcement withdrawn' },
    };
  });
}
