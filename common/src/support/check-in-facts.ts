import { type Coordinates, distanceMeters } from '../lib/distance.ts';
import { type CheckInInput, decideCheckIn, type LocationFix } from '../rules/check-in/check-in.ts';
import { at } from './samples.ts';

/*
 * A walk in its first hour and somebody 20 metres from a business: what decides a check-in, for tests that say
 * what differs.
 */

export const business = { name: 'Vino Veritas', latitude: 38.3, longitude: -78.5 };
export const event = { isActive: true, startTime: at(0), endTime: at(240) };
export const now = Date.parse(at(60));
export const seconds = 1000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;

/** So many metres north of the business. */
export function north(meters: number): Coordinates {
  const metersPerDegree = distanceMeters(business, { ...business, latitude: 39.3 });
  return { latitude: business.latitude + meters / metersPerDegree, longitude: business.longitude };
}

export const fixAt = (
  meters: number,
  accuracyMeters: number | null = 10,
  age = 0,
): LocationFix => ({
  ...north(meters),
  accuracyMeters,
  age,
});

export function decide(overrides: Partial<CheckInInput>) {
  return decideCheckIn({
    business,
    radiusMeters: 50,
    event,
    pausedAt: null,
    closedAt: null,
    fix: fixAt(20),
    hasVenueCode: false,
    visits: [],
    registeredAt: null,
    notBeforeAt: 0,
    capturedAt: now,
    now,
    ...overrides,
  });
}

/** The outcome, with the reason where there is one. */
export function outcomeText(decision: ReturnType<typeof decideCheckIn>): string {
  if (decision.outcome === 'verified') return 'verified';
  if (decision.outcome === 'refused') return `refused: ${decision.reason}`;
  return `pending: ${decision.reasons.join(', ')}`;
}

/** What the person is told; empty where the check-in is verified. */
export function messageOf(decision: ReturnType<typeof decideCheckIn>): string {
  return decision.outcome === 'verified' ? '' : decision.message;
}
