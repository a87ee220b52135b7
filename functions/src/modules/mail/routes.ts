import {
  listMails,
  previewConfirmation,
  previewReminder,
  sendHeldBackMails,
  sendMailAgain,
  sendTestMail,
  stopMails,
} from '@wine-walk/common/api/mail.ts';
import { type Route, route } from '../../http/route.ts';
import { composeConfirmationPreview } from '../../mail/compose-confirmation.ts';
import { composeReminderPreview } from '../../mail/compose-reminder.ts';
import { heldBackAgain, latestMails, mailAgain, mailTest } from './service.ts';
import { stopMailsOf } from './stop.ts';

export const mailRoutes: readonly Route[] = [
  route(listMails, async (reader) => latestMails(reader)),
  route(stopMails, async ({ query }) => stopMailsOf(query.token)),
  route(sendMailAgain, async ({ params, ...sender }) => mailAgain(params.id, sender)),
  route(sendHeldBackMails, async (sender) => heldBackAgain(sender)),
  route(previewConfirmation, async ({ body, now }) => composeConfirmationPreview(body, now)),
  route(previewReminder, async ({ query, now }) => composeReminderPreview(query, now)),
  route(sendTestMail, async ({ body, ...sender }) => mailTest(body.to, sender)),
];
