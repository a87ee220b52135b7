import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { formats } from '../../i18n/format.ts';

const format = formats('en-US');

type Named = Pick<EventDocument, 'name' | 'startTime' | 'timeZone'> & { id: string };

/** What an event is chosen by. */
export interface EventChoice {
  id: string;
  label: string;
}

/** The events to choose from by name; those that share one, as a copy does until it has its own, by their day, too. */
export function eventChoices(events: readonly Named[]): EventChoice[] {
  return events.map(({ id, name, startTime, timeZone }) => {
    const isShared = events.some((other) => other.id !== id && other.name === name);
    return { id, label: isShared ? `${name} – ${format.shortDate(startTime, timeZone)}` : name };
  });
}

type Times = Pick<EventDocument, 'startTime' | 'endTime' | 'timeZone'>;

/** 'Nov 20, 2026, 4:00 – 8:00 PM' in the event's zone; both dates where it ends on another day. */
export function eventTimeText({ startTime, endTime, timeZone }: Times): string {
  const [first, last] = [
    format.shortDate(startTime, timeZone),
    format.shortDate(endTime, timeZone),
  ];
  if (first === last) return `${first}, ${format.timeRange(startTime, endTime, timeZone)}`;
  return `${first}, ${format.time(startTime, timeZone)} – ${last}, ${format.time(endTime, timeZone)}`;
}

/** 'Running now · ends 8:00 PM · Eastern Time'. `now`: milliseconds since 1970. */
export function eventStatusText(event: Times, now: number): string {
  const { startTime, endTime, timeZone } = event;
  const at = (instant: string) => {
    const isNear = Math.abs(Date.parse(instant) - now) < 18 * 60 * 60 * 1000;
    const date = isNear ? '' : `${format.shortDate(instant, timeZone)}, `;
    return date + format.time(instant, timeZone);
  };
  const label = {
    upcoming: `Starts ${at(startTime)}`,
    running: `Running now · ends ${at(endTime)}`,
    ended: `Ended ${at(endTime)}`,
  };
  return `${label[eventStatus(event, now)]} · ${timeZoneLabel(timeZone)}`;
}

/** 'Eastern Time' for America/New_York. */
export function timeZoneLabel(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
