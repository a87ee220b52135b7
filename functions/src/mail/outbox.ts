import { eventNoticeDocument } from '@wine-walk/common/model/events.ts';
import { type MailDocument, mailDocument } from '@wine-walk/common/model/mail.ts';
import { afterAttempt, type DeliveryResult } from '@wine-walk/common/rules/mail/outbox.ts';
import { commitWithRetry } from '../firestore/commit-with-retry.ts';
import { maxDueMails, readDueMails } from '../firestore/mails/mails.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument, type Stored } from '../firestore/read.ts';
import type { Write } from '../firestore/write.ts';
import { logError } from '../lib/log.ts';
import { mailboxHash } from '../lib/mailbox-hash.ts';
import { smtpSettings } from '../settings.ts';
import { composeMail } from './compose.ts';
import { composeJoined } from './compose-joined.ts';
import type { MailContent } from './mail-body.ts';
import { claimMail, type Joined } from './mail-limits.ts';
import type { MailReason, MailRefusal } from './mail-refusal.ts';
import { type MailProvider, smtpProvider } from './smtp.ts';

/** Returns the provider of this deployment; null if none is configured. */
export function mailProvider(): MailProvider | null {
  const settings = smtpSettings();
  return settings && smtpProvider(settings);
}

/** Refuses every mail of a deployment without a provider, with the reason for staff. */
const noProvider: MailProvider = () =>
  Promise.resolve({
    outcome: 'rejected',
    reason: 'not-set-up' satisfies MailReason,
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
  if (!claimed.stored || !claimed.isDue) return claimed.stored?.data;
  const mail = claimed.stored.data;
  const isLate = now >= Date.parse(mail.giveUpAt);
  const result: DeliveryResult = isLate
    ? {
        outcome: mail.isOverQuota ? 'over-quota' : 'rejected',
        reason: mail.reason ?? ('waited-too-long' satisfies MailReason),
      }
    : await attempt(id, mail, { provider, joined: claimed.joined, now });
  await Promise.all(claimed.joined.map((other) => settle(other, result, now)));
  return settle(claimed.stored, result, now);
}

/** Stores the result of an attempt, and returns the mail as it is afterwards; undefined if it does not exist. */
function settle(
  { path, data: { to, secret } }: Stored<MailDocument>,
  result: DeliveryResult,
  now: number,
): Promise<MailDocument | undefined> {
  return commitWithRetry<MailDocument | undefined>(async () => {
    const stored = await readDocument(path, mailDocument);
    // Deleted with the data of its recipient, or settled by another attempt.
    if (stored?.data.state !== 'queued') return { writes: [], response: stored?.data };
    // Replaced while it was sent. Another mail of the same content is settled with it.
    if (stored.data.to !== to || stored.data.secret !== secret)
      return { writes: [], response: stored.data };
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
        : await composeMail(mail, now);
  } catch (error) {
    logError('mail not composed', { mail: id }, error);
    return { outcome: 'unavailable', reason: 'not-composed' satisfies MailReason };
  }
  if ('refusal' in content) return { outcome: 'rejected', reason: content.refusal };
  // Queued again under its ID, a mail is another one for mailboxes.
  const queuedAt = Date.parse(mail.createdAt);
  return provider({ id: `${id}-${queuedAt}`, to: mail.to, ...content });
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
