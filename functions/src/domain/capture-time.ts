/**
 * When the person tapped, by the server's clock: the device says how long ago it was by its own clock, so
 * a wrong clock does no harm. Milliseconds since 1970, UTC; never after `now`. Without both times: `now`.
 */
export function captureTime(
  tap: { capturedAt?: string | null; sentAt?: string | null },
  now: number,
): number {
  if (!tap.capturedAt || !tap.sentAt) return now;
  const elapsed = Date.parse(tap.sentAt) - Date.parse(tap.capturedAt);
  return now - Math.max(0, elapsed);
}
