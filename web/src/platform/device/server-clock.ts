import { createListeners } from '../lib/listeners.ts';
import { parseNumber, persisted } from '../storage/persisted.ts';

/** Differences below this are network latency, in milliseconds. */
const toleranceMs = 60_000;

/** Stored offset, for the next start, which may be offline. */
const storedOffset = persisted('clock-offset', parseNumber, 'device');

const listeners = createListeners();

let offsetMs = storedOffset.get() ?? 0;

/**
 * Updates the clock offset from the `Date` header of a response to a request of `sentAt` (device epoch milliseconds). The
 * response may have waited for the page, which a locked phone freezes. `age`: the `Age` header in seconds, by which a
 * cached response is older.
 */
export function syncServerClock(
  date: string | null,
  sentAt: number = Date.now(),
  age: string | null = null,
): void {
  const answeredAt = Date.parse(date ?? '');
  if (Number.isNaN(answeredAt)) return;
  const earliest = answeredAt - Date.now();
  const latest = answeredAt - sentAt + (Number(age) || 0) * 1000;
  const measuredMs = earliest > 0 ? earliest : Math.min(latest, 0);
  const next = Math.abs(measuredMs) < toleranceMs ? 0 : measuredMs;
  if (next === offsetMs) return;
  const changed = Math.abs(next - offsetMs) >= toleranceMs || next === 0;
  offsetMs = next;
  if (next === 0) storedOffset.clear();
  else storedOffset.set(next);
  if (changed) listeners.notify();
}

/** Subscribes to changes of the offset. */
export const subscribeServerClock = listeners.subscribe;

/** Returns the current time in epoch milliseconds, by the server clock if the device clock is off. */
export function serverNow(now: number = Date.now()): number {
  return now + offsetMs;
}

/** Converts a `serverNow` time to the device clock, which locations and attempts use. */
export function toDeviceTime(moment: number): number {
  return moment - offsetMs;
}
