import { z } from 'zod';
import { documentId, email } from '../model/fields/values.ts';
import { mailDocument } from '../model/mail.ts';
import { language } from '../model/organization.ts';
import { endpoint } from './contract/endpoint.ts';
import { linkToken } from './contract/link-token.ts';
import { confirmationText } from './organization.ts';

/** Mail as staff see it: its state, never its content with links and codes. */
export const sentMail = mailDocument
  .pick({
    kind: true,
    to: true,
    state: true,
    attempts: true,
    nextAttemptAt: true,
    reason: true,
    isOverQuota: true,
    createdAt: true,
    sentAt: true,
  })
  .extend({ id: z.string() });

export type SentMail = z.infer<typeof sentMail>;

/** The mail to look up in the list, where its state is. */
const newMail = z.object({ id: z.string() });

export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  summary: 'Lists the latest 100 mails with their state: queued, sent, or failed with the reason.',
  output: z.object({
    /** Sender of this deployment; null if mail is not set up. */
    from: z.string().nullable(),
    /** Latest first. */
    mails: z.array(sentMail),
  }),
  problems: [],
});

export const stopMails = endpoint({
  method: 'POST',
  path: '/api/mail/stop',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary:
    'Stops mails to many for the mailbox of a link. Mail programs call it with one click (RFC 8058), with a form as the body, which is not read.',
  query: z.strictObject({ token: linkToken }),
  output: z.object({ message: z.string() }),
  problems: ['stop-link-over'],
});

export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/{id}/again',
  access: 'admin',
  rate: { perMinute: 30, by: 'caller' },
  idempotent: true,
  summary: 'Sends a mail again as a new one, attempted at once; a sign-in mail gets a new link.',
  params: z.object({ id: documentId }),
  output: newMail,
  problems: ['mail-gone', 'mail-offer-over'],
});

export const sendHeldBackMails = endpoint({
  method: 'POST',
  path: '/api/admin/mails/again',
  access: 'admin',
  rate: { perMinute: 30, by: 'caller' },
  summary:
    'Queues again, 400 at a time, the mails that failed because the limit of the mail provider was used up; not sign-in and test mails, whose content was removed.',
  output: z.object({ count: z.number().int().min(0) }),
  problems: [],
});

/** Mail as staff see it before it is sent. */
export const mailPreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** Document with its images as data URLs. */
  html: z.string(),
});

export type MailPreview = z.infer<typeof mailPreview>;

export const previewConfirmation = endpoint({
  method: 'POST',
  path: '/api/admin/mails/confirmation-preview',
  access: 'admin',
  rate: { perMinute: 60, by: 'caller' },
  summary:
    'Returns the confirmation mail of a made-up registration for the active or else latest event, with these texts.',
  body: z.strictObject({
    language,
    confirmationOpening: confirmationText,
    confirmationClosing: confirmationText,
  }),
  output: mailPreview,
  problems: ['no-event-for-mail', 'no-release-for-mail'],
});

export const previewReminder = endpoint({
  method: 'GET',
  path: '/api/admin/mails/reminder-preview',
  access: 'admin',
  rate: { perMinute: 60, by: 'caller' },
  summary:
    'Returns the reminder of a made-up registration in a language, for the active or else latest event.',
  query: z.strictObject({ language }),
  output: mailPreview,
  problems: ['no-event-for-mail'],
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/test',
  access: 'admin',
  rate: { perMinute: 30, by: 'caller' },
  idempotent: true,
  summary: 'Sends a test mail, attempted at once; its state is in the list of mails.',
  body: z.strictObject({ to: email }),
  output: newMail,
  problems: [],
});
