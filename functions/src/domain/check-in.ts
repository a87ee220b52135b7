import { distanceMeters, type Place } from './distance.ts';
import { type EventTimes, eventStatus } from './event-status.ts';

/** The best accuracy a fix must have to verify by itself, and the worst that still says anything. Metres. */
export const verifyingAccuracyMeters = 50;
export const usableAccuracyMeters = 100;
/** How old a fix may be at the tap. Milliseconds. */
export const freshFixMs = 2 * 60 * 1000;
/** A check-in that reaches the server later than this waits for staff. Milliseconds. */
export const lateArrivalMs = 12 * 60 * 60 * 1000;
/** Faster than a person gets from door to door in a district: a sprint, a shuttle in traffic. Metres a second. */
export const plausibleSpeed = 8;

export interface Fix extends Place {
  /** Metres, 68 % confidence, as the device claims; null where it does not say. */
  accuracyMeters: number | null;
  /** Milliseconds before the tap. */
  age: number;
}

export interface CheckInFacts {
  business: Place & { name: string };
  radiusMeters: number;
  event: EventTimes & { isActive: boolean };
  /** Null where the device gave no location. */
  fix: Fix | null;
  /** The code was given and is this business's. */
  hasVenueCode: boolean;
  /** The visit elsewhere that is nearest in time; null for the first. */
  otherVisit: { place: Place; at: number } | null;
  /** The tap, by the server's clock. Milliseconds since 1970, UTC. */
  capturedAt: number;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

export type PendingReason = 'unclear-fix' | 'implausible-speed' | 'late-arrival' | 'no-location';
export type RefusedReason = 'event-not-running' | 'too-far' | 'fix-too-old';

export type CheckInDecision =
  | { outcome: 'verified'; distanceMeters: number }
  | { outcome: 'pending'; distanceMeters: number | null; reasons: PendingReason[]; message: string }
  | { outcome: 'refused'; reason: RefusedReason; message: string };

/** Decides a check-in: verified, pending or refused (design, Check-in). */
export function decideCheckIn(facts: CheckInFacts): CheckInDecision {
  if (!facts.event.isActive || eventStatus(facts.event, facts.capturedAt) !== 'running')
    return refused('event-not-running', 'The event is not running, so check-ins are closed.');
  const located = locate(facts);
  if (located.outcome === 'refused') return located;
  const reasons: PendingReason[] = [...located.doubts];
  if (isTooFast(facts)) reasons.push('implausible-speed');
  if (facts.now - facts.capturedAt > lateArrivalMs) reasons.push('late-arrival');
  if (reasons.length === 0 && located.distanceMeters !== null)
    return { outcome: 'verified', distanceMeters: located.distanceMeters };
  return {
    outcome: 'pending',
    distanceMeters: located.distanceMeters,
    reasons,
    message: pendingWords[reasons[0] ?? 'no-location'],
  };
}

type Located =
  | { outcome: 'located'; distanceMeters: number | null; doubts: PendingReason[] }
  | Extract<CheckInDecision, { outcome: 'refused' }>;

/** What the fix and the venue code say together about being at the door. */
function locate({ business, radiusMeters, fix, hasVenueCode }: CheckInFacts): Located {
  const noUsableFix: Located = {
    outcome: 'located',
    distanceMeters: null,
    doubts: ['no-location'],
  };
  if (!fix) return hasVenueCode ? noUsableFix : refused('too-far', unknownDistance(business.name));
  if (fix.age > freshFixMs)
    return hasVenueCode ? noUsableFix : refused('fix-too-old', staleFix(business.name));

  const distance = distanceMeters(business, fix);
  const accuracy = fix.accuracyMeters ?? 0;
  const located = (...doubts: PendingReason[]): Located => ({
    outcome: 'located',
    distanceMeters: distance,
    doubts,
  });
  const isWithin = distance <= radiusMeters;
  if (isWithin && accuracy <= verifyingAccuracyMeters) return located();
  // A larger claimed accuracy never helps: what it may take off the distance is bounded.
  const mayBeThere = distance - Math.min(accuracy, usableAccuracyMeters) <= radiusMeters;
  if (hasVenueCode && mayBeThere) return located();
  if (mayBeThere && accuracy <= usableAccuracyMeters) return located('unclear-fix');
  // So vague a fix is no usable location: with the venue code it waits, unless even it rules out being there.
  const saysNothing = accuracy > usableAccuracyMeters && distance - accuracy <= radiusMeters;
  if (hasVenueCode && saysNothing) return located('unclear-fix');
  return refused(
    'too-far',
    isWithin
      ? vagueFix(business.name, distance, accuracy)
      : `You are ${spokenMeters(distance, radiusMeters)} meters away from ${business.name}. Come within ${radiusMeters} meters to check in.`,
  );
}

/** A distance in whole metres, as people are told it: outside of the circle never a number that would be within. */
export function spokenMeters(distance: number, radiusMeters: number): number {
  const rounded = Math.round(distance);
  return distance > radiusMeters ? Math.max(rounded, Math.floor(radiusMeters) + 1) : rounded;
}

/** Whether the way from the other visit, door to door less both circles, was faster than anyone walks. */
function isTooFast({ otherVisit, business, radiusMeters, capturedAt }: CheckInFacts): boolean {
  if (!otherVisit) return false;
  const meters = Math.max(0, distanceMeters(otherVisit.place, business) - 2 * radiusMeters);
  const seconds = Math.abs(capturedAt - otherVisit.at) / 1000;
  return meters > plausibleSpeed * seconds;
}

function refused(reason: RefusedReason, message: string) {
  return { outcome: 'refused', reason, message } as const;
}

const unknownDistance = (name: string) =>
  `We can't tell how many meters away from ${name} you are. Turn on location, or scan the venue code.`;

const staleFix = (name: string) =>
  `Your location is more than 2 minutes old, so we can't tell how many meters away from ${name} you are. Please try again.`;

const vagueFix = (name: string, distance: number, accuracy: number) =>
  `You seem to be ${Math.round(distance)} meters away from ${name}, but your phone knows its place only within ${Math.round(accuracy)} meters. Try again in the open, or scan the venue code.`;

const pendingWords: Record<PendingReason, string> = {
  'unclear-fix':
    "Your phone can't tell exactly where you are. Try again, scan the venue code, or ask staff to confirm it.",
  'implausible-speed':
    'You got here surprisingly fast. Staff will confirm this visit, or try again in a few minutes.',
  'late-arrival': 'This check-in reached us late. Staff will confirm it.',
  'no-location':
    "Without a location we can't confirm this visit yet. Try again with location on, or ask staff to confirm it.",
};
