import { type ProblemDetails } from '../../api/problems.ts';
import { distanceMeters } from '../../lib/distance.ts';
import type { PendingReason } from '../../model/categories.ts';
import { type CheckInDecision, type CheckInInput, refusedDecision } from './check-in-decision.ts';
import { maxFixAgeMs, maxPendingAccuracyMeters, maxVerifiedAccuracyMeters } from './thresholds.ts';

type LocationAssessment =
  | { outcome: 'located'; distanceMeters: number | null; issues: PendingReason[] }
  | Extract<CheckInDecision, { outcome: 'refused' }>;

/** Returns what fix and venue code together prove about the presence at the business. */
export function assessLocation({
  business,
  radiusMeters,
  fix,
  hasVenueCode,
}: CheckInInput): LocationAssessment {
  const noUsableFix: LocationAssessment = {
    outcome: 'located',
    distanceMeters: null,
    issues: ['no-location'],
  };
  if (!fix)
    return hasVenueCode
      ? noUsableFix
      : refusedDecision('location-unclear', unknownDistance(business.name), { radiusMeters });
  const distance = distanceMeters(business, fix);
  const accuracy = fix.accuracyMeters ?? 0;
  const details: ProblemDetails = {
    distanceMeters: distance,
    radiusMeters,
    ...(fix.accuracyMeters !== null && { accuracyMeters: fix.accuracyMeters }),
  };
  if (fix.age > maxFixAgeMs)
    return hasVenueCode
      ? noUsableFix
      : refusedDecision('fix-too-old', staleFix(business.name), details);

  const located = (...doubts: PendingReason[]): LocationAssessment => ({
    outcome: 'located',
    distanceMeters: distance,
    issues: doubts,
  });
  const isWithin = distance <= radiusMeters;
  if (isWithin && accuracy <= maxVerifiedAccuracyMeters) return located();
  // The accuracy subtracted from the distance is bounded, so a larger claim never helps.
  const mayBeThere = distance - Math.min(accuracy, maxPendingAccuracyMeters) <= radiusMeters;
  if (hasVenueCode && mayBeThere) return located();
  if (mayBeThere && accuracy <= maxPendingAccuracyMeters) return located('unclear-fix');
  // So vague a fix is unusable: with the venue code it is pending, unless it excludes presence.
  const saysNothing = accuracy > maxPendingAccuracyMeters && distance - accuracy <= radiusMeters;
  if (hasVenueCode && saysNothing) return located('unclear-fix');
  if (saysNothing)
    return refusedDecision(
      'location-unclear',
      vagueFix(business.name, distance, accuracy),
      details,
    );
  return refusedDecision(
    'too-far',
    `You are ${displayMeters(distance, radiusMeters)} meters away from ${business.name}. Come within ${radiusMeters} meters to check in.`,
    details,
  );
}

/** Returns the distance in whole meters for messages; outside the radius never a number inside it. */
export function displayMeters(distance: number, radiusMeters: number): number {
  const rounded = Math.round(distance);
  return distance > radiusMeters ? Math.max(rounded, Math.floor(radiusMeters) + 1) : rounded;
}

const unknownDistance = (name: string) =>
  `We can't tell how many meters away from ${name} you are. Turn on location, or scan the venue code.`;

const staleFix = (name: string) =>
  `Your location is more than 2 minutes old, so we can't tell how many meters away from ${name} you are. Please try again.`;

const vagueFix = (name: string, distance: number, accuracy: number) =>
  `You seem to be ${Math.round(distance)} meters away from ${name}, but your phone knows its place only within ${Math.round(accuracy)} meters. Try again in the open, or scan the venue code.`;
