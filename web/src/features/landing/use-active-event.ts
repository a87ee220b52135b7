import { useEffect, useState } from 'react';
import { currentLanguage, localeOf } from '../../texts/language.ts';
import type { PlainTexts } from '../../texts/plain/en.ts';

/** What the landing says of the event; the API answers more (contract/events.ts). */
interface ActiveEvent {
  place: string;
  startTime: string;
  endTime: string;
  timeZone: string;
}

/** The active event, asked for once the page is at rest; null until then and where there is none. */
export function useActiveEvent(): ActiveEvent | null {
  const [event, setEvent] = useState<ActiveEvent | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchActiveEvent(abort.signal).then(setEvent, () => setEvent(null));
    }, 400);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, []);
  return event;
}

async function fetchActiveEvent(signal: AbortSignal): Promise<ActiveEvent | null> {
  const response = await fetch('/api/events/active', { signal });
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

/** 'Depot Square · Tonight 4:00 – 8:00 PM', of the place its first part; without an event, where the walk is at home. */
export function eventLine(event: ActiveEvent | null, texts: PlainTexts['landing']): string {
  if (!event) return texts.eyebrow;
  const { timeZone } = event;
  const [square] = event.place.split(',');
  const locale = localeOf(currentLanguage());
  const [start, end] = [new Date(event.startTime), new Date(event.endTime)];
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone,
  });
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const isToday = day.format(start) === day.format(new Date());
  return `${square} · ${isToday ? texts.tonight : day.format(start)} ${clock.formatRange(start, end)}`;
}
