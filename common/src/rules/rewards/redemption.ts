import type { EventTimes } from '../events/event-status.ts';

/** How long after an event's end what was earned can still be had. Milliseconds. */
export const redemptionGraceMs = 2 * 60 * 60 * 1000;

/** Whether rewards can still be had: until `redemptionGraceMs` after the end. `now`: milliseconds since 1970, UTC. */
export function isRedemptionOpen(event: Pick<EventTimes, 'endTime'>, now: number): boolean {
  return now < Date.parse(event.endTime) + redemptionGraceMs;
}
