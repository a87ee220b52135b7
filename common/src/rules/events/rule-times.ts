import type { Instant } from '../../model/fields/values.ts';
import type { PointRuleDocument } from '../../model/rewards.ts';
import type { EventTimes } from './event-status.ts';

type RuleTimes = Pick<
  PointRuleDocument,
  'windowStartTime' | 'windowEndTime' | 'activeFromTime' | 'activeUntilTime'
>;

/** Returns the times of a rule, shifted by milliseconds. */
export function shiftedRuleTimes(rule: RuleTimes, shiftMs: number): RuleTimes {
  const shifted = (time: Instant | null) =>
    time && new Date(Date.parse(time) + shiftMs).toISOString();
  return {
    windowStartTime: shifted(rule.windowStartTime),
    windowEndTime: shifted(rule.windowEndTime),
    activeFromTime: shifted(rule.activeFromTime),
    activeUntilTime: shifted(rule.activeUntilTime),
  };
}

/**
 * Returns the times of a rule of an event that is moved to another time, shifted with its start; undefined if they stay. The times of
 * an event that is moved by less than its length stay, and those of a rule that counts at the new time, too.
 */
export function movedRuleTimes(
  rule: RuleTimes,
  before: EventTimes,
  after: EventTimes,
): RuleTimes | undefined {
  const isMovedAway = after.endTime <= before.startTime || before.endTime <= after.startTime;
  if (!isMovedAway || !countsDuring(rule, before) || countsDuring(rule, after)) return undefined;
  return shiftedRuleTimes(rule, Date.parse(after.startTime) - Date.parse(before.startTime));
}

/** True if visits during the event can earn points by the rule. */
function countsDuring(rule: RuleTimes, { startTime, endTime }: EventTimes): boolean {
  const meets = (from: Instant | null, until: Instant | null) =>
    (from === null || from < endTime) && (until === null || startTime < until);
  return (
    meets(rule.activeFromTime, rule.activeUntilTime) &&
    meets(rule.windowStartTime, rule.windowEndTime)
  );
}
