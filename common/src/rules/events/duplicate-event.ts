import { type EventDocument } from '../../model/events.ts';
import { type PointRuleDocument, type RewardDocument } from '../../model/rewards.ts';
import { type Instant } from '../../model/values.ts';

export interface CopyInput {
  name: string;
  startTime: Instant;
  endTime: Instant;
}

/** The same event at another time: not active until staff say so, with the same businesses in their order. */
export function copyEventDocument(
  source: EventDocument,
  next: CopyInput,
  at: Instant,
): EventDocument {
  return {
    ...source,
    ...next,
    // What was pressed on the evening itself.
    businessStatus: {},
    checkInPausedAt: null,
    isActive: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** A reward of the one event for the other. */
export function duplicateReward(
  source: RewardDocument,
  eventId: string,
  at: Instant,
): RewardDocument {
  return { ...source, eventId, version: 1, createdAt: at, updatedAt: at };
}

/** A rule of the one event for the other; its times move by as much as the event's start. Milliseconds. */
export function duplicateRule(
  source: PointRuleDocument,
  eventId: string,
  shiftMs: number,
  at: Instant,
): PointRuleDocument {
  const moved = (time: Instant | null) => time && shifted(time, shiftMs);
  return {
    ...source,
    eventId,
    windowStartTime: moved(source.windowStartTime),
    windowEndTime: moved(source.windowEndTime),
    activeFromTime: moved(source.activeFromTime),
    activeUntilTime: moved(source.activeUntilTime),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** How much later the one event starts than the other; negative where earlier. Milliseconds. */
export function startOffsetMs(source: Pick<EventDocument, 'startTime'>, next: CopyInput): number {
  return Date.parse(next.startTime) - Date.parse(source.startTime);
}

function shifted(time: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(time) + milliseconds).toISOString();
}
