import type { NotificationDocument } from '../../model/notifications.ts';

const minutes = 60_000;

/** Maximum number of notifications to one person an evening, besides those for their safety. */
export const maxPerEvening = 3;
/** Length of an evening in milliseconds, back from a notification. */
const eveningMs = 12 * 60 * minutes;
/** Time in milliseconds after the end of an event up to which people are notified. */
const afterEndMs = 120 * minutes;
/** Time in milliseconds for which deliveries of a notification are attempted: afterwards the news is old. */
const attemptsLastMs = 30 * minutes;
/** Delay before the second attempt, in milliseconds: longer than one can take. It doubles with each one. */
const firstDelayMs = 1 * minutes;

/** Time in milliseconds for which notifications are retained: until the overview of the event was read. */
export const notificationRetentionMs = 30 * 86_400_000;

/** Returns the time from which people of an event are notified no more, in epoch milliseconds. */
export function notificationsEnd({ endTime }: { endTime: string }): number {
  return Date.parse(endTime) + afterEndMs;
}

/** True if the attempts of a notification are over. `now`: epoch milliseconds. */
export function isNotificationOver({ createdAt }: { createdAt: string }, now: number): boolean {
  return now >= Date.parse(createdAt) + attemptsLastMs;
}

/** Returns the time of the attempt after the one at `now` (epoch milliseconds), ISO 8601. `attempts`: before it. */
export function nextAttempt(attempts: number, now: number): string {
  return new Date(now + firstDelayMs * 2 ** attempts).toISOString();
}

/** Returns the notifications that count for the maximum of the evening before `next`: none for one about safety. */
export function earlierThisEvening<N extends NotificationDocument>(
  next: NotificationDocument,
  all: readonly { id: string; data: N }[],
): string[] {
  if (next.isSafety) return [];
  const at = Date.parse(next.createdAt);
  return all
    .filter(({ data }) => {
      const age = at - Date.parse(data.createdAt);
      return !data.isSafety && age > 0 && age < eveningMs;
    })
    .map(({ id }) => id);
}
