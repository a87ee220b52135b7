/** Share of the provider's daily limit that announcements and notices leave to sign-in codes and confirmations. */
const reservedShare = 0.2;

const dayMs = 86_400_000;

/** Returns how many mails to many may be sent in 24 hours, of the provider's daily limit. */
export function mailsToManyPerDay(dailyLimit: number): number {
  return Math.max(1, Math.floor(dailyLimit * (1 - reservedShare)));
}

interface Queue {
  /** Mails of the provider in 24 hours; null if there is no limit. */
  dailyLimit: number | null;
  /** Mails to many that were sent in the last 24 hours or wait. */
  ahead: number;
}

/** Returns the delay in milliseconds of a mail to many; `index` counts from 0 behind those ahead. */
export function delayOfMail({ dailyLimit, ahead }: Queue, index: number): number {
  return dailyLimit === null
    ? 0
    : Math.floor((ahead + index) / mailsToManyPerDay(dailyLimit)) * dayMs;
}

/** Returns the days until the last of these mails is sent: 1 if all are sent today. */
export function daysToSend(queue: Queue, count: number): number {
  return 1 + delayOfMail(queue, Math.max(0, count - 1)) / dayMs;
}
