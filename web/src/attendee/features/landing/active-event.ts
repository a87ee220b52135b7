import type { LandingTexts } from '../../../i18n/en/landing.ts';
import { nonBreakingTime } from '../../../i18n/non-breaking-time.ts';
import { currentLanguage, localeOf } from '../../../platform/device/language.ts';
import { serverNow, syncServerClock } from '../../../platform/device/server-clock.ts';

/** Event fields that the landing page shows; the API returns more (common/src/api/events.ts). */
export interface ActiveEvent {
  place: string;
  startTime: string;
  endTime: string;
  timeZone: string;
}

let cached: ActiveEvent | null = null;

/** Returns the last response; null before the first one. */
export function cachedActiveEvent(): ActiveEvent | null {
  return cached;
}

/** Returns the active event; null if there is none or the request failed. */
export async function loadActiveEvent(): Promise<ActiveEvent | null> {
  try {
    cached = await fetchActiveEvent();
  } catch {
    cached = null;
  }
  return cached;
}

async function fetchActiveEvent(): Promise<ActiveEvent | null> {
  const response = await fetch('/api/events/active');
  syncServerClock(response.headers.get('Date'));
  const answer: unknown = response.ok ? await response.json() : null;
  return isActiveEvent(answer) ? answer : null;
}

function isActiveEvent(answer: unknown): answer is ActiveEvent {
  if (typeof answer !== 'object' || answer === null) return false;
  const event = answer as Record<string, unknown>;
  return ['place', 'startTime', 'endTime', 'timeZone'].every(
    (name) => typeof event[name] === 'string',
  );
}

/** True if the event has ended; false if there is none. */
export function isEventOver(event: ActiveEvent | null): boolean {
  return event !== null && Date.parse(event.endTime) <= serverNow();
}

/**
 * Returns the first part of the place with date and time, such as 'Depot Square · Tonight 4:00 – 8:00 PM';
 * the organization's place if there is no event.
 */
export function eventSummaryText(
  event: ActiveEvent | null,
  texts: LandingTexts['landing'],
  place: string,
): string {
  if (!event) return place || texts.eyebrow;
  const { timeZone } = event;
  const [square] = event.place.split(',');
  if (isEventOver(event)) return `${square} · ${texts.over}`;
  const locale = localeOf(currentLanguage());
  const [start, end] = [new Date(event.startTime), new Date(event.endTime)];
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone,
  });
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const now = new Date(serverNow());
  // An event that began before midnight and is in progress still counts as tonight.
  const isTonight = day.format(start) === day.format(now) || (start <= now && now <= end);
  // For a range across midnight, Intl would add both dates.
  const times =
    day.format(start) === day.format(end)
      ? clock.formatRange(start, end)
      : `${clock.format(start)} – ${clock.format(end)}`;
  return `${square} · ${isTonight ? texts.tonight : day.format(start)} ${nonBreakingTime(times)}`;
}
