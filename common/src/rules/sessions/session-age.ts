/** Session lifetime in milliseconds: 30 days for attendees (ADR 43). Staff: 12 hours (ADR 19). */
export const attendeeSessionMs = 30 * 24 * 60 * 60 * 1000;
export const staffSessionMs = 12 * 60 * 60 * 1000;

/** True if a sign-in has expired. `signedInAt` and `now`: epoch milliseconds. */
export function isSessionExpired(signedInAt: number, now: number, lifetimeMs: number): boolean {
  return now - signedInAt > lifetimeMs;
}
