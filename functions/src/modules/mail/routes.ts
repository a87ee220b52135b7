import {
  listMails,
  previewConfirmation,
  sendHeldBackMails,
  sendMailAgain,
  sendTestMail,
} from '@wine-walk/common/api/mail.ts';
import { type Route, route } from '../../http/route.ts';
import { composeConfirmationPreview } from '../../mail/compose-confirmation.ts';
import { heldBackAgain, latestMails, mailAgain, mailTest } from './service.ts';

export const mailRoutes: readonly Route[] = [
  route(listMails, async (reader) => latestMails(reader)),
  route(sendMailAgain, async ({ params, ...sender }) => mailAgain(params.id, sender)),
  route(sendHeldBackMails, async (sender) => heldBackAgain(sender)),
  route(previewConfirmation, async ({ body, now }) => composeConfirmationPreview(body, now)),
  route(sendTestMail, async ({ body, ...sender }) => mailTest(body.to, sender)),
];
