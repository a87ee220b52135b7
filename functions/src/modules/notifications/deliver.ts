import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type NotificationChannel,
  type NotificationDeliveryDocument,
  type NotificationDocument,
  notificationDeliveryDocument,
  notificationDocument,
} from '@wine-walk/common/model/notifications.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import {
  earlierThisEvening,
  isNotificationOver,
  maxPerEvening,
  nextAttempt,
  notificationRetentionMs,
  notificationsEnd,
} from '@wine-walk/common/rules/notifications/limits.ts';
import { onePerPerson, personKeys } from '@wine-walk/common/rules/notifications/persons.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readActiveEvents } from '../../firestore/events/events.ts';
import {
  maxDueDeliveries,
  readDeliveriesOf,
  readDueDeliveries,
  readDueNotifications,
  readNotificationsOf,
  readRewardNotifications,
  rewardNotificationWrite,
} from '../../firestore/mails/notifications.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readSubscriptionsOf } from '../../firestore/people/push-subscriptions.ts';
import { readDocument, readDocumentsSkippingInvalid } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import { pushSettings } from '../../settings.ts';
import { attemptDeliveries, canMail, type Delivery, type Run } from './attempt.ts';
import { type Recipient, readRecipients } from './recipients.ts';

/** Time in milliseconds for which one run has a notification to itself. */
const claimMs = 120_000;
/** Number of people whose deliveries begin in one commit. */
const batchSize = 150;

/** Notifies of rewards that wait at the end of events, and attempts everything that is due. */
export async function deliverDueNotifications(run: Run): Promise<void> {
  await notifyOfRewards(run.now);
  for (const { id } of await readDueNotifications(run.now)) await beginNotification(id, run);
  await retryDeliveries(run);
}

/** Creates the notification of waiting rewards for each active event that has ended, once for each end. */
async function notifyOfRewards(now: number): Promise<void> {
  const ended = (await readActiveEvents())
    .map(withId)
    .filter(
      (event) =>
        event.isPublished &&
        !event.isHidden &&
        hasEnded(event, now) &&
        now < notificationsEnd(event),
    );
  const notified = await readRewardNotifications(ended);
  for (const event of ended)
    if (!notified.has(event.id)) await commit([rewardNotificationWrite(event, now)]);
}

/**
 * Begins the deliveries of a notification: each person's is stored with its best channel, then attempted. Only one run does
 * it at a time, and a person whose delivery exists is left out, so a repeat notifies no person twice.
 */
export async function beginNotification(id: string, run: Run): Promise<void> {
  const notification = await claimNotification(id, run.now);
  if (!notification) return;
  const event = await readDocument(documentPaths.event(notification.eventId), eventDocument);
  const endMs = event ? notificationsEnd(event.data) : 0;
  const isOver = run.now >= endMs || isNotificationOver(notification, run.now);
  const toNotify = event && !isOver ? await readMissing(id, notification, event.data, run) : [];
  for (let from = 0; from < toNotify.length; from += batchSize) {
    const deliveries = toNotify
      .slice(from, from + batchSize)
      .map(([recipient, channel]) =>
        newDelivery(id, notification, { recipient, channel, now: run.now, endMs }),
      );
    await attemptDeliveries(await createMissing(deliveries), run);
  }
  await commit([
    { kind: 'update', path: documentPaths.notification(id), data: { nextAttemptAt: null } },
  ]);
}

/** Claims a notification that is due; undefined if another run has it, or it has begun. */
function claimNotification(id: string, now: number): Promise<NotificationDocument | undefined> {
  const path = documentPaths.notification(id);
  return commitWithRetry<NotificationDocument | undefined>(async () => {
    const stored = await readDocument(path, notificationDocument);
    const { nextAttemptAt } = stored?.data ?? {};
    if (!stored || !nextAttemptAt || Date.parse(nextAttemptAt) > now)
      return { writes: [], response: undefined };
    const data = { nextAttemptAt: new Date(now + claimMs).toISOString() };
    return {
      writes: [{ kind: 'update', path, data, revision: stored.revision }],
      response: stored.data,
    };
  });
}

/** Returns the people to notify who have no delivery, each by one registration, with the best channel. */
async function readMissing(
  id: string,
  notification: NotificationDocument,
  event: EventDocument,
  run: Run,
): Promise<[Recipient, NotificationChannel][]> {
  const [{ recipients, personKeysOf }, begun] = await Promise.all([
    readRecipients(notification, event),
    readDeliveriesOf(id),
  ]);
  const channelOf = await channelsOf(notification, id, recipients, personKeysOf, run);
  const missing = recipients.filter(({ submissionId }) => !begun.has(submissionId));
  return onePerPerson(missing, channelOf, {
    told: new Set([...begun.keys()].flatMap(personKeysOf)),
    isSafety: notification.isSafety,
  }).map((recipient) => [recipient, channelOf(recipient)]);
}

