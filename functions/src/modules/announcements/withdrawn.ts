import { problem } from '@wine-walk/common/api/contract/problems.ts';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { undone } from '@wine-walk/common/model/changes.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { isPublishedLate } from '@wine-walk/common/rules/announcements/publish-time.ts';
import { auditWrite } from '../../firestore/audit.ts';
import type { UndoOfKind } from '../../firestore/changes.ts';
import { eventNotFound } from '../../firestore/events/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

/**
 * Creates a withdrawn announcement again as it was, unless it exists. One that was due in the meantime is published now without its
 * mails, if the caller knows that it is late.
 */
export const withdrawalUndo: UndoOfKind<'withdrawal'> = {
  tooLate: 'change-undo-over',
  describe: async ([part]) => part?.data.summary,
  undo: async ({ data: change }, { publishesLate }, { caller, now }) => {
    const { eventId, documents, undoData } = change;
    const [path = ''] = documents;
    const data = undoData.announcement;
    const [event, present] = await Promise.all([
      readDocument(documentPaths.event(eventId), eventDocument),
      readDocument(path, announcementDocument),
    ]);
    if (!event) return eventNotFound();
    // Others wait or are held back, as if they had never been withdrawn.
    const isLate = isPublishedLate(data, event.data, now);
    if (isLate && !publishesLate) return problem('publish-time-passed');
    const late = { isPublished: true, scheduledMail: null };
    const announcement: Write = { kind: 'create', path, data: { ...data, ...(isLate && late) } };
    return {
      writes: [
        ...(present ? [] : [announcement]),
        auditWrite({
          actor: caller.username,
          action: 'announcement.restore',
          target: path,
          now,
          details: { isLate },
        }),
      ],
      result: undone({ restored: present ? 0 : 1 }),
    };
  },
};
