import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { readAnnouncementsByPrefix } from '../../firestore/events/announcements.ts';
import { announcementNotificationWrites } from '../../firestore/mails/notifications.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { publishNoticeWrites, withdrawNoticeWrites } from './notice-writes.ts';

type Notice = 'paused' | 'open';

/** Returns the title and the message of a notice in a language. */
const noticeIn = (notice: Notice, language: Language) =>
  mailTexts('check-in', language).notice[notice];

/** People are notified of a pause; its end shows in the open app. */
const urgencyOf = (notice: Notice) => (notice === 'paused' ? 'urgent' : 'normal');

type Paused = Pick<EventDocument, 'checkInPausedAt'>;

interface Change {
  eventId: string;
  /** False for a draft, whose announcements attendees never see. */
  isPublished: boolean;
  before: Paused;
  after: Paused;
}

/**
 * Returns the writes that announce a pause of check-in, or replace that announcement when it ends. A pause also withdraws
 * the announcement that an earlier one has ended.
 */
export async function checkInNoticeWrites(change: Change, editor: EditContext): Promise<Write[]> {
  const { withdrawn, published } = noticesOf(change);
  const { eventId, after } = change;
  const isPause = published.length > 0 && after.checkInPausedAt !== null;
  const outdated = isPause ? await readAnnouncementsByPrefix(eventId, idPrefix('open')) : [];
  return [
    ...[
      ...withdrawn,
      ...outdated.map(({ id }) => ({ eventId, id, notice: 'open' as const })),
    ].flatMap((target) => withdraw(target, editor)),
    ...published.flatMap((target) => publish(target, editor)),
    ...(
      await Promise.all(
        published.map(({ id, notice }) =>
          announcementNotificationWrites(
            { eventId, id },
            { isPublished: true, urgency: urgencyOf(notice) },
            editor.now,
          ),
        ),
      )
    ).flat(),
  ];
}

/** Returns the writes that take the announcements of `change` back. */
export function undoCheckInNoticeWrites(change: Change, editor: EditContext): Write[] {
  const { withdrawn, published } = noticesOf(change);
  return [
    ...published.flatMap((target) => withdraw(target, editor)),
    ...withdrawn.flatMap((target) => publish(target, editor)),
  ];
}

interface Target {
  eventId: string;
  id: string;
  notice: Notice;
}

const idPrefix = (notice: Notice) => `check-in-${notice}-`;

/** Returns the announcements that a change withdraws and publishes. Each has the same ID in every call. */
function noticesOf({ eventId, isPublished, before, after }: Change): {
  withdrawn: Target[];
  published: Target[];
} {
  const pausedAt = after.checkInPausedAt ?? before.checkInPausedAt;
  if (!isPublished || !pausedAt || before.checkInPausedAt === after.checkInPausedAt)
    return { withdrawn: [], published: [] };
  const target = (notice: Notice): Target => ({
    eventId,
    notice,
    id: `${idPrefix(notice)}${Date.parse(pausedAt)}`,
  });
  return after.checkInPausedAt
    ? { withdrawn: [], published: [target('paused')] }
    : { withdrawn: [target('paused')], published: [target('open')] };
}

const publish = ({ notice, ...target }: Target, editor: EditContext): Write[] =>
  publishNoticeWrites(
    target,
    { urgency: urgencyOf(notice), textIn: (language) => noticeIn(notice, language) },
    editor,
  );

const withdraw = ({ notice, ...target }: Target, editor: EditContext): Write[] =>
  withdrawNoticeWrites(target, noticeIn(notice, defaultLanguage), editor);
