import { z } from 'zod';
import { instant } from './fields/values.ts';
import { language } from './organization.ts';
import { storedSession } from './sessions.ts';

/** Ways in which a person is notified, best first. `app`: nothing but the banner when the app opens. */
export const notificationChannel = z.enum(['apple', 'google', 'push', 'mail', 'app']);

export type NotificationChannel = z.infer<typeof notificationChannel>;

/** `announcement`: an urgent one. `reward`: people with a reward that they have not picked up at the end. */
const notificationKind = z.enum(['announcement', 'reward']);

/** `notifications/{id}`: read by no client; news of which the people of an event are notified once. */
export const notificationDocument = z.object({
  eventId: z.string(),
  kind: notificationKind,
  /** Null for other kinds. */
  announcementId: z.string().nullable(),
  /** True if it does not count for the maximum of an evening. */
  isSafety: z.boolean(),
  createdAt: instant,
  /** Time of the next attempt to begin the deliveries; null as soon as all have begun, or none may begin any more. */
  nextAttemptAt: instant.nullable(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type NotificationDocument = z.infer<typeof notificationDocument>;

/** `notificationDeliveries/{notificationId_submissionId}`: read by no client; one person's notification. */
export const notificationDeliveryDocument = z.object({
  notificationId: z.string(),
  /** Null for one about a reward. */
  announcementId: z.string().nullable(),
  eventId: z.string(),
  submissionId: z.string(),
  participantId: z.string(),
  channel: notificationChannel,
  title: z.string(),
  body: z.string(),
  language,
  /** Number of attempts so far. */
  attempts: z.number().int(),
  /** Time of the next attempt; null once it is delivered, or given up. */
  nextAttemptAt: instant.nullable(),
  createdAt: instant,
  /** Time after which no person is notified any more: some hours after the end of the event. */
  giveUpAt: instant,
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type NotificationDeliveryDocument = z.infer<typeof notificationDeliveryDocument>;

/** `pushSubscriptions/{sha256 of the endpoint}`: read by no client; browser that receives Web Push of a participant. */
export const pushSubscriptionDocument = z.object({
  participantId: z.string(),
  /** URL at the browser's push service. */
  endpoint: z.string(),
  /** Keys by which messages are encrypted for the browser (RFC 8291), base64url. */
  p256dh: z.string(),
  auth: z.string(),
  /** Session that subscribed; after its end the browser gets nothing. */
  session: storedSession.pick({ generation: true, sessionId: true }),
  subscribedAt: instant,
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type PushSubscriptionDocument = z.infer<typeof pushSubscriptionDocument>;
