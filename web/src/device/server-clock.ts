/** Less than this is a request's own time on its way, and nothing that a person would notice. Milliseconds. */
const toleranceMs = 60_000;

let offsetMs = 0;

/**
 * Notes what the server's clock says: the `Date` header of an answer that came `now`. A device whose clock is off
 * by a minute or more is counted from the server's time from then on. `now`: milliseconds since 1970 by this device.
 */
export function noteServerTime(date: string | null, now: number = Date.now()): void {
  const found = Date.parse(date ?? '') - now;
  if (Number.isNaN(found)) return;
  offsetMs = Math.abs(found) < toleranceMs ? 0 : found;
}

/** The time, in milliseconds since 1970: the server's where this device's clock is off. */
export function serverNow(now: number = Date.now()): number {
  return now + offsetMs;
}
