import { publishDueAnnouncements } from '../../functions/src/modules/announcements/service.ts';
import { printLine } from '../shared/print.ts';

/** Milliseconds. */
const interval = 5000;

/**
 * Publishes scheduled announcements at their time, since the emulators run no schedules. Needs the database
 * of openDatabase. Answers what ends it.
 */
export function publishAnnouncements(): () => void {
  const timer = setInterval(() => {
    publishDueAnnouncements(Date.now()).catch((error: unknown) =>
      printLine(`No announcement published: ${String(error)}`),
    );
  }, interval);
  return () => clearInterval(timer);
}
