import { decideCheckIn } from '@domain/check-in.ts';
import { type CheckInFacts } from '@domain/check-in-decision.ts';
import { checkInFacts } from '@domain/check-in-facts.ts';
import type { SeenBusiness } from '../../components/seen-business.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import type { Fix } from '../../device/location.ts';
import { deviceTime } from '../../device/server-clock.ts';
import { sentLocation } from './attempt.ts';

/** What an attempt now would come to, as far as this device can tell. */
export type ProximityHint = 'at-business' | 'cannot-tell' | 'come-closer';

export interface AttemptNow {
  walk: Pick<ReadyWalk, 'event' | 'catalogue' | 'progress'>;
  business: SeenBusiness;
  fix: Fix | null;
  hasVenueCode: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

/** The facts that the server would put together of an attempt sent at once. */
export function attemptFacts({ walk, business, fix, hasVenueCode, now }: AttemptNow): CheckInFacts {
  const circumstances = { ...walk, hasVenueCode, capturedAt: now, now };
  return checkInFacts(sentLocation(fix, deviceTime(now)), business, circumstances);
}

/** Words for the fix while it improves, by the server's own rule: what counts is the server's decision. */
export function proximityHint(attempt: AttemptNow): ProximityHint {
  const decision = decideCheckIn(attemptFacts(attempt));
  if (decision.outcome === 'refused') {
    return decision.reason === 'too-far' ? 'come-closer' : 'cannot-tell';
  }
  const isClear = decision.outcome === 'verified' || !decision.reasons.includes('unclear-fix');
  return isClear ? 'at-business' : 'cannot-tell';
}
