import { isOnline } from '../../../../platform/device/connection.ts';
import { deviceClock } from '../../../../platform/lib/clock.ts';
import { parseText, persisted } from '../../../../platform/storage/persisted.ts';

/** Liked pours and feedback, without their schemas: each has `isSent`. */
const notes = (['like-changes', 'feedback'] as const).map((key) =>
  persisted(key, parseText, 'session-user', 'text'),
);

const countUnsent = () => notes.filter((stored) => stored.get()?.includes('"isSent":false')).length;

/** Interval and number of the checks while the device is online, since a liked pour is sent after a pause. */
const checkMs = 500;
const maxChecks = 5;

/** Returns the number of lists on this device (liked pours, feedback) that the server has not stored. */
export async function countUnsentNotes(): Promise<number> {
  for (let checks = 0; checks < maxChecks && isOnline() && countUnsent() > 0; checks += 1)
    await new Promise((resolve) => void deviceClock.setTimeout(checkMs, () => resolve(null)));
  return countUnsent();
}
