import { timeRangeText, weekdayText } from '@wine-walk/common/lib/date-text.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { LocalizedText } from '@wine-walk/common/model/languages.ts';
import { nonBreakingTime } from '../../../i18n/non-breaking-time.ts';
import { currentLanguage } from '../../../platform/device/language.ts';
import { localeOf } from '../../../platform/device/organization.ts';
import { serverNow, syncServerClock } from '../../../platform/device/server-clock.ts';
import { jsonRequest } from '../../../platform/lib/json-request.ts';

/** Event fields that the landing page shows; the API returns more (common/src/api/events.ts). */
export interface ActiveEvent {
  id: string;
  name: string;
  place: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  ticketPrice: { amountCents: number; currency: string };
  businessCount: number;
  description?: string;
  descriptionIn?: LocalizedText;
  ticketUrl?: string;
}

/** Active event, or the reason that there is none to show. */
export type EventAnswer = ActiveEvent | 'loading' | 'none' | 'failed';

let cached: EventAnswer = 'loading';

/** Returns the last answer; `loading` before the first one. */
export function cachedActiveEvent(): EventAnswer {
  return cached;
}

/** Requests the active event. After a failure, an event that was loaded before stays. */
export async function loadActiveEvent(): Promise<EventAnswer> {
  const answer = await fetchActiveEvent().catch(() => 'failed' as const);
  if (answer !== 'failed' || typeof cached === 'string') cached = answer;
  return cached;
}

const watchIntervalMs = 5 * 60_000;

/**
 * Requests the active event every five minutes, and when the page becomes visible or the connection returns. Returns the
 * function that ends this.
 */
export function watchActiveEvent(onLoaded: (event: EventAnswer) => void): () => void {
  const load = () => {
    if (document.visibilityState === 'visible') void loadActiveEvent().then(onLoaded);
  };
  const timer = setInterval(load, watchIntervalMs);
  document.addEventListener('visibilitychange', load);
  window.addEventListener('online', load);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', load);
    window.removeEventListener('online', load);
  };
}

async function fetchActiveEvent(): Promise<EventAnswer> {
  const sentAt = Date.now();
  const response = await fetch('/api/events/active', jsonRequest);
  syncServerClock(response.headers.get('Date'), sentAt, response.headers.get('Age'));
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (answer === null) return 'none';
  return isActiveEvent(answer) ? answer : 'failed';
}

function isActiveEvent(answer: unknown): answer is ActiveEvent {
  if (typeof answer !== 'object' || answer === null) return false;
  const event = answer as Record<string, unknown>;
  return (
    ['id', 'name', 'place', 'startTime', 'endTime', 'timeZone'].every(
      (name) => typeof event[name] === 'string',
    ) &&
    typeof event.ticketPrice === 'object' &&
    typeof event.businessCount === 'number'
  );
}

/** True if the event has ended; false if there is none. */
export function isEventOver(event: EventAnswer): boolean {
  return typeof event === 'object' && Date.parse(event.endTime) <= serverNow();
}

/** Returns the day, such as 'Fri, Nov 20', and the times, in the event's time zone. */
export function eventDayAndTimes({ startTime, endTime, timeZone }: ActiveEvent) {
  const style = { locale: localeOf(currentLanguage()), timeZone };
  const now = new Date(serverNow()).toISOString();
  const day = weekdayText(startTime, style);
  return {
    day,
    times: nonBreakingTime(timeRangeText(startTime, endTime, style)),
    // An event that began before midnight and is in progress still counts as tonight.
    isTonight: day === weekdayText(now, style) || (startTime <= now && now <= endTime),
  };
}

/**
 * Returns the first part of the place with date and time, such as 'Depot Square · Tonight 4:00 – 8:00 PM';
 * the organization's place if there is no event.
 */
export function eventSummaryText(
  event: EventAnswer,
  texts: AttendeeTexts['landing'],
  place: string,
): string {
  if (typeof event === 'string') return place || texts.eyebrow;
  const [square] = event.place.split(',');
  if (isEventOver(event)) return joinFacts([square, texts.over]);
  const { day, times, isTonight } = eventDayAndTimes(event);
  return joinFacts([square, `${isTonight ? texts.tonight : day} ${times}`]);
}
