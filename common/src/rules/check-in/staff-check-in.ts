import type { CheckInSource } from '../../model/categories.ts';
import { type EventTimes, eventStatus } from '../events/event-status.ts';
import type { RefusalReason } from './check-in.ts';

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
      reason: Extract<RefusalReason, 'event-not-running' | 'before-registration'>;
      message: string;
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
    return refused('event-not-running', 'The event isn’t running, so check-ins are closed.');
  if (registeredAt === null || source === 'paper') return { outcome: 'verified', visitedAt: at };
  if (at < registeredAt)
    return refused('before-registration', 'They registered after this check-in.');
  return { outcome: 'verified', visitedAt: at };
}

function refused(
  reason: 'event-not-running' | 'before-registration',
  message: string,
): StaffCheckInDecision {
  return { outcome: 'refused', reason, message };
}
