import { type MailDocument, type MailState, mailDocument } from '@wine-walk/common/model/mail.ts';
import { kindsToMany } from '@wine-walk/common/rules/mail/kinds.ts';
import type { Query } from 'firebase-admin/firestore';
import { documentPaths } from '../paths.ts';
import { countQuery, readQuery, readQueryIn } from '../query.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../read.ts';

/** Maximum number of due mails that are read at once. */
export const maxDueMails = 40;

/**
 * Returns the mails whose next attempt is due, longest waiting first, but sign-in mails before all others: their codes expire
 * within minutes. `now`: epoch milliseconds.
 */
export async function readDueMails(now: number): Promise<Stored<MailDocument>[]> {
  const read = (narrow: (query: Query) => Query) =>
    readQuery(documentPaths.mails, mailDocument, (query) =>
      narrow(query)
        .where('nextAttemptAt', '<=', new Date(now))
        .orderBy('nextAttemptAt')
        .limit(maxDueMails),
    );
  const due = await read((query) => query);
  // Sign-in mails may also be beyond the limit.
  const urgent =
    due.length < maxDueMails ? [] : await read((query) => query.where('kind', '==', 'sign-in'));
  const all = new Map([...urgent, ...due].map((mail) => [mail.id, mail]));
  const isOther = ({ data }: Stored<MailDocument>) => Number(data.kind !== 'sign-in');
  return [...all.values()].toSorted((a, b) => isOther(a) - isOther(b)).slice(0, maxDueMails);
}

/** Returns mails that failed because the limit of the provider was used up. */
export function readHeldBackMails(limit: number): Promise<Stored<MailDocument>[]> {
  return readQuery(documentPaths.mails, mailDocument, (query) =>
    query.where('state', '==', 'failed').where('isOverQuota', '==', true).limit(limit),
  );
}

/** Maximum number of confirmations that one mail lists. */
const maxJoined = 100;

/** Returns queued confirmations to a mailbox. */
export function readQueuedConfirmations(mailbox: string): Promise<Stored<MailDocument>[]> {
  return readQuery(documentPaths.mails, mailDocument, (query) =>
    query
      .where('mailbox', '==', mailbox)
      .where('kind', '==', 'confirmation')
      .where('state', '==', 'queued')
      .limit(maxJoined),
  );
}

/** Returns the invitations of ticket holders to these mailboxes, of all events. */
export function readInvitationsTo(mailboxes: readonly string[]): Promise<Stored<MailDocument>[]> {
  return readQueryIn(documentPaths.mails, mailDocument, {
    field: 'mailbox',
    values: mailboxes,
    narrow: (query) => query.where('kind', '==', 'invitation'),
  });
}

/** Returns the latest mails, latest first, without those whose first attempt is still ahead. `now`: epoch milliseconds. */
export function readLatestMails(limit: number, now: number): Promise<Stored<MailDocument>[]> {
  return readQuery(documentPaths.mails, mailDocument, (query) =>
    query.where('createdAt', '<=', new Date(now)).orderBy('createdAt', 'desc').limit(limit),
  );
}

/** Counts the mails to many people that were sent in the 24 hours before `now` (epoch milliseconds) or match a condition. */
async function countSentAnd(now: number, matches: (query: Query) => Query): Promise<number> {
  const count = (condition: (query: Query) => Query) =>
    countQuery(documentPaths.mails, (query) => condition(query.where('kind', 'in', kindsToMany)));
  const since = new Date(now - 86_400_000);
  const [sent, others] = await Promise.all([
    count((query) => query.where('sentAt', '>', since)),
    count(matches),
  ]);
  return sent + others;
}

/** Counts the mails to many people that wait, or were sent in the 24 hours before `now` (epoch milliseconds). */
export function countMailsToMany(now: number): Promise<number> {
  return countSentAnd(now, (query) => query.where('state', '==', 'queued'));
}

/**
 * Counts the mails to many people that are due, or were sent in the 24 hours before `now` (epoch milliseconds): not those that
 * wait for the days after, before which urgent news goes.
 */
export function countMailsToManyToday(now: number): Promise<number> {
  return countSentAnd(now, (query) => query.where('nextAttemptAt', '<=', new Date(now)));
}

/** Counts the mails of an announcement by state. */
export async function countAnnouncementMails(id: string): Promise<Record<MailState, number>> {
  const count = (state: MailState) =>
    countQuery(documentPaths.mails, (query) =>
      query.where('announcement.id', '==', id).where('state', '==', state),
    );
  const [queued, sent, failed] = await Promise.all([
    count('queued'),
    count('sent'),
    count('failed'),
  ]);
  return { queued, sent, failed };
}

/** Returns those of these mails that are stored, by ID. */
export async function readMails(
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stored<MailDocument>>> {
  const targets = ids.map((id) => [documentPaths.mail(id), mailDocument] as const);
  const stored = await readDocumentsSkippingInvalid(...targets);
  return new Map(stored.flatMap((mail) => (mail ? [[mail.id, mail]] : [])));
}
