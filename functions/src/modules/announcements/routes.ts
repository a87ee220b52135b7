import {
  editAnnouncement,
  exportAnnouncementEmails,
  mailAnnouncement,
  previewAnnouncementMail,
  readAnnouncementMails,
  withdrawAnnouncement,
  writeAnnouncement,
} from '@wine-walk/common/api/announcements.ts';
import { type Route, route } from '../../http/route.ts';
import { announcementEmails, announcementMails, mailAudience, previewMail } from './mails.ts';
import { deleteAnnouncement, publishAnnouncement, updateAnnouncement } from './service.ts';

export const announcementRoutes: readonly Route[] = [
  route(writeAnnouncement, async ({ params, body, ...sender }) =>
    publishAnnouncement(params.eventId, body, sender),
  ),
  route(editAnnouncement, async ({ params, body, ...editor }) =>
    updateAnnouncement(params, body, editor),
  ),
  route(readAnnouncementMails, async ({ params }) => announcementMails(params)),
  route(mailAnnouncement, async ({ params, body, ...sender }) =>
    mailAudience(params, body, sender),
  ),
  route(previewAnnouncementMail, async ({ params, query, now }) => previewMail(params, query, now)),
  route(exportAnnouncementEmails, async ({ params, body, ...sender }) =>
    announcementEmails(params, body, sender),
  ),
  route(withdrawAnnouncement, async ({ params, ...editor }) => deleteAnnouncement(params, editor)),
];
