import type { EventDocument } from '../../model/events.ts';
import { staffLinkPeriod } from '../sessions/staff-link-period.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Time before an event's start from which its shops edit their pages, and after its end until which they read them. */
const editLeadMs = 60 * dayMs;
const readAfterMs = 60 * dayMs;

type EventTimes = Pick<EventDocument, 'startTime' | 'endTime' | 'staffLinkLeadHours'>;

/** Instants of the link of a shop: it edits its page from `opensAt` to `editUntil`, and reads it until `expiresAt`. */
export interface ShopLinkPeriod {
  opensAt: string;
  editUntil: string;
  expiresAt: string;
  /** Period of the counter, in which the link works with its PIN. */
  counterFrom: string;
  counterUntil: string;
}

/** Returns the periods of a shop's link, derived from the event so that they follow its times. */
export function shopLinkPeriod(event: EventTimes): ShopLinkPeriod {
  const { opensAt: counterFrom, expiresAt: counterUntil } = staffLinkPeriod(event);
  return {
    opensAt: new Date(Date.parse(event.startTime) - editLeadMs).toISOString(),
    editUntil: event.endTime,
    expiresAt: new Date(Date.parse(event.endTime) + readAfterMs).toISOString(),
    counterFrom,
    counterUntil,
  };
}

/** Returns the phase of a shop's link: before its time, page editable, page readable, or over. `now`: epoch milliseconds. */
export function shopLinkStatus(event: EventTimes, now: number): 'early' | 'edit' | 'read' | 'over' {
  const { opensAt, editUntil, expiresAt } = shopLinkPeriod(event);
  if (now < Date.parse(opensAt)) return 'early';
  if (now < Date.parse(editUntil)) return 'edit';
  return now < Date.parse(expiresAt) ? 'read' : 'over';
}
