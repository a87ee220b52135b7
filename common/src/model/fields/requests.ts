import { z } from 'zod';
import { instant } from './values.ts';

/**
 * `idempotentRequests/{id}`: read by no client; response to a request with an Idempotency-Key
 * (functions/src/firestore/idempotency.ts).
 */
export const idempotentRequestDocument = z.object({
  /** SHA-256 of the request in lower-case hex. */
  requestSha256: z.string(),
  /** First response as JSON. */
  answer: z.string(),
  /**
   * Participants of the request: the response may contain their names, and a deletion of their data finds it
   * by them. Not stored in early records, which expire within a day.
   */
  participantIds: z.array(z.string()).default([]),
  answeredAt: instant,
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type IdempotentRequestDocument = z.infer<typeof idempotentRequestDocument>;

/** `rateLimits/{key}`: read by no client; attempts under one limit (rules/sessions/rate-limits.ts). */
export const rateLimitDocument = z.object({
  tries: z.number().int(),
  lastTriedAt: instant,
  /** Last successful sign-in of the subject; null if there was none, or if the subject cannot sign in. */
  signedInAt: instant.nullable(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type RateLimitDocument = z.infer<typeof rateLimitDocument>;
