import {
  editAnnouncement,
  withdrawAnnouncement,
  writeAnnouncement,
} from '@wine-walk/common/api/announcements.ts';
import { type Route, route } from '../../http/route.ts';
import { deleteAnnouncement, publishAnnouncement, updateAnnouncement } from './service.ts';

export const announcementRoutes: readonly Route[] = [
  route(writeAnnouncement, async ({ params, body, ...sender }) =>
    publishAnnouncement(params.eventId, body, sender),
  ),
  route(editAnnouncement, async ({ params, body, ...editor }) =>
    updateAnnouncement(params, body, editor),
  ),
  route(withdrawAnnouncement, async ({ params, ...editor }) => deleteAnnouncement(params, editor)),
];
