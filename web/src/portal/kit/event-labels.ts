import { timeZoneText } from '@wine-walk/common/lib/date-text.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { nonBreakingTime } from '../../i18n/non-breaking-time.ts';
import { texts } from '../texts/texts.ts';
import { format, staffLocale } from './format.ts';

type Named = Pick<EventDocument, 'name' | 'startTime' | 'timeZone'> & { id: string };

/** Event as an option of a select. */
export interface EventChoice {
  id: string;
  label: string;
}

/**
 * Returns the events as options by name. Events of the same name, as an unrenamed copy, also show their day.
 */
export function eventChoices(events: readonly Named[]): EventChoice[] {
  return events.map(({ id, name, startTime, timeZone }) => {
    const isShared = events.some((other) => other.id !== id && other.name === name);
    return { id, label: isShared ? `${name} – ${format.shortDate(startTime, timeZone)}` : name };
  });
}

type Times = Pick<EventDocument, 'startTime' | 'endTime' | 'timeZone'>;

/** Returns 'Nov 20, 2026, 4:00 – 8:00 PM' in the event's zone, with both dates if it ends on another day. */
export function eventTimeText({ startTime, endTime, timeZone }: Times): string {
  const [first, last] = [
    format.shortDate(startTime, timeZone),
    format.shortDate(endTime, timeZone),
  ];
  if (first === last) return `${first}, ${format.timeRange(startTime, endTime, timeZone)}`;
  const [start, end] = [startTime, endTime].map((at) => format.time(at, timeZone));
  // May break before the second date only.
  return `${first}, ${nonBreakingTime(`${start} –`)} ${`${last}, ${end}`.replaceAll(/\s/g, '\u00a0')}`;
}

/** Returns 'On now · ends 8:00 PM · Eastern Time'. `now`: epoch milliseconds. */
export function eventStatusText(event: Times, now: number): string {
  const { startTime, endTime, timeZone } = event;
  const at = (instant: string) => {
    const isNear = Math.abs(Date.parse(instant) - now) < 18 * 60 * 60 * 1000;
    const date = isNear ? '' : `${format.shortDate(instant, timeZone)}, `;
    return date + format.time(instant, timeZone);
  };
  const status = eventStatus(event, now);
  return texts.events.status[status]({
    start: at(startTime),
    end: at(endTime),
    zone: timeZoneLabel(timeZone),
  });
}

/** Returns 'Eastern Time' for America/New_York. */
export const timeZoneLabel = (timeZone: string) =>
  timeZoneText(new Date().toISOString(), { locale: staffLocale(), timeZone });
