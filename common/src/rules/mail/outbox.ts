import type { MailDocument } from '../../model/mail.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/** Time in milliseconds for which a mail of each kind is attempted; for sign-in mails, the lifetime of a code. */
export const attemptsLastMs: Readonly<Record<MailDocument['kind'], number>> = {
  'sign-in': 10 * minutes,
  confirmation: 24 * 60 * minutes,
  announcement: 24 * 60 * minutes,
  roster: 24 * 60 * minutes,
  'shop-link': 24 * 60 * minutes,
  results: 24 * 60 * minutes,
  'event-notice': 24 * 60 * minutes,
  offer: 24 * 60 * minutes,
  'confirm-email': 24 * 60 * minutes,
  reminder: 24 * 60 * minutes,
  reward: 120 * minutes,
  invitation: 24 * 60 * minutes,
  'thank-you': 24 * 60 * minutes,
  wines: 24 * 60 * minutes,
  test: 10 * minutes,
};
/** Time in milliseconds for which staff see the state of a mail. */
export const mailRetentionMs = 7 * 24 * 60 * minutes;
/** Delay in milliseconds after the provider's limit was used up; its days are not ours, and some limit hours. */
const quotaDelayMs = 3 * 60 * minutes;
/** Time in milliseconds after which a mail that the provider's limit holds back is given up. */
const quotaLastsMs = 3 * 24 * 60 * minutes;
/** Longer than one attempt can take, so that no two attempts of one mail overlap. */
const firstDelayMs = 30 * seconds;
const longestDelayMs: Readonly<Record<MailDocument['kind'], number>> = {
  'sign-in': 4 * minutes,
  confirmation: 60 * minutes,
  announcement: 60 * minutes,
  roster: 60 * minutes,
  'shop-link': 60 * minutes,
  results: 60 * minutes,
  'event-notice': 60 * minutes,
  offer: 10 * minutes,
  'confirm-email': 10 * minutes,
  reminder: 60 * minutes,
  reward: 10 * minutes,
  invitation: 60 * minutes,
  'thank-you': 60 * minutes,
  wines: 10 * minutes,
  test: 4 * minutes,
};

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
  const delayMs = Math.min(longestDelayMs[mail.kind], firstDelayMs * 2 ** mail.attempts);
  return {
    attempts: mail.attempts + 1,
    nextAttemptAt: new Date(now + delayMs).toISOString(),
  };
}

/** Fields of a mail that waits because its mailbox has had enough. `nextAttemptAtMs`: epoch milliseconds. */
export function heldBack(
  { kind, giveUpAt }: MailDocument,
  nextAttemptAtMs: number,
): Pick<MailDocument, 'nextAttemptAt' | 'giveUpAt'> {
  const end = Math.max(Date.parse(giveUpAt), nextAttemptAtMs + attemptsLastMs[kind]);
  return {
    nextAttemptAt: new Date(nextAttemptAtMs).toISOString(),
    giveUpAt: new Date(end).toISOString(),
  };
}

type AfterAttempt = Pick<
  MailDocument,
  'state' | 'text' | 'secret' | 'nextAttemptAt' | 'giveUpAt' | 'reason' | 'isOverQuota' | 'sentAt'
>;

/** Fields of a mail after an attempt. `now`: epoch milliseconds. */
export function afterAttempt(
  mail: MailDocument,
  result: DeliveryResult,
  now: number,
): AfterAttempt {
  const { giveUpAt } = mail;
  const over = { text: null, secret: null, nextAttemptAt: null, giveUpAt };
  if (result.outcome === 'accepted') {
    const sentAt = new Date(now).toISOString();
    return { ...over, state: 'sent', reason: null, isOverQuota: false, sentAt };
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
  return { ...failure, state: 'queued', text, secret, nextAttemptAt, giveUpAt: next.giveUpAt };
}

/** Fields of a mail that was given up and is queued again. `now`: epoch milliseconds. */
export function queuedAgain(
  { kind }: Pick<MailDocument, 'kind'>,
  now: number,
): Pick<MailDocument, 'state' | 'attempts' | 'nextAttemptAt' | 'giveUpAt' | 'isOverQuota'> {
  return {
    state: 'queued',
    attempts: 0,
    nextAttemptAt: new Date(now).toISOString(),
    giveUpAt: new Date(now + attemptsLastMs[kind]).toISOString(),
    isOverQuota: false,
  };
}

/** True for a mail that can be sent days after it was given up: it has no secret, which was removed. */
export const isRepeatable = (mail: Pick<MailDocument, 'kind'>) =>
  isComposed(mail) && mail.kind !== 'offer' && mail.kind !== 'confirm-email';

/** True for a mail that each attempt composes. The content of a code or a test mail is removed, and worthless hours later. */
const isComposed = ({ kind }: Pick<MailDocument, 'kind'>) => kind !== 'sign-in' && kind !== 'test';

/** Returns the times of a mail that the provider's limit holds back. */
function timesAfterQuota(
  mail: MailDocument,
  now: number,
): Pick<MailDocument, 'nextAttemptAt' | 'giveUpAt'> {
  if (!isComposed(mail)) return mail;
  return {
    nextAttemptAt: new Date(now + quotaDelayMs).toISOString(),
    giveUpAt: new Date(Date.parse(mail.createdAt) + quotaLastsMs).toISOString(),
  };
}
