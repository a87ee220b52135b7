import type { MailDocument } from '../../model/mail.ts';
import { mailKinds, mailRetentionMs } from './kinds.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Delay in milliseconds after the provider's limit was used up; its days are not ours, and some limit hours. */
const quotaDelayMs = 3 * 60 * minuteMs;
/** Time in milliseconds after which a mail that the provider's limit holds back is given up. */
const quotaLastsMs = 3 * 24 * 60 * minuteMs;
/** Longer than one attempt can take, so that no two attempts of one mail overlap. */
const firstDelayMs = 30 * secondMs;

/** Outcome of one attempt. `reason`: text of the provider, for staff. */
export type DeliveryResult =
  | { outcome: 'accepted' }
  /** The provider refuses this mail: a repeat is refused as well. */
  | { outcome: 'rejected'; reason: string }
  /** The provider's limit is used up: a repeat some hours later succeeds. */
  | { outcome: 'over-quota'; reason: string }
  /** The provider could not be reached or had no time: a repeat may succeed. */
  | { outcome: 'unavailable'; reason: string };

/** Fields of a mail that is about to be attempted; undefined if it is not due. `now`: epoch milliseconds. */
export function claimAttempt(
  mail: MailDocument,
  now: number,
): Pick<MailDocument, 'attempts' | 'nextAttemptAt'> | undefined {
  if (mail.state !== 'queued' || !mail.nextAttemptAt || Date.parse(mail.nextAttemptAt) > now)
    return undefined;
  const delayMs = Math.min(mailKinds[mail.kind].maxDelayMs, firstDelayMs * 2 ** mail.attempts);
  return {
    attempts: mail.attempts + 1,
    nextAttemptAt: new Date(now + delayMs).toISOString(),
  };
}

/** Fields of a mail that waits because its mailbox has had enough. `nextAttemptAtMs`: epoch milliseconds. */
export function postponed(
  { kind, giveUpAt }: MailDocument,
  nextAttemptAtMs: number,
): Pick<MailDocument, 'nextAttemptAt' | 'giveUpAt'> {
  const end = Math.max(Date.parse(giveUpAt), nextAttemptAtMs + mailKinds[kind].attemptsMs);
  return {
    nextAttemptAt: new Date(nextAttemptAtMs).toISOString(),
    giveUpAt: new Date(end).toISOString(),
  };
}

type AfterAttempt = Pick<
  MailDocument,
  | 'state'
  | 'text'
  | 'secret'
  | 'nextAttemptAt'
  | 'giveUpAt'
  | 'reason'
  | 'isOverQuota'
  | 'sentAt'
  | 'expiresAt'
>;

/** Fields of a mail after an attempt. `now`: epoch milliseconds. */
export function afterAttempt(
  mail: MailDocument,
  result: DeliveryResult,
  now: number,
): AfterAttempt {
  const { giveUpAt, expiresAt } = mail;
  const over = { text: null, secret: null, nextAttemptAt: null, giveUpAt, expiresAt };
  if (result.outcome === 'accepted') {
    const sentAt = new Date(now).toISOString();
    const storedUntil = new Date(now + mailKinds[mail.kind].retentionMs).toISOString();
    const sent = { reason: null, isOverQuota: false, sentAt, expiresAt: storedUntil };
    return { ...over, ...sent, state: 'sent' };
  }
  const isOverQuota = result.outcome === 'over-quota';
  const failure = { reason: result.reason, isOverQuota, sentAt: null };
  const next = isOverQuota ? timesAfterQuota(mail, now) : mail;
  const isOver =
    result.outcome === 'rejected' ||
    next.nextAttemptAt === null ||
    next.nextAttemptAt >= next.giveUpAt;
  if (isOver) return { ...over, ...failure, state: 'failed' };
  const { text, secret } = mail;
  const { nextAttemptAt } = next;
  const again = { text, secret, nextAttemptAt, giveUpAt: next.giveUpAt, expiresAt };
  return { ...failure, ...again, state: 'queued' };
}

/** Fields of a mail that was given up and is queued again. `now`: epoch milliseconds. */
export function queuedAgain(
  { kind }: Pick<MailDocument, 'kind'>,
  now: number,
): Pick<
  MailDocument,
  'state' | 'attempts' | 'nextAttemptAt' | 'giveUpAt' | 'isOverQuota' | 'expiresAt'
> {
  return {
    state: 'queued',
    attempts: 0,
    nextAttemptAt: new Date(now).toISOString(),
    giveUpAt: new Date(now + mailKinds[kind].attemptsMs).toISOString(),
    isOverQuota: false,
    expiresAt: new Date(now + mailRetentionMs).toISOString(),
  };
}

/** True for a mail that can be sent days after it was given up: it has no text or secret, which was removed. */
export const isRepeatable = ({ kind }: Pick<MailDocument, 'kind'>) =>
  mailKinds[kind].content === 'composed';

/** Returns the times of a mail that the provider's limit holds back. */
function timesAfterQuota(
  mail: MailDocument,
  now: number,
): Pick<MailDocument, 'nextAttemptAt' | 'giveUpAt'> {
  // A code or a test mail is worthless hours later.
  if (mailKinds[mail.kind].content === 'stored') return mail;
  // One that staff queued again days later is attempted as long as they gave it.
  const end = Math.max(Date.parse(mail.createdAt) + quotaLastsMs, Date.parse(mail.giveUpAt));
  return {
    nextAttemptAt: new Date(now + quotaDelayMs).toISOString(),
    giveUpAt: new Date(end).toISOString(),
  };
}
