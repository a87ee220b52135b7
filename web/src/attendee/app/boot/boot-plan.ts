/** First screen to show; see boot.tsx. */
type BootPlan =
  | 'landing'
  | 'landing-with-sign-in'
  | 'sign-out'
  | 'complete-sign-in'
  | 'probe'
  | 'app';

/** Trace of an earlier sign-in on this device. */
export type PreviousSession = 'none' | 'some';

/**
 * Chooses the first screen, without Firebase if possible: on `/` a device without a session trace shows the
 * landing page at once, and one with a trace queries Firebase first (`probe`). Every other address belongs to
 * the app. GET /api/login and /api/logout redirect to `/?sign-in` and `/?sign-out`; `/?venue=…` comes from a
 * poster's QR code, whose check-in requires sign-in first.
 */
export function bootPlan(
  address: Pick<URL, 'pathname' | 'searchParams'>,
  trace: PreviousSession,
): BootPlan {
  if (address.pathname === '/sign-in/complete') return 'complete-sign-in';
  if (address.pathname !== '/') return 'app';
  if (address.searchParams.has('sign-out')) return 'sign-out';
  if (trace === 'some') return 'probe';
  return requiresSignIn(address) ? 'landing-with-sign-in' : 'landing';
}

/** True if the address requires a signed-in attendee. */
export function requiresSignIn({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return searchParams.has('sign-in') || searchParams.has('venue');
}
