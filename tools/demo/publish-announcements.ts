import { publishDueAnnouncements } from '../../functions/src/modules/announcements/service.ts';
import { printLine } from '../shared/print.ts';

/** In milliseconds. */
const interval = 5000;

/**
 * Publishes scheduled announcements at their time, because the emulators run no schedules. Requires
 * openDatabase. Returns a function that stops it.
 */
export function publishAnnouncements(): () => void {
  const timer = setInterval(() => {
    publishDueAnnouncements(Date.now()).catch((error: unknown) =>
      printLine(`No announcement published: ${String(error)}`),
    );
  }, interval);
  return () => clearInterval(timer);
}
