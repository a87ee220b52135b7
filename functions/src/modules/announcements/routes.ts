import {
  countAudience,
  countShownAnnouncements,
  editAnnouncement,
  exportAnnouncementEmails,
  mailAnnouncement,
  previewAnnouncementMail,
  readAnnouncementMails,
  recordShownAnnouncements,
  withdrawAnnouncement,
  writeAnnouncement,
} from '@wine-walk/common/api/announcements.ts';
import { type Route, route } from '../../http/route.ts';
import { countPeople } from './audience.ts';
import { announcementEmails, announcementMails, mailAudience, previewMail } from './mails.ts';
import { deleteAnnouncement, publishAnnouncement, updateAnnouncement } from './service.ts';
import { countShown, recordShown } from './shown.ts';

export const announcementRoutes: readonly Route[] = [
  route(writeAnnouncement, async ({ params, body, ...sender }) =>
    publishAnnouncement(params.eventId, body, sender),
  ),
  route(editAnnouncement, async ({ params, body, ...editor }) =>
    updateAnnouncement(params, body, editor),
  ),
  route(readAnnouncementMails, async ({ params, now }) => announcementMails(params, now)),
  route(mailAnnouncement, async ({ params, body, ...sender }) =>
    mailAudience(params, body, sender),
  ),
  route(previewAnnouncementMail, async ({ params, query, now }) => previewMail(params, query, now)),
  route(exportAnnouncementEmails, async ({ params, body, ...sender }) =>
    announcementEmails(params, body, sender),
  ),
  route(recordShownAnnouncements, async ({ params, body, caller }) =>
    recordShown(caller.uid, params.eventId, body.announcementIds),
  ),
  route(countAudience, async ({ params, query }) => countPeople(params.eventId, query)),
  route(countShownAnnouncements, async ({ params, now }) => countShown(params.eventId, now)),
  route(withdrawAnnouncement, async ({ params, ...editor }) => deleteAnnouncement(params, editor)),
];
