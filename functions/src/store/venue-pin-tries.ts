import { venuePinOfBusiness } from '../domain/guess-limits.ts';
import { rateLimitOf } from './attempt-limit.ts';
import { countTries, type RateLimit } from './tries.ts';

/** What the wrong PINs at a business are counted by, whoever types them. */
export function venuePinLimit(businessId: string): RateLimit {
  return rateLimitOf(venuePinOfBusiness, 'venue PIN', businessId);
}

/** How many wrong PINs were typed at each business. `now`: milliseconds since 1970, UTC. */
export function countWrongPins(businessIds: readonly string[], now: number): Promise<number[]> {
  return countTries(businessIds.map(venuePinLimit), now);
}
