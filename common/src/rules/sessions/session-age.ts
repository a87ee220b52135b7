/** How long a sign-in lasts: 30 days for attendees, 12 hours for staff (decisions). Milliseconds. */
export const attendeeSessionMs = 30 * 24 * 60 * 60 * 1000;
export const staffSessionMs = 12 * 60 * 60 * 1000;

/** Whether a sign-in is too old. `signedInAt` and `now`: milliseconds since 1970, UTC. */
export function isSessionExpired(signedInAt: number, now: number, lifetimeMs: number): boolean {
  return now - signedInAt > lifetimeMs;
}
