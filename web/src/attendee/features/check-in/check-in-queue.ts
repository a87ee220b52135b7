import { checkIn } from '@wine-walk/common/api/check-in.ts';
import type { BodyInput, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { z } from 'zod';
import type { Delivery, QueueEntry } from '../../../platform/delivery-queue/delivery.ts';
import { DeliveryQueue } from '../../../platform/delivery-queue/delivery-queue.ts';
import type { QueueEnvironment } from '../../../platform/delivery-queue/environment.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import { api } from '../../../platform/session/api.ts';
import { onUserChange } from '../../../platform/session/session-state.ts';

const fix = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracyMeters: z.number().nullable(),
  takenAt: z.number(),
}) satisfies z.ZodType<DeviceFix>;

/** Payload of a queued check-in: all data that is sent, and the data that screens show. */
const checkInAttempt = z.object({
  eventId: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  /** Time zone of the event, for displaying the time. */
  timeZone: z.string(),
  /** Null with a venue code and no location. */
  fix: fix.nullable(),
  /** Code scanned from the business's poster, or its PIN. */
  venueCode: z.string().nullable(),
});
export type CheckInAttempt = z.infer<typeof checkInAttempt>;

/**
 * Returns the request's location fields. `capturedAt`: time of the attempt in epoch milliseconds of the
 * device.
 */
export function toLocationFields(fix: DeviceFix | null, capturedAt: number) {
  return {
    latitude: fix?.latitude ?? null,
    longitude: fix?.longitude ?? null,
    accuracy: fix?.accuracyMeters ?? null,
    fixAge: fix && Math.max(0, capturedAt - fix.takenAt),
  };
}

/** Returns the body of POST /api/checkins. `now`: time of sending in epoch milliseconds of the device. */
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
    ...toLocationFields(payload.fix, createdAt),
    capturedAt: new Date(createdAt).toISOString(),
    sentAt: new Date(now).toISOString(),
    venueCode: payload.venueCode,
  };
}

export type CheckInResponse = ResponseOf<typeof checkIn>;
export type CheckInDelivery = Delivery<CheckInAttempt, CheckInResponse>;

/** Queue of a participant's check-ins, from the click to the server's response. */
export class CheckInQueue extends DeliveryQueue<CheckInAttempt, CheckInResponse> {
  constructor(environment: QueueEnvironment) {
    super(environment, {
      payload: checkInAttempt,
      deliver: (entry) => {
        const body = checkInBody(entry, environment.clock.now());
        return api(checkIn, { body, idempotencyKey: entry.key });
      },
    });
    // The next session sends check-ins that an expired one could not, also of the same participant.
    onUserChange('attendee', () => this.setOwner(null, false));
  }
}
