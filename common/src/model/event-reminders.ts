import { z } from 'zod';
import { instant } from './fields/values.ts';

/** `eventReminders/{eventId}`: read by no client; the reminders of an event were queued. */
export const eventReminderDocument = z.object({
  /** Start of the event when they were queued: a postponed event has reminders again. */
  startTime: instant,
  queuedAt: instant,
});
