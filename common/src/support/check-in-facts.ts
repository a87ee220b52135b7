import { type Coordinates, distanceMeters } from '../lib/distance.ts';
import { type CheckInInput, decideCheckIn, type LocationFix } from '../rules/check-in/check-in.ts';
import { textOfProblem } from './problem-messages.ts';
import { at } from './samples.ts';

/* Check-in in the first hour of an event, 20 m from a business. Tests pass differing facts. */

export const business = {
  name: 'Vino Veritas',
  latitude: 38.3,
  longitude: -78.5,
  requiresVenueCode: false,
};
export const event = { isActive: true, startTime: at(0), endTime: at(240) };
export const now = Date.parse(at(60));
export const seconds = 1000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;

/** Returns the coordinates `meters` north of the business. */
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

/** Returns the outcome, with the reasons if there are any. */
export function outcomeText(decision: ReturnType<typeof decideCheckIn>): string {
  if (decision.outcome === 'verified') return 'verified';
  if (decision.outcome === 'refused') return `refused: ${decision.refusal.problem}`;
  return `pending: ${decision.reasons.join(', ')}`;
}

/** Returns the message to the attendee; empty for a verified check-in. */
export function messageOf(decision: ReturnType<typeof decideCheckIn>): string {
  if (decision.outcome === 'verified') return '';
  return decision.outcome === 'refused' ? textOfProblem(decision.refusal) : decision.message;
}
