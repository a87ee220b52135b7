import type { MailDocument } from '@wine-walk/common/model/mail.ts';
import { mailboxHash } from '../lib/mailbox-hash.ts';
import { composeAnnouncement } from './compose-announcement.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import { composeEventNotice } from './compose-event-notice.ts';
import { composeInvitation } from './compose-invitation.ts';
import { composeNoticeConfirmation } from './compose-notice-confirmation.ts';
import { composeOffer, composeWaitingConfirmation } from './compose-offer.ts';
import { composeReminder } from './compose-reminder.ts';
import { composeResultsMail } from './compose-results.ts';
import { composeReward } from './compose-reward.ts';
import { composeRosterMail } from './compose-roster.ts';
import { composeShopLinkMail } from './compose-shop-link.ts';
import { composeThankYou } from './compose-thank-you.ts';
import { composeWines } from './compose-wines.ts';
import type { MailContent } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { composeStoppable } from './mail-stop.ts';

type Composed = Promise<MailContent | MailRefusal>;

/** Composes a mail by its kind, or says why it is not sent. `now`: epoch milliseconds. */
export function composeMail(mail: MailDocument, now: number): Composed {
  const { submissionId, waitingId, noticeId, language, to } = mail;
  const mailbox = mailboxHash(to);
  const secret = mail.secret ?? '';
  switch (mail.kind) {
    case 'sign-in':
    case 'test':
      return of(mail.text, (text) => Promise.resolve({ subject: mail.subject, text }));
    case 'confirmation':
      return of(submissionId, (id) => composeConfirmation(id, to, now));
    case 'announcement':
      return of(mail.announcement, (announcement) =>
        composeStoppable(
          {
            mailbox,
            scope: announcement.purpose === 'news' ? 'news' : announcement.eventId,
          },
          (stopUrl) => composeAnnouncement(announcement, { language, stopUrl, now }),
          now,
        ),
      );
    case 'roster':
      return of(mail.volunteerId, (id) => composeRosterMail(id, to, language));
    case 'shop-link':
      return of(mail.shopLinkId, (id) => composeShopLinkMail(id, language));
    case 'results':
      return of(mail.resultLinkId, (id) => composeResultsMail(id, language));
    case 'event-notice':
      return of(mail.newEventId, (eventId) =>
        composeStoppable(
          { mailbox, scope: 'notice' },
          () => composeEventNotice(eventId, language, now),
          now,
        ),
      );
    case 'offer':
      return of(waitingId, (id) => composeOffer({ waitingId: id, secret, language }, now));
    case 'confirm-email':
      return noticeId === null
        ? of(waitingId, (id) =>
            composeWaitingConfirmation({ waitingId: id, secret, language }, now),
          )
        : composeNoticeConfirmation({ noticeId, secret, language }, now);
    case 'reminder':
      return of(submissionId, (id) => composeReminder(id, to, now));
    case 'reward':
      return of(submissionId, (id) => composeReward(id, to, now));
    case 'invitation':
      return of(mail.invitation, (invitation) =>
        composeStoppable(
          { mailbox, scope: invitation.eventId },
          (stopUrl) => composeInvitation(invitation, { mailbox, language, stopUrl, now }),
          now,
        ),
      );
    case 'thank-you':
      return of(submissionId, (id) => composeThankYou(id, to, now));
    case 'wines':
      return of(submissionId, (id) => composeWines(id, to, language));
  }
}

/** Composes a mail from the documents that it is about, or refuses it if they were removed. */
function of<T>(about: T | null, compose: (about: T) => Composed): Composed {
  return about === null ? Promise.resolve({ refusal: 'content-removed' }) : compose(about);
}
