import {
  editAnnouncement,
  withdrawAnnouncement,
  writeAnnouncement,
} from '../../contract/announcements.ts';
import { type Route, route } from '../../http/route.ts';
import { changeAnnouncement, publish, withdraw } from './service.ts';

export const routes: readonly Route[] = [
  route(writeAnnouncement, async ({ params, body, ...sender }) =>
    publish(params.eventId, body, sender),
  ),
  route(editAnnouncement, async ({ params, body, ...editor }) =>
    changeAnnouncement(params, body, editor),
  ),
  route(withdrawAnnouncement, async ({ params, ...editor }) => withdraw(params, editor)),
];
