/** What the first screen is; see boot.tsx. */
export type BootPlan =
  | 'landing'
  | 'landing-with-sign-in'
  | 'sign-out'
  | 'complete-sign-in'
  | 'probe'
  | 'app';

/** What this device knows about an earlier sign-in. */
export type PreviousSession = 'none' | 'some';

/**
 * Decides without Firebase where it can: on `/` a device without a trace of a session shows the landing at
 * once, one with a trace asks Firebase first (`probe`). Every other address is the app's.
 * `/?sign-in` and `/?sign-out` are where GET /api/login and /api/logout lead; `/?venue=…` is a poster's QR,
 * whose check-in needs a sign-in first.
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

/** Whether what the address is for needs somebody who is signed in. */
export function requiresSignIn({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return searchParams.has('sign-in') || searchParams.has('venue');
}
