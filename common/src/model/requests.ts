import { z } from 'zod';
import { instant } from './values.ts';

/**
 * `idempotentRequests/{id}`: nobody; what a request with an Idempotency-Key was answered, see
 * store/with-idempotency.ts.
 */
export const idempotentRequestDocument = z.object({
  /** Of what was asked, in lower-case hex. */
  requestSha256: z.string(),
  /** The first answer, as JSON. */
  answer: z.string(),
  answeredAt: instant,
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type IdempotentRequestDocument = z.infer<typeof idempotentRequestDocument>;

/** `rateLimits/{key}`: nobody; how often somebody tried, see domain/throttle.ts. */
export const rateLimitDocument = z.object({
  tries: z.number().int(),
  lastTriedAt: instant,
  /** When this address last signed in to this account; null where it never did, or where there is no such pair. */
  signedInAt: instant.nullable(),
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type RateLimitDocument = z.infer<typeof rateLimitDocument>;
