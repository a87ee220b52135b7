import { type RateLimitName, rateLimits } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { rateLimit } from '../../../../functions/src/firestore/rate-limits.ts';
import { change } from '../store/database.ts';

type WindowName = {
  [Name in RateLimitName]: (typeof rateLimits)[Name]['algorithm'] extends 'window' ? Name : never;
}[RateLimitName];

/** Stores the attempts of a window that begins now: all but `left` of them are used up. `networks`: how many share the address. */
export function useUpAttempts(
  name: WindowName,
  {
    of = [],
    left = 0,
    networks = 1,
  }: { of?: readonly string[]; left?: number; networks?: number } = {},
): Promise<unknown> {
  const { max, windowMs } = rateLimits[name];
  const now = Date.now();
  return change(`rateLimits/${rateLimit(name, ...of).key}`, {
    tries: max * networks - left,
    lastTriedAt: new Date(now).toISOString(),
    signedInAt: null,
    expiresAt: new Date(now + windowMs).toISOString(),
  });
}
