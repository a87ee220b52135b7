import type { checkIn } from '@contract/check-in.ts';
import type { BodyInput } from '@contract/endpoint.ts';
import type { Instant } from '@contract/values.ts';
import type { Fix } from '../../device/location.ts';

/** One tap on 'Check in': all that is sent of it, whenever that is. */
export interface Tap {
  /** The Idempotency-Key of every attempt to send it. */
  key: string;
  eventId: string;
  businessId: string;
  businessName: string;
  /** Null where there is a venue code and no location. */
  fix: Fix | null;
  /** Of the business's poster. */
  venueCode: string | null;
  /** When it was tapped, by the device's clock. */
  capturedAt: Instant;
}

/** `now`: milliseconds since 1970 by the device's clock. */
export function makeTap(made: Omit<Tap, 'key' | 'capturedAt'>, now: number): Tap {
  return { ...made, key: crypto.randomUUID(), capturedAt: new Date(now).toISOString() };
}

/** How old the fix was at the tap. Milliseconds. */
export function fixAgeOf({ fix, capturedAt }: Pick<Tap, 'fix' | 'capturedAt'>): number | null {
  return fix && Math.max(0, Date.parse(capturedAt) - fix.takenAt);
}

/** What POST /api/checkins is sent. `now`: as it is being sent, by the device's clock. */
export function checkInBody(
  tap: Tap,
  participantId: string,
  now: number,
): BodyInput<typeof checkIn> {
  return {
    participantId,
    eventId: tap.eventId,
    businessId: tap.businessId,
    latitude: tap.fix?.latitude ?? null,
    longitude: tap.fix?.longitude ?? null,
    accuracy: tap.fix?.accuracyMeters ?? null,
    fixAge: fixAgeOf(tap),
    capturedAt: tap.capturedAt,
    sentAt: new Date(now).toISOString(),
    venueCode: tap.venueCode,
  };
}
