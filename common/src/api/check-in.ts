import { z } from 'zod';
import { pendingReason, visitState } from '../model/categories.ts';
import { documentId, instant, latitude, longitude } from '../model/values.ts';
import { endpoint } from './endpoint.ts';
import { checkInFields } from './participants.ts';

export const checkIn = endpoint({
  method: 'POST',
  path: '/api/checkins',
  access: 'attendee',
  rate: { perMinute: 30, by: 'caller' },
  summary:
    'Checks in at a business; the server measures the distance. A repeat is answered as the first.',
  body: z
    .strictObject({
      participantId: documentId,
      eventId: documentId,
      businessId: documentId,
      latitude: latitude.nullish(),
      longitude: longitude.nullish(),
      /** Metres, 68 % confidence, as the Geolocation API reports it. */
      accuracy: z.number().min(0).max(1_000_000).nullish(),
      /** How old the fix was at the press, in milliseconds. */
      fixAge: z.number().min(0).max(86_400_000).nullish(),
      /** When the person pressed the button, by the device's clock. */
      capturedAt: instant.nullish(),
      /** The device's clock as it sends, by which the server corrects `capturedAt`. */
      sentAt: instant.nullish(),
      /** From the business's poster: the QR's code, or the PIN under it. */
      venueCode: z.string().trim().max(64).nullish(),
    })
    .refine((body) => (body.latitude == null) === (body.longitude == null), {
      path: ['longitude'],
      message: 'Latitude and longitude go together.',
    })
    .refine((body) => body.latitude != null || Boolean(body.venueCode), {
      path: ['latitude'],
      message: 'A check-in needs a location or a venue code.',
    }),
  output: checkInFields.extend({
    state: visitState,
    /** Why it is pending; empty when verified. */
    reasons: z.array(pendingReason),
    /** The first of these in words for people; empty when verified. */
    message: z.string(),
    /** Metres from the business; null without a location. */
    distanceMeters: z.number().nullable(),
    /** The ids of the rewards this visit unlocked. */
    unlockedRewards: z.array(z.string()),
  }),
  problems: [
    'not-found',
    'not-registered',
    'registration-cancelled',
    'event-not-running',
    'before-registration',
    'check-in-paused',
    'business-closed',
    'too-far',
    'fix-too-old',
    'location-unclear',
    'unknown-venue-code',
    'too-many-requests',
  ],
  idempotent: true,
  ignoredInIdempotencyHash: ['sentAt'],
});
