import { dateText, timeText } from '@wine-walk/common/lib/date-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { announcedMove } from '@wine-walk/common/rules/events/announced-move.ts';
import { readAnnouncementsByPrefix } from '../../firestore/events/announcements.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { announcementNotificationWrites } from '../../firestore/mails/notifications.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { publishNoticeWrites, withdrawNoticeWrites } from './notice-writes.ts';

type Announced = Pick<
  EventDocument,
  'name' | 'startTime' | 'endTime' | 'timeZone' | 'place' | 'isActive' | 'isPublished'
>;

interface Change {
  eventId: string;
  before: Announced;
  after: Announced;
}

const idPrefix = 'event-change-';

/**
 * Returns the writes that announce a new time or place of a published event, and notify people of it. They replace the
 * announcement of an earlier change. The portal tells by the same rule that they were written (moved-notice.tsx).
 */
export async function changeNoticeWrites(
  { eventId, before, after }: Change,
  editor: EditContext,
): Promise<Write[]> {
  const move = announcedMove(before, after, editor.now);
  if (!move) return [];
  const [organization, earlier] = await Promise.all([
    readOrganizationDocument(),
    readAnnouncementsByPrefix(eventId, idPrefix),
  ]);
  const textIn = (language: Language) => {
    const { title, message } = mailTexts('notifications', language).change;
    const zone = {
      locale: organizationLocale(organization, language),
      timeZone: after.timeZone,
    };
    return {
      title: title(move),
      message: message({
        event: after.name,
        place: after.place,
        date: dateText(after.startTime, zone),
        start: timeText(after.startTime, zone),
        end: timeText(after.endTime, zone),
      }),
    };
  };
  const id = `${idPrefix}${editor.now}`;
  const target = { eventId, id };
  const urgency = 'urgent' as const;
  return [
    ...earlier.flatMap(({ id: other, data }) =>
      withdrawNoticeWrites({ eventId, id: other }, data, editor),
    ),
    ...publishNoticeWrites(target, { urgency, textIn }, editor),
    ...(await announcementNotificationWrites(target, { isPublished: true, urgency }, editor.now)),
  ];
}
