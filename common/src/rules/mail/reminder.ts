import { localTimeOf, resolveLocalTime } from '../../lib/local-time.ts';
import type { EventDocument } from '../../model/events.ts';

/** Time on the clock of the event at which reminders go out, on the day before it starts. */
const reminderClock = '10:00';

const dayMs = 24 * 60 * 60 * 1000;

type Times = Pick<EventDocument, 'startTime' | 'timeZone'>;

/** Returns the time at which the reminders of an event go out, in epoch milliseconds. */
export function reminderTime({ startTime, timeZone }: Times): number {
  const day = Date.parse(localTimeOf(startTime, timeZone).slice(0, 10)) - dayMs;
  const local = `${new Date(day).toISOString().slice(0, 10)}T${reminderClock}`;
  const resolved = resolveLocalTime(local, timeZone);
  if (resolved.kind === 'unreadable') throw new Error(`Unreadable time of a reminder: ${local}`);
  return Date.parse(resolved.kind === 'twice' ? resolved.first : resolved.instant);
}

/** True if the reminders of an event are due. `now`: epoch milliseconds. */
export function isReminderDue(event: Times, now: number): boolean {
  return reminderTime(event) <= now && now < Date.parse(event.startTime);
}

/** True for a registration after the reminders, whose confirmation has their link instead. `submittedAt`: ISO 8601. */
export function isAfterReminder(event: Times, submittedAt: string): boolean {
  return Date.parse(submittedAt) >= reminderTime(event);
}