/** Returns the best channel of each registration; only the app for people who had enough this evening. */
async function channelsOf(
  notification: NotificationDocument,
  id: string,
  recipients: readonly Recipient[],
  personKeysOf: (submissionId: string) => readonly string[],
  { wallets }: Run,
): Promise<(recipient: Recipient) => NotificationChannel> {
  const { eventId } = notification;
  const all = (await readNotificationsOf(eventId)).filter((other) => other.id !== id);
  const earlier = await Promise.all(earlierThisEvening(notification, all).map(readDeliveriesOf));
  const toldEarlier = earlier.map(
    (deliveries) =>
      new Set(
        [...deliveries.values()].flatMap(({ data: { channel, submissionId } }) =>
          channel === 'app' ? [] : personKeysOf(submissionId),
        ),
      ),
  );
  const holders = await Promise.all(
    wallets.map(async ({ channel, readHolders }) => [channel, await readHolders(eventId)] as const),
  );
  const uids = [...new Set(recipients.map(({ participantId }) => participantId))];
  const subscriptions = pushSettings() ? await readSubscriptionsOf(uids) : new Map();
  return (recipient) => {
    const { submissionId, participantId, email } = recipient;
    const keys = personKeys(recipient);
    const had = toldEarlier.filter((told) => keys.some((key) => told.has(key)));
    if (had.length >= maxPerEvening) return 'app';
    const wallet = holders.find(([, submissionIds]) => submissionIds.has(submissionId));
    if (wallet) return wallet[0];
    if (subscriptions.has(participantId)) return 'push';
    return canMail(email) ? 'mail' : 'app';
  };
}

interface NewDelivery {
  recipient: Recipient;
  channel: NotificationChannel;
  /** Epoch milliseconds. */
  now: number;
  /** End of notifications of the event, in epoch milliseconds. */
  endMs: number;
}

function newDelivery(
  notificationId: string,
  { eventId, announcementId }: NotificationDocument,
  { recipient, channel, now, endMs }: NewDelivery,
): Delivery {
  const { submissionId, participantId, language, title, body } = recipient;
  const at = (time: number) => new Date(time).toISOString();
  const data: NotificationDeliveryDocument = {
    notificationId,
    announcementId,
    eventId,
    submissionId,
    participantId,
    language,
    title,
    body,
    channel,
    attempts: 1,
    nextAttemptAt: channel === 'app' ? null : nextAttempt(0, now),
    createdAt: at(now),
    giveUpAt: at(endMs),
    expiresAt: at(now + notificationRetentionMs),
  };
  return { path: documentPaths.notificationDelivery(notificationId, submissionId), data };
}

/** Stores the deliveries that do not exist, and returns those. */
function createMissing(deliveries: readonly Delivery[]): Promise<Delivery[]> {
  return commitWithRetry<Delivery[]>(async () => {
    const stored = await readDocumentsSkippingInvalid(
      ...deliveries.map(({ path }) => [path, notificationDeliveryDocument] as const),
    );
    const missing = deliveries.filter((_, at) => !stored[at]);
    const writes = missing.map(({ path, data }) => ({ kind: 'create' as const, path, data }));
    return { writes, response: missing };
  });
}

/** Attempts the deliveries again whose first attempt failed, or was interrupted. */
async function retryDeliveries(run: Run): Promise<void> {
  let due: Delivery[];
  do {
    const found = await readDueDeliveries(run.now);
    due = (await Promise.all(found.map(({ path }) => claimDelivery(path, run.now)))).flatMap(
      (claimed) => claimed ?? [],
    );
    await attemptDeliveries(due, run);
  } while (due.length === maxDueDeliveries);
}

/** Claims a delivery that is due; undefined if another run has it. */
function claimDelivery(path: string, now: number): Promise<Delivery | undefined> {
  return commitWithRetry<Delivery | undefined>(async () => {
    const stored = await readDocument(path, notificationDeliveryDocument);
    const { nextAttemptAt, attempts = 0 } = stored?.data ?? {};
    if (!stored || !nextAttemptAt || Date.parse(nextAttemptAt) > now)
      return { writes: [], response: undefined };
    const data = { attempts: attempts + 1, nextAttemptAt: nextAttempt(attempts, now) };
    return {
      writes: [{ kind: 'update', path, data, revision: stored.revision }],
      response: { path, data: { ...stored.data, ...data } },
    };
  });
}
