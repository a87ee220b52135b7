import { createListeners } from '../lib/listeners.ts';
import { readStored, removeStored, writeStored } from '../storage/storage.ts';

/** Less than this is a request's own time on its way, and nothing that a person would notice. Milliseconds. */
const toleranceMs = 60_000;

/** How far off the clock was is kept: it still is at the next start, which may have no connection. */
const offsetName = 'clock-offset';

const listeners = createListeners();

let offsetMs = Number(readStored(offsetName)) || 0;

/**
 * Notes what the server's clock says: the `Date` header of an answer that came `now`. A device whose clock is off
 * by a minute or more is counted from the server's time from then on. `now`: milliseconds since 1970 by this device.
 * `age`: the `Age` header, seconds for which somebody on the way had kept the answer; it is as old as that at most.
 */
export function syncServerClock(
  date: string | null,
  now: number = Date.now(),
  age: string | null = null,
): void {
  const earliest = Date.parse(date ?? '') - now;
  if (Number.isNaN(earliest)) return;
  const latest = earliest + (Number(age) || 0) * 1000;
  const found = earliest > 0 ? earliest : Math.min(latest, 0);
  const next = Math.abs(found) < toleranceMs ? 0 : found;
  if (next === offsetMs) return;
  const changed = Math.abs(next - offsetMs) >= toleranceMs || next === 0;
  offsetMs = next;
  if (next === 0) removeStored(offsetName);
  else writeStored(offsetName, String(next));
  if (changed) listeners.notify();
}

/** Tells when the time was found to be another one, by a minute or more. */
export const subscribeServerClock = listeners.subscribe;

/** The time, in milliseconds since 1970: the server's where this device's clock is off. */
export function serverNow(now: number = Date.now()): number {
  return now + offsetMs;
}

/** A moment of `serverNow` by this device's own clock, which its locations and its attempts are noted by. */
export function toDeviceTime(moment: number): number {
  return moment - offsetMs;
}
