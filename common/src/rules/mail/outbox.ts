import type { MailDocument } from '../../model/mail.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/** Time in milliseconds for which a mail of each kind is attempted; for sign-in mails, the lifetime of a code. */
export const attemptsLastMs: Readonly<Record<MailDocument['kind'], number>> = {
  'sign-in': 10 * minutes,
  confirmation: 24 * 60 * minutes,
  announcement: 24 * 60 * minutes,
  roster: 24 * 60 * minutes,
  'event-notice': 24 * 60 * minutes,
  offer: 24 * 60 * minutes,
  test: 10 * minutes,
};
/** Time in milliseconds for which staff see the state of a mail. */
export const mailRetentionMs = 7 * 24 * 60 * minutes;
/** Longer than one attempt can take, so that no two attempts of one mail overlap. */
const firstDelayMs = 30 * seconds;
const longestDelayMs: Readonly<Record<MailDocument['kind'], number>> = {
  'sign-in': 4 * minutes,
  confirmation: 60 * minutes,
  announcement: 60 * minutes,
  roster: 60 * minutes,
  'event-notice': 60 * minutes,
  offer: 10 * minutes,
  test: 4 * minutes,
};

/** Outcome of one attempt. `reason`: text of the provider, for staff. */
export type DeliveryResult =
  | { outcome: 'accepted' }
  /** The provider refuses this mail: a repeat is refused as well. */
  | { outcome: 'rejected'; reason: string }
  /** The provider could not be reached or had no time: a repeat may succeed. */
  | { outcome: 'unavailable'; reason: string };

/** Fields of a mail that is about to be attempted; undefined if it is not due. `now`: epoch milliseconds. */
export function claimAttempt(
  mail: MailDocument,
  now: number,
): Pick<MailDocument, 'attempts' | 'nextAttemptAt'> | undefined {
  if (mail.state !== 'queued' || !mail.nextAttemptAt || Date.parse(mail.nextAttemptAt) > now)
    return undefined;
  const delayMs = Math.min(longestDelayMs[mail.kind], firstDelayMs * 2 ** mail.attempts);
  return {
    attempts: mail.attempts + 1,
    nextAttemptAt: new Date(now + delayMs).toISOString(),
  };
}

/** Fields of a mail after an attempt. `now`: epoch milliseconds. */
export function afterAttempt(
  mail: MailDocument,
  result: DeliveryResult,
  now: number,
): Pick<MailDocument, 'state' | 'text' | 'nextAttemptAt' | 'reason' | 'sentAt'> {
  const over = { text: null, nextAttemptAt: null };
  if (result.outcome === 'accepted')
    return { ...over, state: 'sent', reason: null, sentAt: new Date(now).toISOString() };
  const { reason } = result;
  const { nextAttemptAt, giveUpAt, text } = mail;
  const isOver =
    result.outcome === 'rejected' || nextAttemptAt === null || nextAttemptAt >= giveUpAt;
  return isOver
    ? { ...over, state: 'failed', reason, sentAt: null }
    : { state: 'queued', text, nextAttemptAt, reason, sentAt: null };
}
