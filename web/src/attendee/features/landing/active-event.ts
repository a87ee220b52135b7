import type { LandingTexts } from '../../../i18n/en/landing.ts';
import { nonBreakingTime } from '../../../i18n/non-breaking-time.ts';
import { currentLanguage, localeOf } from '../../../platform/device/language.ts';
import { serverNow, syncServerClock } from '../../../platform/device/server-clock.ts';

/** What the landing says of the event; the API answers more (contract/events.ts). */
export interface ActiveEvent {
  place: string;
  startTime: string;
  endTime: string;
  timeZone: string;
}

let cached: ActiveEvent | null = null;

/** What was answered before; null where nothing was. */
export function cachedActiveEvent(): ActiveEvent | null {
  return cached;
}

/** The active event; null where there is none, or no answer. */
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

/** Whether the walk has ended; false where there is none. */
export function isEventOver(event: ActiveEvent | null): boolean {
  return event !== null && Date.parse(event.endTime) <= serverNow();
}

/** 'Depot Square · Tonight 4:00 – 8:00 PM', of the place its first part; without an event, where the walk is at home. */
export function eventSummaryText(
  event: ActiveEvent | null,
  texts: LandingTexts['landing'],
): string {
  if (!event) return texts.eyebrow;
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
  // A walk that began before midnight is still tonight's.
  const isTonight = day.format(start) === day.format(now) || (start <= now && now <= end);
  // Across midnight Intl would add both dates.
  const times =
    day.format(start) === day.format(end)
      ? clock.formatRange(start, end)
      : `${clock.format(start)} – ${clock.format(end)}`;
  return `${square} · ${isTonight ? texts.tonight : day.format(start)} ${nonBreakingTime(times)}`;
}
