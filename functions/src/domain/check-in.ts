import type { PendingReason } from '../contract/categories.ts';
import type { ProblemDetails } from '../contract/problems.ts';
import { captureDoubts } from './capture-plausibility.ts';
import { distanceMeters, type Place } from './distance.ts';
import { type EventTimes, eventStatus } from './event-status.ts';
import type { Stop } from './reachable-path.ts';

/** How near to a business one checks in where staff set nothing else for their event (specification, section 9). Metres. */
export const defaultCheckInRadiusMeters = 50;
/** The best accuracy a fix must have to verify by itself, and the worst that still says anything. Metres. */
export const verifyingAccuracyMeters = 50;
export const usableAccuracyMeters = 100;
/** How old a fix may be at the press. Milliseconds. */
export const freshFixMs = 2 * 60 * 1000;

export interface Fix extends Place {
  /** Metres, 68 % confidence, as the device claims; null where it does not say. */
  accuracyMeters: number | null;
  /** Milliseconds before the press. */
  age: number;
}

export interface CheckInFacts {
  business: Place & { name: string };
  radiusMeters: number;
  event: EventTimes & { isActive: boolean };
  /** Since when nobody can check in; null: they can. Milliseconds since 1970, UTC. */
  pausedAt: number | null;
  /** Since when the business is closed tonight; null: it is not. Milliseconds since 1970, UTC. */
  closedAt: number | null;
  /** Null where the device gave no location. */
  fix: Fix | null;
  /** The code was given and is this business's. */
  hasVenueCode: boolean;
  /** The verified visits elsewhere. */
  visits: readonly Stop[];
  /** Null where it was not kept yet. Milliseconds since 1970, UTC. */
  registeredAt: number | null;
  /** The last moment that the server saw before this and what arrived with it (see burst.ts). */
  notBeforeAt: number;
  /** The press, by the server's clock. Milliseconds since 1970, UTC. */
  capturedAt: number;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/**
 * `location-unclear`: so vague a fix that it neither shows nor rules out being there. Only `too-far` says that
 * somebody is elsewhere.
 */
export type RefusedReason =
  | 'event-not-running'
  | 'before-registration'
  | 'check-in-paused'
  | 'business-closed'
  | 'too-far'
  | 'fix-too-old'
  | 'location-unclear';

export type CheckInDecision =
  | { outcome: 'verified'; distanceMeters: number }
  | { outcome: 'pending'; distanceMeters: number | null; reasons: PendingReason[]; message: string }
  | { outcome: 'refused'; reason: RefusedReason; message: string; details: ProblemDetails };

/** Decides a check-in: verified, pending or refused (design, Check-in). */
export function decideCheckIn(facts: CheckInFacts): CheckInDecision {
  if (!facts.event.isActive || eventStatus(facts.event, facts.capturedAt) !== 'running')
    return refused('event-not-running', 'The event is not running, so check-ins are closed.');
  if (facts.registeredAt !== null && facts.capturedAt < facts.registeredAt)
    return refused('before-registration', beforeRegistration);
  // What was made before somebody pressed the button counts, however late it arrives.
  if (facts.pausedAt !== null && facts.capturedAt >= facts.pausedAt)
    return refused('check-in-paused', checkInPaused);
  if (facts.closedAt !== null && facts.capturedAt >= facts.closedAt)
    return refused('business-closed', businessClosed(facts.business.name));
  const located = locate(facts);
  if (located.outcome === 'refused') return located;
  const stop = { place: facts.business, at: facts.capturedAt };
  const reasons: PendingReason[] = [...located.doubts, ...captureDoubts({ ...facts, stop })];
  if (reasons.length === 0 && located.distanceMeters !== null)
    return { outcome: 'verified', distanceMeters: located.distanceMeters };
  return {
    outcome: 'pending',
    distanceMeters: located.distanceMeters,
    reasons,
    message: pendingMessage[reasons[0] ?? 'no-location'],
  };
}

type Located =
  | { outcome: 'located'; distanceMeters: number | null; doubts: PendingReason[] }
  | Extract<CheckInDecision, { outcome: 'refused' }>;

/** What the fix and the venue code say together about being at the business. */
function locate({ business, radiusMeters, fix, hasVenueCode }: CheckInFacts): Located {
  const noUsableFix: Located = {
    outcome: 'located',
    distanceMeters: null,
    doubts: ['no-location'],
  };
  if (!fix)
    return hasVenueCode
      ? noUsableFix
      : refused('location-unclear', unknownDistance(business.name), { radiusMeters });
  const distance = distanceMeters(business, fix);
  const accuracy = fix.accuracyMeters ?? 0;
  const details: ProblemDetails = {
    distanceMeters: distance,
    radiusMeters,
    ...(fix.accuracyMeters !== null && { accuracyMeters: fix.accuracyMeters }),
  };
  if (fix.age > freshFixMs)
    return hasVenueCode ? noUsableFix : refused('fix-too-old', staleFix(business.name), details);

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
  if (saysNothing)
    return refused('location-unclear', vagueFix(business.name, distance, accuracy), details);
  return refused(
    'too-far',
    `You are ${spokenMeters(distance, radiusMeters)} meters away from ${business.name}. Come within ${radiusMeters} meters to check in.`,
    details,
  );
}

/** A distance in whole metres, as people are told it: outside of the circle never a number that would be within. */
export function spokenMeters(distance: number, radiusMeters: number): number {
  const rounded = Math.round(distance);
  return distance > radiusMeters ? Math.max(rounded, Math.floor(radiusMeters) + 1) : rounded;
}

function refused(reason: RefusedReason, message: string, details: ProblemDetails = {}) {
  return { outcome: 'refused', reason, message, details } as const;
}

const beforeRegistration =
  'This check-in was made before you registered, so it does not count. Please check in again.';

const checkInPaused =
  'Check-in is paused for a moment. Please wait for the announcement, then try again.';

const businessClosed = (name: string) =>
  `${name} is closed for tonight. Nothing is missing without it: walk on to the next one.`;

const unknownDistance = (name: string) =>
  `We can't tell how many meters away from ${name} you are. Turn on location, or scan the venue code.`;

const staleFix = (name: string) =>
  `Your location is more than 2 minutes old, so we can't tell how many meters away from ${name} you are. Please try again.`;

const vagueFix = (name: string, distance: number, accuracy: number) =>
  `You seem to be ${Math.round(distance)} meters away from ${name}, but your phone knows its place only within ${Math.round(accuracy)} meters. Try again in the open, or scan the venue code.`;

const pendingMessage: Record<PendingReason, string> = {
  'unclear-fix':
    "Your phone can't tell exactly where you are. Try again, scan the venue code, or ask staff to confirm it.",
  'implausible-speed':
    'You got here surprisingly fast. Staff will confirm this visit, or try again in a few minutes.',
  'late-arrival': 'This check-in reached us late. Staff will confirm it.',
  'no-location':
    "Without a location we can't confirm this visit yet. Try again with location on, or ask staff to confirm it.",
};
