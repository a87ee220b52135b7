import type { AnnouncementDocument } from '@wine-walk/common/model/announcements.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { byLanguage, defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { readAnnouncementsByPrefix } from '../../firestore/events/announcements.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { mailTexts } from '../../mail/mail-texts.ts';

type Notice = 'paused' | 'open';

/** Returns the title and the message of a notice in a language. */
const noticeIn = (notice: Notice, language: Language) =>
  mailTexts('check-in', language).notice[notice];

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

function publish({ eventId, id, notice }: Target, { caller, now }: EditContext): Write[] {
  const path = documentPaths.announcement(eventId, id);
  const at = new Date(now).toISOString();
  const data: AnnouncementDocument = {
    ...noticeIn(notice, defaultLanguage),
    titleIn: {
      ...byLanguage((language) => noticeIn(notice, language).title),
      [defaultLanguage]: '',
    },
    messageIn: {
      ...byLanguage((language) => noticeIn(notice, language).message),
      [defaultLanguage]: '',
    },
    audience: 'all',
    audienceId: null,
    publishAt: at,
    isPublished: true,
    scheduledMail: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const action = 'announcement.create';
  return [
    { kind: 'set', path, data },
    auditWrite({ actor: caller.username, action, target: path, now }),
  ];
}

/** Withdraws an announcement, which staff may have withdrawn before. */
function withdraw({ eventId, id, notice }: Target, { caller, now }: EditContext): Write[] {
  const path = documentPaths.announcement(eventId, id);
  const action = 'announcement.withdraw';
  const details = noticeIn(notice, defaultLanguage);
  return [
    { kind: 'delete', path },
    auditWrite({ actor: caller.username, action, target: path, now, details }),
  ];
}
