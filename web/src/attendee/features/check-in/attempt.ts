import { type checkIn } from '@wine-walk/common/api/check-in.ts';
import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import { z } from 'zod';
import type { QueueEntry } from '../../../platform/delivery-queue/delivery.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';

const fix = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracyMeters: z.number().nullable(),
  takenAt: z.number(),
}) satisfies z.ZodType<DeviceFix>;

/** One press of 'Check in': all that is sent of it, whenever that is, and what its screens show. */
export const checkInAttempt = z.object({
  eventId: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  /** The event's, for the time it was made. */
  timeZone: z.string(),
  /** Null where there is a venue code and no location. */
  fix: fix.nullable(),
  /** Of the business's poster. */
  venueCode: z.string().nullable(),
});
export type CheckInAttempt = z.infer<typeof checkInAttempt>;

/** What is sent of a fix. `capturedAt`: the attempt, in milliseconds since 1970 by the device's clock. */
export function sentLocation(fix: DeviceFix | null, capturedAt: number) {
  return {
    latitude: fix?.latitude ?? null,
    longitude: fix?.longitude ?? null,
    accuracy: fix?.accuracyMeters ?? null,
    fixAge: fix && Math.max(0, capturedAt - fix.takenAt),
  };
}

/** What POST /api/checkins is sent. `now`: as it is being sent, in milliseconds since 1970 by the device's clock. */
export function checkInBody(
  {
    owner,
    createdAt,
    payload,
  }: Pick<QueueEntry<CheckInAttempt>, 'owner' | 'createdAt' | 'payload'>,
  now: number,
): BodyInput<typeof checkIn> {
  return {
    participantId: owner,
    eventId: payload.eventId,
    businessId: payload.businessId,
    ...sentLocation(payload.fix, createdAt),
    capturedAt: new Date(createdAt).toISOString(),
    sentAt: new Date(now).toISOString(),
    venueCode: payload.venueCode,
  };
}
