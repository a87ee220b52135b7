import { type Problem, problem } from '../../api/contract/problems.ts';
import type { CheckInSource } from '../../model/categories.ts';
import { type EventTimes, eventStatus } from '../events/event-status.ts';

export interface StaffCheckInInput {
  source: Exclude<CheckInSource, 'device'>;
  event: EventTimes & { isActive: boolean };
  /** Epoch milliseconds; null in records from before it was stored. */
  registeredAt: number | null;
  /** Time of the staff action, in epoch milliseconds. */
  at: number;
}

export type StaffCheckInDecision =
  | {
      outcome: 'verified';
      /** Time of the visit, in epoch milliseconds. */
      visitedAt: number;
    }
  | {
      outcome: 'refused';
      refusal: Problem<'check-in-before-registration' | 'event-not-running'>;
    };

/**
 * Decides a check-in made by staff. At a business the event must be running. A stamp card has no times: its
 * visits count at entry, at the latest just before the event's end.
 */
export function decideStaffCheckIn(facts: StaffCheckInInput): StaffCheckInDecision {
  const { source, event, registeredAt } = facts;
  const lastMoment = Date.parse(event.endTime) - 1;
  const at = source === 'paper' ? Math.min(facts.at, lastMoment) : facts.at;
  const mayBeOver = source === 'paper' && facts.at > lastMoment;
  if ((!event.isActive && !mayBeOver) || eventStatus(event, at) !== 'running')
    return { outcome: 'refused', refusal: problem('event-not-running') };
  if (registeredAt === null || source === 'paper') return { outcome: 'verified', visitedAt: at };
  if (at < registeredAt)
    return { outcome: 'refused', refusal: problem('check-in-before-registration') };
  return { outcome: 'verified', visitedAt: at };
}
