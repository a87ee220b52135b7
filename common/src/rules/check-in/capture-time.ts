/**
 * When the person pressed the button, by the server's clock: the device says how long ago it was by its own clock, so
 * a wrong clock does no harm. Milliseconds since 1970, UTC; never after `now`. Without both times: `now`.
 */
export function captureTime(
  attempt: { capturedAt?: string | null; sentAt?: string | null },
  now: number,
): number {
  if (!attempt.capturedAt || !attempt.sentAt) return now;
  const elapsed = Date.parse(attempt.sentAt) - Date.parse(attempt.capturedAt);
  return now - Math.max(0, elapsed);
}
