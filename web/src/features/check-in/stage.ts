import type { FailureNotice } from './failure.ts';
import type { Outcome } from './outcome.ts';

/** A tap with what its outcome is shown by. */
export type Sent = Omit<Outcome, 'answer'> & { radiusMeters: number };

/** How far one check-in has come. */
export type Stage =
  | { name: 'aiming'; notice: FailureNotice | null }
  | ({ name: 'sending' } & Sent)
  | ({ name: 'verified' | 'pending' } & Outcome)
  /** It waits on the device; `notice`: why the server did not take it, null for want of a connection. */
  | ({ name: 'kept'; notice: FailureNotice | null } & Sent)
  | ({ name: 'session-over'; isKept: boolean } & Sent);
