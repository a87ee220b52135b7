import type { DetailsOf } from '../../api/contract/problem-codes.ts';
import { type Problem, problem } from '../../api/contract/problems.ts';
import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import type { PendingReason } from '../../model/categories.ts';
import { type EventTimes, eventStatus } from '../events/event-status.ts';
import { captureTimeIssues, type TimedLocation } from './capture-time.ts';
import { maxFixAgeMs, maxPendingAccuracyMeters, maxVerifiedAccuracyMeters } from './thresholds.ts';

/** Location reported by a device. */
export interface LocationFix extends Coordinates {
  /** Reported accuracy (68 % confidence) in meters; null if not reported. */
  accuracyMeters: number | null;
  /** Age at the tap, in milliseconds. */
  age: number;
}

/** Inputs of a check-in decision. */
export interface CheckInInput {
  /** `requiresVenueCode`: true if a location is not enough at this event. */
  business: Coordinates & { name: string; requiresVenueCode: boolean };
  radiusMeters: number;
  event: EventTimes & { isActive: boolean };
  /** Start of a check-in pause in epoch milliseconds; null if not paused. */
  pausedAt: number | null;
  /** Time the business closed for this event in epoch milliseconds; null if open. */
  closedAt: number | null;
  /** Null if the device sent no location. */
  fix: LocationFix | null;
  /** True if the venue code of this business was sent. */
  hasVenueCode: boolean;
  /** Verified visits at other businesses. */
  visits: readonly TimedLocation[];
  /** Epoch milliseconds; null in records from before it was stored. */
  registeredAt: number | null;
  /** Latest receipt before this upload batch (see upload-batch.ts), in epoch milliseconds. */
  notBeforeAt: number;
  /** Time of the tap by the server clock, in epoch milliseconds. */
  capturedAt: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Reason of a refusal. `location-unclear`: the fix is too vague to decide. Only `too-far` states that the
 * attendee is elsewhere.
 */
export type RefusalReason =
  | 'event-not-running'
  | 'before-registration'
  | 'check-in-paused'
  | 'business-closed'
  | 'venue-code-required'
  | 'too-far'
  | 'fix-too-old'
  | 'location-unclear';

export type CheckInDecision =
  | { outcome: 'verified'; distanceMeters: number }
  | { outcome: 'pending'; distanceMeters: number | null; reasons: PendingReason[]; message: string }
  | { outcome: 'refused'; refusal: Problem<RefusalReason> };

const refusedDecision = (refusal: Problem<RefusalReason>) =>
  ({ outcome: 'refused', refusal }) as const;

type LocationAssessment =
  | { outcome: 'located'; distanceMeters: number | null; issues: PendingReason[] }
  | Extract<CheckInDecision, { outcome: 'refused' }>;

/** Assesses the presence at the business by fix and venue code together. */
function assessLocation({
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
      : refusedDecision(problem('location-unclear', { business: business.name, radiusMeters }));
  const distance = distanceMeters(business, fix);
  const accuracy = fix.accuracyMeters ?? 0;
  const details: DetailsOf<'too-far'> = {
    business: business.name,
    distanceMeters: distance,
    radiusMeters,
    ...(fix.accuracyMeters !== null && { accuracyMeters: fix.accuracyMeters }),
  };
  if (fix.age > maxFixAgeMs)
    return hasVenueCode ? noUsableFix : refusedDecision(problem('fix-too-old', details));

  const located = (...issues: PendingReason[]): LocationAssessment => ({
    outcome: 'located',
    distanceMeters: distance,
    issues,
  });
  const isWithin = distance <= radiusMeters;
  if (isWithin && accuracy <= maxVerifiedAccuracyMeters) return located();
  // The accuracy subtracted from the distance is bounded, so a larger claim never helps.
  const mayBeWithin = distance - Math.min(accuracy, maxPendingAccuracyMeters) <= radiusMeters;
  if (hasVenueCode && mayBeWithin) return located();
  if (mayBeWithin && accuracy <= maxPendingAccuracyMeters) return located('unclear-fix');
  // A fix this vague cannot be used: with the venue code the check-in is pending, unless the fix excludes
  // presence.
  const isTooVague = accuracy > maxPendingAccuracyMeters && distance - accuracy <= radiusMeters;
  if (hasVenueCode && isTooVague) return located('unclear-fix');
  return refusedDecision(problem(isTooVague ? 'location-unclear' : 'too-far', details));
}

/** Decides a check-in: verified, pending or refused (docs/architecture.md, Check-in decisions). */
export function decideCheckIn(facts: CheckInInput): CheckInDecision {
  const business = facts.business.name;
  if (!facts.event.isActive || eventStatus(facts.event, facts.capturedAt) !== 'running')
    return refusedDecision(problem('event-not-running'));
  if (facts.registeredAt !== null && facts.capturedAt < facts.registeredAt)
    return refusedDecision(problem('before-registration'));
  // Attempts from before the pause count, however late they arrive.
  if (facts.pausedAt !== null && facts.capturedAt >= facts.pausedAt)
    return refusedDecision(problem('check-in-paused'));
  if (facts.closedAt !== null && facts.capturedAt >= facts.closedAt)
    return refusedDecision(problem('business-closed', { business }));
  const located = assessLocation(facts);
  const lacksCode = facts.business.requiresVenueCode && !facts.hasVenueCode;
  // From far away, the way to the business is the next step, not its code.
  if (lacksCode && !(located.outcome === 'refused' && located.refusal.problem === 'too-far'))
    return refusedDecision(problem('venue-code-required', { business }));
  if (located.outcome === 'refused') return located;
  const stop = { place: facts.business, at: facts.capturedAt };
  const reasons: PendingReason[] = [...located.issues, ...captureTimeIssues({ ...facts, stop })];
  if (reasons.length === 0 && located.distanceMeters !== null)
    return { outcome: 'verified', distanceMeters: located.distanceMeters };
  return {
    outcome: 'pending',
    distanceMeters: located.distanceMeters,
    reasons,
    message: pendingMessage[reasons[0] ?? 'no-location'],
  };
}

const pendingMessage: Record<PendingReason, string> = {
  'unclear-fix':
    'Your phone can’t tell exactly where you are. Try again, scan the venue code, or ask staff to confirm it.',
  'implausible-speed':
    'That was quick! Staff will confirm this visit, or try again in a few minutes.',
  'late-arrival': 'This check-in reached us late. Staff will confirm it.',
  'no-location':
    'Without a location we can’t confirm this visit yet. Try again with location on, or ask staff to confirm it.',
};
