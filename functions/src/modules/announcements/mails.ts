import type {
  exportAnnouncementEmails,
  mailAnnouncement,
  previewAnnouncementMail,
  readAnnouncementMails,
} from '@wine-walk/common/api/announcements.ts';
import type { BodyOf, QueryOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { MailPreview } from '@wine-walk/common/api/mail.ts';
import {
  type AnnouncementDocument,
  announcementDocument,
  type MailPurpose,
} from '@wine-walk/common/model/announcements.ts';
import {
  type AudiencePeople,
  announcementRecipients,
} from '@wine-walk/common/rules/announcements/recipients.ts';
import { daysToSend, delayOfMail } from '@wine-walk/common/rules/mail/daily-limit.ts';
import { mailRetentionMs } from '@wine-walk/common/rules/mail/kinds.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { countAnnouncementMails, readMails } from '../../firestore/mails/mails.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import { readDocument } from '../../firestore/read.ts';
import { maxWritesPerCommit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { announcementMailId } from '../../mail/announcement-mail.ts';
import { announcementContent } from '../../mail/compose-announcement.ts';
import { previewOf, readEventMailFacts } from '../../mail/event-mail.ts';
import { queueComposedMailWrite, readMailQueue } from '../../mail/queue.ts';
import { smtpSettings } from '../../settings.ts';
import { readAudiencePeople } from './audience.ts';

interface Target {
  eventId: string;
  id: string;
}

interface Sender {
  caller: StaffMember;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns who an announcement can be mailed to now, within how many days, and the states of its mails. `now`: epoch milliseconds. */
export async function announcementMails(
  target: Target,
  now: number,
): Promise<ResponseOf<typeof readAnnouncementMails> | Problem<'announcement-gone'>> {
  const announcement = await findAnnouncement(target);
  if (!announcement) return announcementNotFound();
  const [people, mails, queue] = await Promise.all([
    readAudiencePeople(target.eventId, announcement),
    countAnnouncementMails(target.id),
    readMailQueue(now),
  ]);
  const size = (purpose: 'walk' | 'news') =>
    announcementRecipients(announcement, purpose, people).length;
  // Those that have the mail get no second one.
  const had = mails.queued + mails.sent + mails.failed;
  const days = (count: number) => daysToSend(queue, count - had);
  return {
    isConfigured: smtpSettings() !== null,
    recipients: { walk: size('walk'), news: size('news') },
    mails,
    dailyLimit: queue.dailyLimit,
    daysToSend: { walk: days(size('walk')), news: days(size('news')) },
  };
}

/** Returns the mail of an announcement in a language, as it would be sent now. `now`: epoch milliseconds. */
export async function previewMail(
  { eventId, id }: Target,
  { purpose, language }: QueryOf<typeof previewAnnouncementMail>,
  now: number,
): Promise<MailPreview | Problem<'announcement-gone'>> {
  const [announcement, facts] = await Promise.all([
    findAnnouncement({ eventId, id }),
    readEventMailFacts(eventId, language),
  ]);
  if (!announcement || !facts) return announcementNotFound();
  return previewOf(await announcementContent(announcement, purpose, facts, { stopUrl: '', now }));
}

/** Queues the mails of a published announcement, or decides which ones the publication of a scheduled one sends. */
export async function mailAudience(
  target: Target,
  { purpose }: BodyOf<typeof mailAnnouncement>,
  { caller, now }: Sender,
): Promise<
  | ResponseOf<typeof mailAnnouncement>
  | Problem<
      | 'announcement-gone'
      | 'announcement-just-published'
      | 'announcement-published'
      | 'announcement-too-old'
      | 'no-mail-to-audience'
    >
> {
  const announcement = await findAnnouncement(target);
  if (!announcement) return announcementNotFound();
  if (!announcement.isPublished) return scheduleMails(target, purpose, { caller, now });
  if (purpose === null) return problem('announcement-published');
  const refusal = mailRefusal(announcement, now);
  if (refusal) return refusal;
  const queued = await queueAnnouncementMails(target, announcement, { purpose, now });
  const path = documentPaths.announcement(target.eventId, target.id);
  await auditPeopleList(caller, { action: 'announcement.mail', target: path, size: queued }, now);
  return { queued };
}

/** Stores which mails the publication sends. */
function scheduleMails(
  target: Target,
  purpose: MailPurpose | null,
  { caller, now }: Sender,
): Promise<
  | ResponseOf<typeof mailAnnouncement>
  | Problem<'announcement-gone' | 'announcement-just-published' | 'no-mail-to-audience'>
> {
  const path = documentPaths.announcement(target.eventId, target.id);
  const details = { purpose };
  return commitWithRetry<
    ResponseOf<typeof mailAnnouncement>,
    Problem<'announcement-gone' | 'announcement-just-published' | 'no-mail-to-audience'>
  >(async () => {
    const stored = await readDocument(path, announcementDocument);
    if (!stored) return announcementNotFound();
    if (purpose !== null && !smtpSettings()) return mailNotSetUp();
    if (stored.data.isPublished) return problem('announcement-just-published');
    const data = { scheduledMail: purpose };
    return {
      writes: [
        { kind: 'update', path, data, revision: stored.revision },
        auditWrite({
          actor: caller.username,
          action: 'announcement.mail-schedule',
          target: path,
          now,
          details,
        }),
      ],
      response: { queued: 0 },
    };
  });
}

/**
 * Queues the mails of an announcement and returns their number. Emails that have one already get no second one, so a
 * repeat is safe. Beyond the provider's daily limit they wait for the next days. `now`: epoch milliseconds.
 */
export async function queueAnnouncementMails(
  target: Target,
  announcement: AnnouncementDocument,
  { purpose, now }: { purpose: MailPurpose; now: number },
): Promise<number> {
  return queueMailsTo(
    await readAudiencePeople(target.eventId, announcement),
    target,
    announcement,
    {
      purpose,
      now,
    },
  );
}

/** Queues the mails of an announcement to those of its audience among these people, like `queueAnnouncementMails`. */
export async function queueMailsTo(
  people: AudiencePeople,
  target: Target,
  announcement: AnnouncementDocument,
  { purpose, now }: { purpose: MailPurpose; now: number },
): Promise<number> {
  const recipients = announcementRecipients(announcement, purpose, people).map(
    ({ email, language }) => ({ id: announcementMailId(target.id, email), to: email, language }),
  );
  if (recipients.length === 0) return 0;
  const queue = await readMailQueue(now);
  let queued = 0;
  for (let from = 0; from < recipients.length; from += maxWritesPerCommit) {
    const batch = recipients.slice(from, from + maxWritesPerCommit);
    queued += await commitWithRetry<number>(async () => {
      const stored = await readMails(batch.map(({ id }) => id));
      const missing = batch.filter(({ id }) => !stored.has(id));
      const writes = missing.map(({ id, to, language }, index) => {
        const about = { ...target, purpose };
        const mail = { kind: 'announcement' as const, to, language, announcement: about };
        return queueComposedMailWrite(id, mail, now + delayOfMail(queue, queued + index));
      });
      return { writes, response: missing.length };
    });
  }
  return queued;
}

/** Returns the emails of the audience, audited with their number, since they leave the portal. */
export async function announcementEmails(
  target: Target,
  { purpose }: BodyOf<typeof exportAnnouncementEmails>,
  { caller, now }: Sender,
): Promise<ResponseOf<typeof exportAnnouncementEmails> | Problem<'announcement-gone'>> {
  const announcement = await findAnnouncement(target);
  if (!announcement) return announcementNotFound();
  const people = await readAudiencePeople(target.eventId, announcement);
  const emails = announcementRecipients(announcement, purpose, people).map(({ email }) => email);
  const path = documentPaths.announcement(target.eventId, target.id);
  const list = { action: 'announcement.emails', target: path, size: emails.length };
  await auditPeopleList(caller, list, now);
  return { emails: emails.toSorted() };
}

async function findAnnouncement({ eventId, id }: Target) {
  const path = documentPaths.announcement(eventId, id);
  return (await readDocument(path, announcementDocument))?.data;
}

const announcementNotFound = () => problem('announcement-gone');

/** Returns the problem of mails that cannot be sent. Stored mails prevent a second one for a week, so later none is sent. */
function mailRefusal(
  { publishAt }: AnnouncementDocument,
  now: number,
): Problem<'announcement-too-old' | 'no-mail-to-audience'> | undefined {
  if (now - Date.parse(publishAt) >= mailRetentionMs) return problem('announcement-too-old');
  return smtpSettings() ? undefined : mailNotSetUp();
}

const mailNotSetUp = () => problem('no-mail-to-audience');
