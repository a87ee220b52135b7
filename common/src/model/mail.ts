import { z } from 'zod';
import { mailPurpose } from './announcements.ts';
import { email, instant } from './fields/values.ts';
import { language } from './organization.ts';

/** Kinds of mail; `rules/mail/kinds.ts` describes each. */
export const mailKind = z.enum([
  'sign-in',
  'confirmation',
  'announcement',
  'roster',
  'shop-link',
  'results',
  'event-notice',
  'offer',
  'confirm-email',
  'reminder',
  'reward',
  'invitation',
  'thank-you',
  'wines',
  'test',
]);

/** `queued`: to be sent, again if an attempt failed. `sent`: the provider accepted it. `failed`: given up. */
export const mailState = z.enum(['queued', 'sent', 'failed']);

export type MailState = z.infer<typeof mailState>;

/** Announcement from which each attempt composes a mail. */
export const announcementMail = z.object({
  eventId: z.string(),
  id: z.string(),
  purpose: mailPurpose,
});

export type AnnouncementMail = z.infer<typeof announcementMail>;

/** References to the documents from which each attempt composes a mail; null in mails of other kinds. */
export const mailReferences = z.object({
  /** Registration of a confirmation, a reminder, a waiting reward, thanks or liked drinks. */
  submissionId: z.string().nullable().default(null),
  announcement: announcementMail.nullable().default(null),
  /** Volunteer that gets a personal link. */
  volunteerId: z.string().nullable().default(null),
  /** Link of a shop to its page. */
  shopLinkId: z.string().nullable().default(null),
  /** Link of a shop to its results. */
  resultLinkId: z.string().nullable().default(null),
  /** Event and tickets of an invitation to register. */
  invitation: z
    .object({ eventId: z.string(), ticketIds: z.array(z.string()) })
    .nullable()
    .default(null),
  /** New event that a notice is about. */
  newEventId: z.string().nullable().default(null),
  /** Entry of a waiting list that has the offer of a place or is to be confirmed. */
  waitingId: z.string().nullable().default(null),
  /** Request for a notice whose email is to be confirmed. */
  noticeId: z.string().nullable().default(null),
  /** Secret of the link of an offer or a confirmation of an email; null as soon as it is sent or given up. */
  secret: z.string().nullable().default(null),
});

export type MailReferences = z.infer<typeof mailReferences>;

/** `mails/{id}`: outbox, read by no client. The ID is part of the Message-ID, so that a repeat is recognized. */
export const mailDocument = z.object({
  kind: mailKind,
  to: email,
  language,
  /** Hash of the mailbox, by which mails are limited; empty in early mails. */
  mailbox: z.string().default(''),
  /** Path of the app to open after the sign-in; for sign-in mails. */
  next: z.string(),
  ...mailReferences.shape,
  /** Empty for mails that are composed at each attempt. */
  subject: z.string(),
  /** Text with its links and codes; null for mails that are composed at each attempt, and as soon as a mail is sent or given up. */
  text: z.string().nullable(),
  state: mailState,
  /** Number of attempts so far. */
  attempts: z.number().int().min(0),
  /** Time of the next attempt; null unless queued. */
  nextAttemptAt: instant.nullable(),
  /** End of the attempts. */
  giveUpAt: instant,
  /** Reason of the last failed attempt, as the provider gave it; null without one. */
  reason: z.string().nullable(),
  /** True if the last attempt failed by the provider's limit, which says nothing about the address. */
  isOverQuota: z.boolean().default(false),
  createdAt: instant,
  /** Time at which the provider accepted it; null until then. */
  sentAt: instant.nullable(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type MailDocument = z.infer<typeof mailDocument>;
