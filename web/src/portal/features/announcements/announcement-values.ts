import {
  type Announcement,
  type editAnnouncement,
  writeAnnouncement,
} from '@wine-walk/common/api/announcements.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import {
  type TimeInput,
  timeInputError,
  toInstant,
  toTimeInput,
} from '../../kit/forms/zoned-time.ts';

/** The announcement form as typed. */
export interface AnnouncementValues {
  title: string;
  message: string;
  /** `now`: as soon as it is saved, or as it is for one that is out already. */
  when: 'now' | 'later';
  publishAt: TimeInput;
}

export type AnnouncementBody = Omit<BodyOf<typeof editAnnouncement>, 'version'>;

/** What stands in the form of an announcement, or of a new one. `now`: milliseconds since 1970. */
export function announcementValues(
  record: Announcement | null,
  timeZone: string,
  now: number,
): AnnouncementValues {
  const isScheduled = record !== null && Date.parse(record.publishAt) > now;
  return {
    title: record?.title ?? '',
    message: record?.message ?? '',
    when: isScheduled ? 'later' : 'now',
    publishAt: isScheduled
      ? toTimeInput(record.publishAt, timeZone)
      : { local: '', occurrence: 'first' },
  };
}

/** The contract's rules over the form. `wasScheduled`: what goes out now would otherwise keep its time. */
export function announcementSchema(timeZone: string, wasScheduled: boolean) {
  return formSchema<AnnouncementValues, AnnouncementBody>(
    writeAnnouncement.body,
    ({ title, message, when, publishAt }, refuse) => {
      if (when === 'now') {
        const at = wasScheduled ? new Date(serverNow()).toISOString() : undefined;
        return { title, message, ...(at && { publishAt: at }) };
      }
      const problem = timeInputError(publishAt, timeZone);
      if (problem) refuse('publishAt', problem);
      const instant = toInstant(publishAt, timeZone);
      if (instant && Date.parse(instant) <= serverNow())
        refuse('publishAt', 'This time is over. Choose a later one, or publish now.');
      return { title, message, publishAt: instant ?? undefined };
    },
  );
}
