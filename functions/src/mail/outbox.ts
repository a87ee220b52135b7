import { type EventDocument, eventNoticeDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { type MailDocument, mailDocument } from '@wine-walk/common/model/mail.ts';
import type { WaitingListDocument } from '@wine-walk/common/model/waiting-list.ts';
import { delayOfMail, mailsToManyPerDay } from '@wine-walk/common/rules/mail/daily-limit.ts';
import {
  afterAttempt,
  attemptsLastMs,
  type DeliveryResult,
  mailRetentionMs,
} from '@wine-walk/common/rules/mail/outbox.ts';
import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { commitWithRetry } from '../firestore/commit-with-retry.ts';
import {
  countMailsToMany,
  countMailsToManyToday,
  maxDueMails,
  readDueMails,
} from '../firestore/mails/mails.ts';
import { newId } from '../firestore/new-id.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument, type Stored } from '../firestore/read.ts';
import type { Write } from '../firestore/write.ts';
import { secretHash } from '../lib/link-secret.ts';
import { logError } from '../lib/log.ts';
import { mailboxHash } from '../lib/mailbox-hash.ts';
import { appUrl, mailDailyLimit, smtpSettings } from '../settings.ts';
import { testMail } from './compose.ts';
import { composeAnnouncement } from './compose-announcement.ts';
import { composeConfirmation, type MailRefusal } from './compose-confirmation.ts';
import { composeEventNotice } from './compose-event-notice.ts';
import { composeInvitation } from './compose-invitation.ts';
import { composeJoined } from './compose-joined.ts';
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
import { claimMail, type Joined } from './mail-limits.ts';
import { composeStoppable } from './mail-stop.ts';
import { type MailProvider, smtpProvider } from './smtp.ts';

/** What a composed mail is about. */
type MailReferences = Partial<
  Pick<
    MailDocument,
    | 'submissionId'
    | 'announcement'
    | 'volunteerId'
    | 'shopLinkId'
    | 'resultLinkId'
    | 'invitation'
    | 'newEventId'
    | 'waitingId'
    | 'noticeId'
    | 'secret'
  >
>;
type NewMail = Pick<MailDocument, 'kind' | 'to' | 'language' | 'next' | 'subject' | 'text'> &
  MailReferences;

type CreateMail = Extract<Write, { kind: 'create' }>;

/** Creates the write that queues a mail, due at once. `now`: epoch milliseconds. */
export function queueMailWrite(id: string, mail: NewMail, now: number): CreateMail {
  const at = (time: number) => new Date(time).toISOString();
  const data: MailDocument = {
    submissionId: null,
    announcement: null,
    volunteerId: null,
    shopLinkId: null,
    resultLinkId: null,
    invitation: null,
    newEventId: null,
    waitingId: null,
    noticeId: null,
    secret: null,
    mailbox: mailboxHash(mail.to),
    ...mail,
    state: 'queued',
    attempts: 0,
    nextAttemptAt: at(now),
    giveUpAt: at(now + attemptsLastMs[mail.kind]),
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

/** Mail that each attempt composes from what it is about. */
export type ComposedMail = Pick<MailDocument, 'to' | 'language'> &
  MailReferences & { kind: Exclude<MailDocument['kind'], 'sign-in' | 'test'> };

/** Place of mails to many people in what the provider accepts a day. */
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

/** Returns the provider of this deployment; null if none is configured. */
export function mailProvider(): MailProvider | null {
  const settings = smtpSettings();
  return settings && smtpProvider(settings);
}

/** Refuses every mail of a deployment without a provider, with the reason for staff. */
const noProvider: MailProvider = () =>
  Promise.resolve({
    outcome: 'rejected',
    reason: 'not-set-up',
  });

/**
 * Attempts a queued mail if it is due, and returns it as it is stored afterwards; undefined if it does not exist. The
 * attempt is claimed in its own commit, so that concurrent runs send a mail once; after a crash, it is sent again
 * with the same Message-ID. `now`: epoch milliseconds.
 */
export async function deliverMail(
  id: string,
  provider: MailProvider,
  now: number,
): Promise<MailDocument | undefined> {
  const claimed = await claimMail(id, now);
  const mail = claimed.stored?.data;
  if (!mail || !claimed.isDue) return mail;
  const isLate = now >= Date.parse(mail.giveUpAt);
  const result: DeliveryResult = isLate
    ? {
        outcome: mail.isOverQuota ? 'over-quota' : 'rejected',
        reason: mail.reason ?? 'waited-too-long',
      }
    : await attempt(id, mail, { provider, joined: claimed.joined, now });
  await Promise.all(claimed.joined.map((other) => settle(other.id, result, now)));
  return settle(id, result, now);
}

/** Stores the result of an attempt, and returns the mail as it is afterwards; undefined if it does not exist. */
function settle(
  id: string,
  result: DeliveryResult,
  now: number,
): Promise<MailDocument | undefined> {
  const path = documentPaths.mail(id);
  return commitWithRetry<MailDocument | undefined>(async () => {
    const stored = await readDocument(path, mailDocument);
    // Deleted with the data of its recipient, or settled by another attempt.
    if (stored?.data.state !== 'queued') return { writes: [], response: stored?.data };
    const data = afterAttempt(stored.data, result, now);
    const writes: Write[] = [{ kind: 'update', path, data, revision: stored.revision }];
    if (data.state === 'sent') writes.push(...(await answeredRequestWrites(stored.data)));
    return { writes, response: { ...stored.data, ...data } };
  });
}

/** Returns the write that deletes the request which a sent notice of an event answers. */
async function answeredRequestWrites({ to, newEventId }: MailDocument): Promise<Write[]> {
  if (newEventId === null) return [];
  const path = documentPaths.eventNotice(mailboxHash(to));
  const request = await readDocument(path, eventNoticeDocument);
  return request?.data.eventId === newEventId
    ? [{ kind: 'delete', path, revision: request.revision }]
    : [];
}

/** Composes and submits a mail. Returns failures, so that other mails are attempted. */
async function attempt(
  id: string,
  mail: MailDocument,
  { provider, joined, now }: { provider: MailProvider; joined: readonly Joined[]; now: number },
): Promise<DeliveryResult> {
  let content: MailContent | MailRefusal;
  try {
    content =
      joined.length > 0
        ? await composeJoined([mail, ...joined.map(({ data }) => data)], now)
        : await contentOf(mail, now);
  } catch (error) {
    logError('mail not composed', { mail: id }, error);
    return { outcome: 'unavailable', reason: 'not-composed' };
  }
  if ('refusal' in content) return { outcome: 'rejected', reason: content.refusal };
  return provider({ id, to: mail.to, ...content });
}

async function contentOf(
  {
    submissionId,
    announcement,
    volunteerId,
    shopLinkId,
    resultLinkId,
    invitation,
    newEventId,
    waitingId,
    noticeId,
    secret,
    language,
    to,
    ...own
  }: MailDocument,
  now: number,
): Promise<MailContent | MailRefusal> {
  const mailbox = mailboxHash(to);
  if (announcement !== null) {
    const scope = announcement.purpose === 'news' ? 'news' : announcement.eventId;
    return composeStoppable(
      { mailbox, scope },
      (stopUrl) => composeAnnouncement(announcement, { language, stopUrl, now }),
      now,
    );
  }
  if (submissionId !== null && own.kind === 'reminder')
    return composeReminder(submissionId, to, now);
  if (submissionId !== null && own.kind === 'reward') return composeReward(submissionId, to, now);
  if (submissionId !== null && own.kind === 'thank-you')
    return composeThankYou(submissionId, to, now);
  if (submissionId !== null && own.kind === 'wines')
    return composeWines(submissionId, to, language);
  if (submissionId !== null) return composeConfirmation(submissionId, to, now);
  if (volunteerId !== null) return composeRosterMail(volunteerId, to, language);
  if (shopLinkId !== null) return composeShopLinkMail(shopLinkId, language);
  if (resultLinkId !== null) return composeResultsMail(resultLinkId, language);
  if (invitation !== null)
    return composeStoppable(
      { mailbox, scope: invitation.eventId },
      (stopUrl) => composeInvitation(invitation, { language, stopUrl, now }),
      now,
    );
  if (newEventId !== null)
    return composeStoppable(
      { mailbox, scope: 'notice' },
      () => composeEventNotice(newEventId, language, now),
      now,
    );
  if (noticeId !== null)
    return composeNoticeConfirmation({ noticeId, secret: secret ?? '', language }, now);
  if (waitingId !== null) {
    const link = { waitingId, secret: secret ?? '', language };
    return own.kind === 'offer' ? composeOffer(link, now) : composeWaitingConfirmation(link, now);
  }
  const { subject, text } = own;
  return text === null ? { refusal: 'content-removed' } : { subject, text };
}

/** Mails sent at once by the schedule: providers limit the connections. */
const parallelMails = 5;

/** Returns the provider of this deployment, or one that refuses with the reason. */
export function deploymentProvider(): MailProvider {
  return mailProvider() ?? noProvider;
}

/** Time in milliseconds after which a run reads no further mails; the next one starts within a minute. */
const maxRunMs = 40_000;

/** Attempts the mails that are due, in groups until none is left or the time of the run is over. */
export async function deliverDueMails(now: number): Promise<void> {
  const provider = deploymentProvider();
  const start = Date.now();
  let due: { id: string }[];
  do {
    due = await readDueMails(now);
    for (let from = 0; from < due.length; from += parallelMails) {
      const batch = due.slice(from, from + parallelMails);
      await Promise.all(batch.map(({ id }) => deliverMail(id, provider, now)));
    }
  } while (due.length === maxDueMails && Date.now() - start < maxRunMs);
}
