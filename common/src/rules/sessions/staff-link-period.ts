import type { EventDocument } from '../../model/events.ts';

/** Time after an event's end in which its links work, for tills and stamp cards, in milliseconds. */
const graceMs = 6 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

type EventTimes = Pick<EventDocument, 'startTime' | 'endTime' | 'staffLinkLeadHours'>;

/** Instants between which the links of an event and their accounts work. */
export interface StaffLinkPeriod {
  opensAt: string;
  expiresAt: string;
}

/** Returns the period of an event's links. It is derived from the event, so that it follows its times. */
export function staffLinkPeriod({
  startTime,
  endTime,
  staffLinkLeadHours,
}: EventTimes): StaffLinkPeriod {
  return {
    opensAt: new Date(Date.parse(startTime) - staffLinkLeadHours * hourMs).toISOString(),
    expiresAt: new Date(Date.parse(endTime) + graceMs).toISOString(),
  };
}

/** Returns if the links of an event work. `now`: epoch milliseconds. */
export function staffLinkStatus(event: EventTimes, now: number): 'early' | 'open' | 'over' {
  const { opensAt, expiresAt } = staffLinkPeriod(event);
  if (now < Date.parse(opensAt)) return 'early';
  return now < Date.parse(expiresAt) ? 'open' : 'over';
}
