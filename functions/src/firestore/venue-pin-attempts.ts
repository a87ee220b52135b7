import { venuePinPerBusiness } from '@wine-walk/common/rules/sessions/guess-limits.ts';
import { countActiveAttempts, type RateLimit } from './attempt-counts.ts';
import { toRateLimit } from './throttle.ts';

/** What the wrong PINs at a business are counted by, whoever types them. */
export function venuePinLimit(businessId: string): RateLimit {
  return toRateLimit(venuePinPerBusiness, 'venue PIN', businessId);
}

/** How many wrong PINs were typed at each business. `now`: milliseconds since 1970, UTC. */
export function readWrongPinCounts(businessIds: readonly string[], now: number): Promise<number[]> {
  return countActiveAttempts(businessIds.map(venuePinLimit), now);
}
