import {
  type NotificationChannel,
  type NotificationDeliveryDocument,
  notificationDeliveryDocument,
} from '@wine-walk/common/model/notifications.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readMails } from '../../firestore/mails/mails.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readSubscriptionsOf } from '../../firestore/people/push-subscriptions.ts';
import { readDocumentsSkippingInvalid } from '../../firestore/read.ts';
import { commit, type Write } from '../../firestore/write.ts';
import type { DeliveryOutcome } from '../../lib/delivery-outcome.ts';
import { announcementMailId } from '../../mail/announcement-mail.ts';
import { queueComposedMailWrite, roomForUrgentMails } from '../../mail/queue.ts';
import { pushSettings, smtpSettings } from '../../settings.ts';
import type { WalletChannel } from './channels.ts';
import { sendPush } from './web-push.ts';

/** Delivery that this run has claimed. */
export interface Delivery {
  path: string;
  data: NotificationDeliveryDocument;
}

export interface Run {
  /** Epoch milliseconds. */
  now: number;
  wallets: readonly WalletChannel[];
}

/** Number of failed attempts after which the next channel is used: some 7 minutes. */
const maxAttempts = 4;
/** Requests to push services at once. */
const parallelPushes = 50;

/** True if a mail can be sent to this email. */
export const canMail = (email: string) => email !== '' && smtpSettings() !== null;

/**
 * Attempts claimed deliveries by their channels. Where one is gone, or has failed too often, the next one follows. Stores the
 * outcomes, with the mails.
 */
export async function attemptDeliveries(deliveries: readonly Delivery[], run: Run): Promise<void> {
  const open = deliveries.map(({ path, data }) => ({ path, data: { ...data } }));
  for (const { data } of open) if (Date.parse(data.giveUpAt) <= run.now) data.channel = 'app';
  const senders = [
    ...run.wallets.map(({ channel, send }) => ({
      channel,
      send: (mine: readonly Delivery[]) => send(mine.map(({ data }) => data)),
    })),
    { channel: 'push' as const, send: sendPushes },
  ];
  for (const [at, { channel, send }] of senders.entries()) {
    const mine = open.filter(({ data }) => data.channel === channel);
    const next: NotificationChannel = senders[at + 1]?.channel ?? 'mail';
    if (mine.length > 0) await attemptIn(mine, send, next);
  }
  await settle(open, run.now);
}

/** Attempts deliveries of one channel; finally refused ones get the next channel. */
async function attemptIn(
  mine: readonly Delivery[],
  send: (mine: readonly Delivery[]) => Promise<ReadonlyMap<string, DeliveryOutcome>>,
  next: NotificationChannel,
): Promise<void> {
  const outcomes = await send(mine);
  for (const { data } of mine) {
    const outcome = outcomes.get(data.submissionId) ?? 'gone';
    if (outcome === 'delivered') data.nextAttemptAt = null;
    else if (outcome === 'gone' || data.attempts >= maxAttempts) data.channel = next;
  }
}

/** Sends to the browser that each participant subscribed last, to the one before if it is gone. */
async function sendPushes(
  deliveries: readonly Delivery[],
): Promise<ReadonlyMap<string, DeliveryOutcome>> {
  const settings = pushSettings();
  const outcomes = new Map<string, DeliveryOutcome>();
  if (!settings) return outcomes;
  const uids = [...new Set(deliveries.map(({ data }) => data.participantId))];
  const [subscriptions, { accentColor }] = await Promise.all([
    readSubscriptionsOf(uids),
    readOrganizationDocument(),
  ]);
  const gone: string[] = [];
  const sendOne = async ({ data }: Delivery) => {
    for (const subscription of subscriptions.get(data.participantId) ?? []) {
      const outcome = await sendPush(data, subscription, settings, accentColor);
      outcomes.set(data.submissionId, outcome);
      if (outcome !== 'gone') return;
      gone.push(subscription.path);
    }
  };
  for (let from = 0; from < deliveries.length; from += parallelPushes)
    await Promise.all(deliveries.slice(from, from + parallelPushes).map(sendOne));
  if (gone.length > 0) await commit(gone.map((path) => ({ kind: 'delete', path })));
  return outcomes;
}

/** Stores the outcomes and queues the mails. A delivery that was deleted with its person's data stays deleted. */
function settle(deliveries: readonly Delivery[], now: number): Promise<void> {
  return commitWithRetry<void>(async () => {
    const stored = await readDocumentsSkippingInvalid(
      ...deliveries.map(({ path }) => [path, notificationDeliveryDocument] as const),
    );
    const present = deliveries.filter((_, at) => stored[at]);
    const mailed = await mailsOf(present, now);
    const updates = present.map(({ path, data: { channel, attempts, nextAttemptAt } }): Write => {
      const isMailed = mailed.paths.has(path);
      const isDone = channel === 'mail' || channel === 'app';
      return {
        kind: 'update',
        path,
        data: {
          channel: channel === 'mail' && !isMailed ? 'app' : channel,
          attempts,
          nextAttemptAt: isDone ? null : nextAttemptAt,
        },
      };
    });
    return { writes: [...mailed.writes, ...updates], response: undefined };
  });
}

/**
 * Returns the writes of the mails to queue, one for each mailbox, and the paths of the deliveries that have one: none beyond
 * the provider's limit of today, since the news is old tomorrow.
 */
async function mailsOf(deliveries: readonly Delivery[], now: number) {
  const mine = deliveries.filter(({ data }) => data.channel === 'mail');
  const registrations = await readDocumentsSkippingInvalid(
    ...mine.map(
      ({ data }) => [documentPaths.registration(data.submissionId), registrationDocument] as const,
    ),
  );
  const mails = mine.flatMap(({ path, data }, at) => {
    const email = registrations[at]?.data.email ?? '';
    return canMail(email) ? [{ path, write: mailWrite(data, email, now) }] : [];
  });
  const byId = new Map(mails.map(({ write }) => [write.path, write]));
  const stored = await readMails([...byId.keys()].map((path) => path.split('/')[1] ?? ''));
  const missing = [...byId].filter(([path]) => !stored.has(path.split('/')[1] ?? ''));
  const room = missing.length === 0 ? 0 : await roomForUrgentMails(now);
  const beyond = new Set(missing.slice(room).map(([path]) => path));
  return {
    writes: missing.slice(0, room).map(([, write]) => write),
    paths: new Set(mails.flatMap(({ path, write }) => (beyond.has(write.path) ? [] : [path]))),
  };
}

/** Creates the write that queues the mail of a delivery, to be attempted while people are notified. */
function mailWrite(
  {
    notificationId,
    announcementId,
    submissionId,
    eventId,
    language,
    giveUpAt,
  }: NotificationDeliveryDocument,
  to: string,
  now: number,
): Write {
  const write =
    announcementId === null
      ? queueComposedMailWrite(
          `${notificationId}-${submissionId}`,
          { kind: 'reward', to, language, submissionId },
          now,
        )
      : queueComposedMailWrite(
          announcementMailId(announcementId, to),
          {
            kind: 'announcement',
            to: to.toLowerCase(),
            language,
            announcement: { eventId, id: announcementId, purpose: 'walk' },
          },
          now,
        );
  const ends = [String(write.data.giveUpAt), giveUpAt].toSorted();
  return { ...write, data: { ...write.data, giveUpAt: ends[0] } };
}
