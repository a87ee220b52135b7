import type { MailDocument } from '@wine-walk/common/model/mail.ts';
import { at } from './staff-api.ts';

/** Mail that was sent to Maya. */
export const outboxMail: MailDocument = {
  kind: 'test',
  to: 'maya.reyes@example.com',
  language: 'en',
  next: '/',
  submissionId: null,
  announcement: null,
  volunteerId: null,
  shopLinkId: null,
  newEventId: null,
  waitingId: null,
  noticeId: null,
  mailbox: '',
  secret: null,
  subject: 'Your walk can send mail',
  text: null,
  state: 'sent',
  attempts: 1,
  nextAttemptAt: null,
  giveUpAt: at,
  reason: null,
  isOverQuota: false,
  createdAt: at,
  sentAt: at,
  expiresAt: '2099-01-01T00:00:00.000Z',
};
