import { z } from 'zod';
import { instant } from './fields/values.ts';
import { translatedText } from './organization.ts';

/**
 * People that an announcement is for, as they are when they read it. `ticket-holders` have a ticket and have not registered:
 * only mails reach them.
 */
export const announcementAudience = z.enum([
  'all',
  'ticket-holders',
  'not-arrived',
  'arrived',
  'finished',
  'unpaid',
  'ticket-type',
  'visitors',
]);

/** Purpose of a mail. `walk`: about the walk itself, to the whole audience. `news`: only to people who agreed to receive it. */
export const mailPurpose = z.enum(['walk', 'news']);

export type MailPurpose = z.infer<typeof mailPurpose>;

/** `normal`: in the app only. `urgent` and `safety` also notify; `safety` beyond the limit of an evening. */
export const announcementUrgency = z.enum(['normal', 'urgent', 'safety']);

export type AnnouncementUrgency = z.infer<typeof announcementUrgency>;

/** Largest distance of a relative time from the start or end of an event: 30 days. */
const maxOffsetMinutes = 30 * 24 * 60;

/** Time that moves with the event: minutes after its start or end, negative before it. */
export const relativeTime = z.object({
  relativeTo: z.enum(['start', 'end']),
  offsetMinutes: z.number().int().min(-maxOffsetMinutes).max(maxOffsetMinutes),
});

export type RelativeTime = z.infer<typeof relativeTime>;

/** `events/{eventId}/announcements/{announcementId}`: read by everyone after publication, by staff before. */
export const announcementDocument = z.object({
  /** Texts for every language without its own one. */
  title: z.string(),
  message: z.string(),
  /** Both are empty in a language that has none. */
  titleIn: translatedText,
  messageIn: translatedText,
  audience: announcementAudience.default('all'),
  /** ID of the ticket type, or of the business whose visitors are meant; null for other audiences. */
  audienceId: z.string().nullable().default(null),
  urgency: announcementUrgency.default('normal'),
  /** Time of the publication; with `timing`, computed from the event at the last save until it is published. */
  publishAt: instant,
  /** Null for a fixed time. */
  timing: relativeTime.nullable().default(null),
  /**
   * Set by the server at `publishAt`, so that no client's clock decides it. Null if it is held back until staff edit it, because its
   * event was called off.
   */
  isPublished: z.boolean().nullable().default(false),
  /** Kind of the mails that the publication sends to the audience; null for none. */
  scheduledMail: mailPurpose.nullable().default(null),
  /** Kind of the mails to people who register after the publication, while it still matters; null for none. */
  lateMail: mailPurpose.nullable().default(null),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type AnnouncementDocument = z.infer<typeof announcementDocument>;
