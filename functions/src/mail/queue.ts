import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import {
  type MailDocument,
  type MailReferences,
  mailReferences,
} from '@wine-walk/common/model/mail.ts';
import type { WaitingListDocument } from '@wine-walk/common/model/waiting-list.ts';
import { delayOfMail, mailsToManyPerDay } from '@wine-walk/common/rules/mail/daily-limit.ts';
import { mailKinds, mailRetentionMs } from '@wine-walk/common/rules/mail/kinds.ts';
import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { countMailsToMany, countMailsToManyToday } from '../firestore/mails/mails.ts';
import { newId } from '../firestore/new-id.ts';
import { documentPaths } from '../firestore/paths.ts';
import { type Stored } from '../firestore/read.ts';
import type { Write } from '../firestore/write.ts';
import { secretHash } from '../lib/link-secret.ts';
import { mailboxHash } from '../lib/mailbox-hash.ts';
import { appUrl, mailDailyLimit, smtpSettings } from '../settings.ts';
import { testMail } from './test-mail.ts';

type NewMail = Pick<MailDocument, 'kind' | 'to' | 'language' | 'next' | 'subject' | 'text'> &
  Partial<MailReferences>;

type CreateMail = Extract<Write, { kind: 'create' }>;

/** Creates the write that queues a mail, due at once. `now`: epoch milliseconds. */
export function queueMailWrite(id: string, mail: NewMail, now: number): CreateMail {
  const at = (time: number) => new Date(time).toISOString();
  const data: MailDocument = {
    ...mailReferences.parse({}),
    mailbox: mailboxHash(mail.to),
    ...mail,
    state: 'queued',
    attempts: 0,
    nextAttemptAt: at(now),
    giveUpAt: at(now + mailKinds[mail.kind].attemptsMs),
    reason: null,
    isOverQuota: false,
    createdAt: at(now),
    sentAt: null,
    expiresAt: at(now + mailRetentionMs),
  };
  return { kind: 'create', path: documentPaths.mail(id), data };
}

/** Creates the write that queues a test mail. */
export function queueTestMailWrite(id: string, to: string, now: number): Write {
  const text = testMail(appUrl(), id);
  return queueMailWrite(
    id,
    { kind: 'test', to, language: defaultLanguage, next: '/', ...text },
    now,
  );
}

/** Mail that each attempt composes from the documents that it is about. */
export type ComposedMail = Pick<MailDocument, 'to' | 'language'> &
  Partial<MailReferences> & { kind: Exclude<MailDocument['kind'], 'sign-in' | 'test'> };

/** Place of mails to many people in the provider's daily limit. */
export type MailQueue = Parameters<typeof delayOfMail>[0];

/** Reads how many mails to many are ahead of new ones. `now`: epoch milliseconds. */
export async function readMailQueue(now: number): Promise<MailQueue> {
  const dailyLimit = mailDailyLimit();
  return { dailyLimit, ahead: dailyLimit === null ? 0 : await countMailsToMany(now) };
}

/** Returns how many mails of urgent news the provider accepts now; infinite without a limit. `now`: epoch milliseconds. */
export async function roomForUrgentMails(now: number): Promise<number> {
  const dailyLimit = mailDailyLimit();
  if (dailyLimit === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, mailsToManyPerDay(dailyLimit) - (await countMailsToManyToday(now)));
}

/** Creates the write that queues a mail that is composed at each attempt. `now`: epoch milliseconds. */
export function queueComposedMailWrite(id: string, mail: ComposedMail, now: number): CreateMail {
  return queueMailWrite(id, { ...mail, next: '/', subject: '', text: null }, now);
}

/**
 * Returns the writes that offer a place to an entry of a waiting list, with a new link. An earlier link of the entry opens
 * nothing any more. `now`: epoch milliseconds.
 */
export function mailOfferWrites(
  { id, path, revision, data }: Stored<WaitingListDocument>,
  { offerEndsAt, mailId, now }: { offerEndsAt: string; mailId: string; now: number },
): [Write, CreateMail] {
  const secret = newId();
  const offer = { state: 'offered' as const, offerEndsAt, secretSha256: secretHash(secret) };
  const { email: to, language } = data;
  const mail = { kind: 'offer' as const, to, language, waitingId: id, secret };
  return [
    { kind: 'update', path, data: offer, revision },
    queueComposedMailWrite(mailId, mail, now),
  ];
}

/**
 * Returns the write that queues the link which confirms the email of an entry or a request; it replaces an earlier one that
 * was not sent yet. `now`: epoch milliseconds.
 */
export function confirmEmailWrite(
  about: { waitingId: string } | { noticeId: string },
  mail: Pick<MailDocument, 'to' | 'language'> & { secret: string },
  now: number,
): Write {
  const id = `confirm-${'waitingId' in about ? about.waitingId : about.noticeId}`;
  const composed = { kind: 'confirm-email' as const, ...about, ...mail };
  return { ...queueComposedMailWrite(id, composed, now), kind: 'set' };
}

interface NewRegistration {
  submissionId: string;
  event: Pick<EventDocument, 'isHidden'>;
  /** Empty for none. */
  email: string;
  /** Version of the release that was signed, in the language of the mail. */
  waiverVersion: string;
  /** Version of the registration after a change that needs another confirmation; undefined for the first one. */
  version?: number;
}

/**
 * Returns the write that queues the confirmation, for the commit of the registration; none without an email, without a
 * provider, or for the event of a smoke test. The ID follows from the registration and its version, so that it is queued
 * once.
 */
export function newConfirmationWrites(
  { submissionId, event, email, waiverVersion, version }: NewRegistration,
  now: number,
): Write[] {
  if (email === '' || event.isHidden || !smtpSettings()) return [];
  const language = releaseLanguage(waiverVersion);
  const id = ['confirmation', submissionId, version].filter(Boolean).join('-');
  return [
    queueComposedMailWrite(id, { kind: 'confirmation', to: email, language, submissionId }, now),
  ];
}
