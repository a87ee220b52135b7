import type { PendingReason } from '../../model/categories.ts';
import { eventStatus } from '../events/event-status.ts';
import { captureTimeIssues } from './capture-plausibility.ts';
import { type CheckInDecision, type CheckInInput, refusedDecision } from './check-in-decision.ts';
import { assessLocation } from './check-in-location.ts';

/** Decides a check-in: verified, pending or refused (docs/design.md, Check-in decisions). */
export function decideCheckIn(facts: CheckInInput): CheckInDecision {
  if (!facts.event.isActive || eventStatus(facts.event, facts.capturedAt) !== 'running')
    return refusedDecision(
      'event-not-running',
      'The event is not running, so check-ins are closed.',
    );
  if (facts.registeredAt !== null && facts.capturedAt < facts.registeredAt)
    return refusedDecision('before-registration', beforeRegistration);
  // Attempts from before the pause count, however late they arrive.
  if (facts.pausedAt !== null && facts.capturedAt >= facts.pausedAt)
    return refusedDecision('check-in-paused', checkInPaused);
  if (facts.closedAt !== null && facts.capturedAt >= facts.closedAt)
    return refusedDecision('business-closed', businessClosed(facts.business.name));
  const located = assessLocation(facts);
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

const beforeRegistration =
  'This check-in was made before you registered, so it does not count. Please check in again.';

const checkInPaused =
  'Check-in is paused for a moment. Please wait for the announcement, then try again.';

const businessClosed = (name: string) =>
  `${name} is closed for tonight. Nothing is missing without it: walk on to the next one.`;

const pendingMessage: Record<PendingReason, string> = {
  'unclear-fix':
    "Your phone can't tell exactly where you are. Try again, scan the venue code, or ask staff to confirm it.",
  'implausible-speed':
    'You got here surprisingly fast. Staff will confirm this visit, or try again in a few minutes.',
  'late-arrival': 'This check-in reached us late. Staff will confirm it.',
  'no-location':
    "Without a location we can't confirm this visit yet. Try again with location on, or ask staff to confirm it.",
};
