import { publishDue } from '../../functions/src/features/announcements/service.ts';
import { say } from '../shared/say.ts';

/** Milliseconds. */
const interval = 5000;

/**
 * Publishes scheduled announcements at their time, since the emulators run no schedules. Needs the database
 * of openDatabase. Answers what ends it.
 */
export function publishAnnouncements(): () => void {
  const timer = setInterval(() => {
    publishDue(Date.now()).catch((error: unknown) =>
      say(`No announcement published: ${String(error)}`),
    );
  }, interval);
  return () => clearInterval(timer);
}
