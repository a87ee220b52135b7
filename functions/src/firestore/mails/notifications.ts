import type { AnnouncementDocument } from '@wine-walk/common/model/announcements.ts';
import {
  type NotificationDeliveryDocument,
  type NotificationDocument,
  notificationDeliveryDocument,
  notificationDocument,
} from '@wine-walk/common/model/notifications.ts';
import { notificationRetentionMs } from '@wine-walk/common/rules/notifications/limits.ts';
import type { EventWithId } from '../events/events.ts';
import { documentPaths } from '../paths.ts';
import { countQuery, readQuery } from '../query.ts';
import { readDocument, readDocumentsSkippingInvalid, type Stored } from '../read.ts';
import type { Write } from '../write.ts';

export type StoredNotification = Stored<NotificationDocument>;
export type StoredDelivery = Stored<NotificationDeliveryDocument>;

/** Returns the ID of the notification of an announcement, so that there is one. */
const announcementNotificationId = (announcementId: string) => `announcement-${announcementId}`;

type NewNotification = Pick<
  NotificationDocument,
  'eventId' | 'kind' | 'announcementId' | 'isSafety'
>;

function createWrite(id: string, fields: NewNotification, now: number): Write {
  const at = (time: number) => new Date(time).toISOString();
  const data: NotificationDocument = {
    ...fields,
    createdAt: at(now),
    nextAttemptAt: at(now),
    expiresAt: at(now + notificationRetentionMs),
  };
  return { kind: 'create', path: documentPaths.notification(id), data };
}

/**
 * Returns the write that notifies people of an announcement, for the commit that publishes it; none if it is not urgent, not
 * published, or they were notified of it before. `now`: epoch milliseconds.
 */
export async function announcementNotificationWrites(
  { eventId, id }: { eventId: string; id: string },
  { isPublished, urgency }: Pick<AnnouncementDocument, 'isPublished' | 'urgency'>,
  now: number,
): Promise<Write[]> {
  if (!isPublished || urgency === 'normal') return [];
  const notificationId = announcementNotificationId(id);
  if (await readDocument(documentPaths.notification(notificationId), notificationDocument))
    return [];
  const isSafety = urgency === 'safety';
  const fields = { eventId, kind: 'announcement' as const, announcementId: id, isSafety };
  return [createWrite(notificationId, fields, now)];
}

/** Returns the write that notifies people at the end of an event of rewards that wait for them. `now`: epoch milliseconds. */
export function rewardNotificationWrite(event: EndOfEvent, now: number): Write {
  const fields = { kind: 'reward' as const, announcementId: null, isSafety: false };
  return createWrite(rewardNotificationId(event), { eventId: event.id, ...fields }, now);
}

type EndOfEvent = Pick<EventWithId, 'id' | 'endTime'>;

/** Returns an ID for each end of an event, which can be ended by mistake, or moved. */
const rewardNotificationId = ({ id, endTime }: EndOfEvent) => `reward-${id}-${Date.parse(endTime)}`;

/** Returns the IDs of those events that have notified of waiting rewards at their present end. */
export async function readRewardNotifications(
  events: readonly EndOfEvent[],
): Promise<ReadonlySet<string>> {
  const stored = await readDocumentsSkippingInvalid(
    ...events.map(
      (event) =>
        [documentPaths.notification(rewardNotificationId(event)), notificationDocument] as const,
    ),
  );
  return new Set(stored.flatMap((one) => (one ? [one.data.eventId] : [])));
}

/** Maximum number of notifications of an event, and of due ones, that are read. */
const maxNotifications = 100;

/** Returns the notifications of an event. */
export function readNotificationsOf(eventId: string): Promise<StoredNotification[]> {
  return readQuery(documentPaths.notifications, notificationDocument, (query) =>
    query.where('eventId', '==', eventId).limit(maxNotifications),
  );
}

/** Returns the notifications whose deliveries have not all begun. `now`: epoch milliseconds. */
export function readDueNotifications(now: number): Promise<StoredNotification[]> {
  return readQuery(documentPaths.notifications, notificationDocument, (query) =>
    query.where('nextAttemptAt', '<=', new Date(now)).limit(maxNotifications),
  );
}

/** Maximum number of due deliveries that are read at once. */
export const maxDueDeliveries = 200;

/** Returns deliveries to attempt again. `now`: epoch milliseconds. */
export function readDueDeliveries(now: number): Promise<StoredDelivery[]> {
  return readQuery(documentPaths.notificationDeliveries, notificationDeliveryDocument, (query) =>
    query
      .where('nextAttemptAt', '<=', new Date(now))
      .orderBy('nextAttemptAt')
      .limit(maxDueDeliveries),
  );
}

/** Returns the deliveries of a notification, by registration. */
export async function readDeliveriesOf(
  notificationId: string,
): Promise<ReadonlyMap<string, StoredDelivery>> {
  const stored = await readQuery(
    documentPaths.notificationDeliveries,
    notificationDeliveryDocument,
    (query) => query.where('notificationId', '==', notificationId),
  );
  return new Map(stored.map((delivery) => [delivery.data.submissionId, delivery]));
}

/** Maximum number of notifications that a person can have had, so that the latest is among those read. */
const maxOfPerson = 100;

/** Returns the notification that the passes of a registration show: the latest in a wallet; undefined for none. */
export async function readLatestOnPass(
  submissionId: string,
): Promise<NotificationDeliveryDocument | undefined> {
  const stored = await readQuery(
    documentPaths.notificationDeliveries,
    notificationDeliveryDocument,
    (query) => query.where('submissionId', '==', submissionId).limit(maxOfPerson),
  );
  return stored
    .map(({ data }) => data)
    .filter(({ channel }) => channel === 'apple')
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .at(-1);
}

/** Counts the people whom an announcement reached, by channel. */
export async function countReached(
  announcementId: string,
): Promise<Record<'wallet' | 'push' | 'mail' | 'app', number>> {
  const count = (channels: NotificationDeliveryDocument['channel'][]) =>
    countQuery(documentPaths.notificationDeliveries, (query) =>
      query
        .where('notificationId', '==', announcementNotificationId(announcementId))
        .where('channel', 'in', channels),
    );
  const [wallet, push, mail, app] = await Promise.all([
    count(['apple', 'google']),
    count(['push']),
    count(['mail']),
    count(['app']),
  ]);
  return { wallet, push, mail, app };
}
