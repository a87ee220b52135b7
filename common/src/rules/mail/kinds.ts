import { type MailDocument, mailKind } from '../../model/mail.ts';

type MailKind = MailDocument['kind'];

interface MailKindFacts {
  /** Time in milliseconds for which a mail is attempted; for sign-in mails, the lifetime of a code. */
  attemptsMs: number;
  /** Longest delay between two attempts, in milliseconds. */
  maxDelayMs: number;
  /** Time in milliseconds for which a sent mail is stored: until then, a repeat finds its ID and sends no second one. */
  retentionMs: number;
  /**
   * `stored`: its text, removed as soon as it is sent or given up. `composed`: by each attempt. `composed-with-secret`: the
   * same, with the secret of a link, which is removed like a text.
   */
  content: 'stored' | 'composed' | 'composed-with-secret';
  /** True if it goes to many people at once, so that it counts for the daily limit of mails to many. */
  isToMany: boolean;
  /** True if anyone can cause it for any email, so that a mailbox gets few of them an hour. Sign-in mails have a limit of their own. */
  isLimitedByMailbox: boolean;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Time in milliseconds for which staff see the state of a mail. */
export const mailRetentionMs = 7 * dayMs;

const usual: MailKindFacts = {
  attemptsMs: dayMs,
  maxDelayMs: 60 * minuteMs,
  retentionMs: mailRetentionMs,
  content: 'composed',
  isToMany: false,
  isLimitedByMailbox: false,
};
/** Facts of mails for which a person waits. */
const soon: MailKindFacts = { ...usual, maxDelayMs: 10 * minuteMs };
const toMany: MailKindFacts = { ...usual, isToMany: true };
/** Links that staff mail weeks before an event, and again to people who are added later. */
const links: MailKindFacts = { ...toMany, retentionMs: 180 * dayMs };
const stored: MailKindFacts = {
  ...usual,
  attemptsMs: 10 * minuteMs,
  maxDelayMs: 4 * minuteMs,
  content: 'stored',
};

/** Facts of each kind of mail. */
export const mailKinds: Readonly<Record<MailKind, Readonly<MailKindFacts>>> = {
  /** Link to sign in, with or without a code. */
  'sign-in': stored,
  /** Confirmation of a registration. */
  confirmation: { ...usual, isLimitedByMailbox: true },
  announcement: toMany,
  /** Personal link of a volunteer. */
  roster: links,
  /** Link of a shop to its page. */
  'shop-link': links,
  /** Link of a shop to its results. */
  results: links,
  /** Notice of a new event. */
  'event-notice': toMany,
  /** Free place for an entry of a waiting list. */
  offer: { ...soon, content: 'composed-with-secret' },
  /** Link that confirms the email of an entry of a waiting list or of a request for a notice. */
  'confirm-email': { ...soon, content: 'composed-with-secret', isLimitedByMailbox: true },
  /** Reminder of a registration before the event. */
  reminder: { ...toMany, isLimitedByMailbox: true },
  /** Reward that waits at the end of the walk. */
  reward: { ...soon, attemptsMs: 120 * minuteMs, isToMany: true },
  /** Links to register with tickets. */
  invitation: links,
  /** Thanks after an event. */
  'thank-you': toMany,
  /** Drinks that an attendee liked. */
  wines: { ...soon, isLimitedByMailbox: true },
  /** Test from staff or the set-up. */
  test: stored,
};

/** Kinds of mail to many people. */
export const kindsToMany: readonly MailKind[] = mailKind.options.filter(
  (kind) => mailKinds[kind].isToMany,
);
