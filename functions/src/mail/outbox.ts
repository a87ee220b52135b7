import { type MailDocument, mailDocument } from '@wine-walk/common/model/mail.ts';
import {
  afterAttempt,
  attemptsLastMs,
  claimAttempt,
  type DeliveryResult,
  mailRetentionMs,
} from '@wine-walk/common/rules/mail/outbox.ts';
import { commitWithRetry } from '../firestore/commit-with-retry.ts';
import { readDueMails } from '../firestore/mails.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument, type Stored } from '../firestore/read.ts';
import type { Write } from '../firestore/write.ts';
import { appUrl, smtpSettings } from '../settings.ts';
import { testMail } from './compose.ts';
import { type MailProvider, smtpProvider } from './smtp.ts';

type NewMail = Pick<MailDocument, 'kind' | 'to' | 'language' | 'next' | 'subject'> & {
  text: string;
};

/** Creates the write that queues a mail, due at once. `now`: epoch milliseconds. */
export function queueMailWrite(id: string, mail: NewMail, now: number): Write {
  const at = (time: number) => new Date(time).toISOString();
  const data: MailDocument = {
    ...mail,
    state: 'queued',
    attempts: 0,
    nextAttemptAt: at(now),
    giveUpAt: at(now + attemptsLastMs),
    reason: null,
    createdAt: at(now),
    sentAt: null,
    expiresAt: at(now + mailRetentionMs),
  };
  return { kind: 'create', path: documentPaths.mail(id), data };
}

/** Creates the write that queues a test mail. */
export function queueTestMailWrite(id: string, to: string, now: number): Write {
  const text = testMail(appUrl(), id);
  return queueMailWrite(id, { kind: 'test', to, language: 'en', next: '/', ...text }, now);
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
    reason: 'Mail is not set up: SMTP_HOST and MAIL_FROM are missing (docs/set-up.md).',
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
  const path = documentPaths.mail(id);
  const claimed = await commitWithRetry<{
    stored: Stored<MailDocument> | undefined;
    isDue: boolean;
  }>(async () => {
    const stored = await readDocument(path, mailDocument);
    const claim = stored && claimAttempt(stored.data, now);
    const writes: Write[] = claim
      ? [{ kind: 'update', path, data: claim, revision: stored.revision }]
      : [];
    return { writes, response: { stored, isDue: claim !== undefined } };
  });
  const mail = claimed.stored?.data;
  if (!mail || !claimed.isDue || mail.text === null) return mail;
  const { to, subject, text } = mail;
  const isLate = now >= Date.parse(mail.giveUpAt);
  const result: DeliveryResult = isLate
    ? { outcome: 'rejected', reason: mail.reason ?? 'The mail waited too long to be sent.' }
    : await provider({ id, to, subject, text });
  return commitWithRetry<MailDocument | undefined>(async () => {
    const stored = await readDocument(path, mailDocument);
    // Deleted with the data of its recipient, or settled by another attempt.
    if (stored?.data.state !== 'queued') return { writes: [], response: stored?.data };
    const data = afterAttempt(stored.data, result, now);
    return {
      writes: [{ kind: 'update', path, data, revision: stored.revision }],
      response: { ...stored.data, ...data },
    };
  });
}

/** Mails sent at once by the schedule: providers limit the connections. */
const parallelMails = 5;

/** Returns the provider of this deployment, or one that refuses with the reason. */
export function deploymentProvider(): MailProvider {
  return mailProvider() ?? noProvider;
}

/** Attempts every mail that is due. */
export async function deliverDueMails(now: number): Promise<void> {
  const provider = deploymentProvider();
  const due = await readDueMails(now);
  for (let from = 0; from < due.length; from += parallelMails) {
    const batch = due.slice(from, from + parallelMails);
    await Promise.all(batch.map(({ id }) => deliverMail(id, provider, now)));
  }
}
