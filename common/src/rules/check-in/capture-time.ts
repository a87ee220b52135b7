/**
 * Returns the time of the tap by the server clock, in epoch milliseconds, never after `now`. The device sends
 * how long ago it was by its own clock, so a wrong clock does no harm. Returns `now` without both times.
 */
export function captureTime(
  attempt: { capturedAt?: string | null; sentAt?: string | null },
  now: number,
): number {
  if (!attempt.capturedAt || !attempt.sentAt) return now;
  const elapsed = Date.parse(attempt.sentAt) - Date.parse(attempt.capturedAt);
  return now - Math.max(0, elapsed);
}
