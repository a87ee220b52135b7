import { z } from 'zod';
import { pendingReason, visitState } from '../model/categories.ts';
import { documentId, instant, latitude, longitude } from '../model/fields/values.ts';
import { endpoint } from './contract/endpoint.ts';
import { checkInFields } from './participants.ts';

export const checkIn = endpoint({
  method: 'POST',
  path: '/api/checkins',
  access: 'attendee',
  rate: { perMinute: 30, by: 'caller' },
  summary:
    'Checks in at a business. The server measures the distance. A repeat returns the first response.',
  body: z
    .strictObject({
      participantId: documentId,
      eventId: documentId,
      businessId: documentId,
      latitude: latitude.nullish(),
      longitude: longitude.nullish(),
      /** Radius of 68 % confidence as reported by the Geolocation API, in meters. */
      accuracy: z.number().min(0).max(1_000_000).nullish(),
      /** Age of the fix at the tap, in milliseconds. */
      fixAge: z.number().min(0).max(86_400_000).nullish(),
      /** Time of the tap by the device's clock. */
      capturedAt: instant.nullish(),
      /** Time of sending by the device's clock, by which the server corrects `capturedAt`. */
      sentAt: instant.nullish(),
      /** Code of the business's poster, from its QR code or the PIN below it. */
      venueCode: z.string().trim().max(64).nullish(),
    })
    .refine((body) => (body.latitude == null) === (body.longitude == null), {
      path: ['longitude'],
      message: 'send-latitude-longitude-together',
    })
    .refine((body) => body.latitude != null || Boolean(body.venueCode), {
      path: ['latitude'],
      message: 'location-or-venue-code',
    }),
  output: checkInFields.extend({
    timestamp: instant,
    state: visitState,
    /** Reasons for a pending check-in; empty if verified. */
    reasons: z.array(pendingReason),
    /** Text for the first reason; empty if verified. */
    message: z.string(),
    /** Distance from the business in meters; null if no location was sent. */
    distanceMeters: z.number().nullable(),
    /** IDs of rewards unlocked by this visit. */
    unlockedRewards: z.array(z.string()),
  }),
  problems: [
    'before-registration',
    'business-closed',
    'business-not-in-event',
    'check-in-cancelled',
    'check-in-paused',
    'event-not-found',
    'event-not-running',
    'fix-too-old',
    'location-unclear',
    'not-registered',
    'not-your-data',
    'too-far',
    'too-many-attempts',
    'unknown-venue-code',
    'venue-code-required',
  ],
  idempotent: true,
  ignoredInIdempotencyHash: ['sentAt'],
});

export const findVenuePin = endpoint({
  method: 'POST',
  path: '/api/events/{eventId}/venue-pin',
  access: 'attendee',
  rate: { perMinute: 30, by: 'caller' },
  summary: 'Returns the business of a PIN below a poster’s QR code. Wrong PINs are limited.',
  params: z.object({ eventId: documentId }),
  body: z.strictObject({
    pin: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'pin-six-digits'),
  }),
  output: z.object({ businessId: z.string() }),
  problems: [
    'event-not-found',
    'event-not-running',
    'not-registered',
    'too-many-attempts',
    'unknown-venue-pin',
  ],
});
