import type {
  AnnouncementDocument,
  AnnouncementUrgency,
} from '@wine-walk/common/model/announcements.ts';
import { byLanguage, defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

interface NoticeText {
  title: string;
  message: string;
}

interface NoticeTarget {
  eventId: string;
  /** ID of the announcement. */
  id: string;
}

interface Notice {
  urgency: AnnouncementUrgency;
  textIn: (language: Language) => NoticeText;
}

/** Returns the writes that publish an announcement which a change of the event causes. */
export function publishNoticeWrites(
  { eventId, id }: NoticeTarget,
  { urgency, textIn }: Notice,
  { caller, now }: EditContext,
): Write[] {
  const path = documentPaths.announcement(eventId, id);
  const at = new Date(now).toISOString();
  const data: AnnouncementDocument = {
    ...textIn(defaultLanguage),
    titleIn: { ...byLanguage((language) => textIn(language).title), [defaultLanguage]: '' },
    messageIn: { ...byLanguage((language) => textIn(language).message), [defaultLanguage]: '' },
    audience: 'all',
    audienceId: null,
    urgency,
    publishAt: at,
    timing: null,
    isPublished: true,
    scheduledMail: null,
    lateMail: null,
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

/** Returns the writes that withdraw such an announcement, which staff may have withdrawn before. */
export function withdrawNoticeWrites(
  { eventId, id }: NoticeTarget,
  { title, message }: NoticeText,
  { caller, now }: EditContext,
): Write[] {
  const path = documentPaths.announcement(eventId, id);
  const action = 'announcement.withdraw';
  return [
    { kind: 'delete', path },
    auditWrite({ actor: caller.username, action, target: path, now, details: { title, message } }),
  ];
}
