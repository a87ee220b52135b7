import {
  attemptsExpireAfterMs,
  type RateLimitName,
  rateLimits,
} from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { rateLimit } from '../../../../functions/src/firestore/rate-limits.ts';
import { change } from '../store/database.ts';

/**
 * Stores the attempts of a limit as of now: all but `left` of them are used up. `networks`: how many share the address.
 */
export function useUpAttempts(
  name: RateLimitName,
  {
    of = [],
    left = 0,
    networks = 1,
  }: { of?: readonly string[]; left?: number; networks?: number } = {},
): Promise<unknown> {
  const policy = rateLimits[name];
  const [max, lastsMs] =
    policy.algorithm === 'window'
      ? [policy.max, policy.windowMs]
      : [policy.freeAttempts, attemptsExpireAfterMs];
  const now = Date.now();
  return change(`rateLimits/${rateLimit(name, ...of).key}`, {
    tries: max * networks - left,
    lastTriedAt: new Date(now).toISOString(),
    signedInAt: null,
    expiresAt: new Date(now + lastsMs).toISOString(),
  });
}
