import { z } from 'zod';
import { attendeeRate, endpoint } from './contract/endpoint.ts';

/** Key of a browser, base64url: 65 and 16 bytes (RFC 8291). */
const key = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`));

const subscriptionId = z.string().regex(/^[0-9a-f]{64}$/, 'id-not-valid');

export const readPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  access: 'attendee',
  rate: attendeeRate,
  summary: 'Returns the public key by which browsers subscribe to Web Push (VAPID).',
  output: z.object({
    /** Base64url; null if this deployment has none. */
    publicKey: z.string().nullable(),
  }),
  problems: [],
});

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  access: 'attendee',
  rate: { perMinute: 60, by: 'caller' },
  summary: 'Notifies this browser of urgent news from now on. A repeat renews it.',
  body: z.strictObject({
    endpoint: z.string().regex(/^https?:\/\/\S{1,990}$/),
    keys: z.strictObject({ p256dh: key(87), auth: key(22) }),
  }),
  output: z.object({ id: subscriptionId }),
  problems: ['push-not-set-up', 'push-service-unknown'],
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/push/subscriptions/{id}',
  access: 'attendee',
  rate: { perMinute: 60, by: 'caller' },
  summary: 'Notifies this browser no more. Safe to repeat.',
  params: z.object({ id: subscriptionId }),
  output: z.object({ message: z.string() }),
  problems: [],
});
