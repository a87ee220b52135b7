import { z } from 'zod';
import { instant } from './fields/values.ts';

/**
 * `addressProofs/{sha256 of the proof}`: read by no client; a verified email, whose proof is valid for a
 * while.
 */
export const emailProofDocument = z.object({
  email: z.string(),
  provenAt: instant,
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type EmailProofDocument = z.infer<typeof emailProofDocument>;

/** `signInCodes/{sha256 of the attempt}`: read by no client; a six-digit code mailed to an email. */
export const signInCodeDocument = z.object({
  email: z.string(),
  /** HMAC-SHA-256 of the digits with the attempt's ID, which only the requesting device knows. */
  codeHmac: z.string(),
  guessesLeft: z.number().int(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type SignInCodeDocument = z.infer<typeof signInCodeDocument>;

/** Reasons for limiting sessions for a day: they began with a code from staff, or staff corrected the email. */
export const staffLimitReason = z.enum(['staff-code', 'email-corrected']);

/** Limit of a session for a day, stored and in tokens as `staffCode`. */
export const staffLimit = z.object({
  /** Username of who issued the code or corrected the email. */
  issuedBy: z.string(),
  /** Time of the sign-in with the code or of the correction, in epoch milliseconds. */
  redeemedAtMs: z.number().int(),
  reason: staffLimitReason.default('staff-code'),
});

export type StaffLimit = z.infer<typeof staffLimit>;

/** Session that a code or cookie continues; it ends with the session. */
export const storedSession = z.object({
  generation: z.number().int(),
  sessionId: z.string(),
  provedEmail: z.boolean().default(false),
  staffCode: staffLimit.optional(),
});

/** `returnCodes/{hash of the code}`: read by no client; restores a participant's access, once. */
export const returnCodeDocument = z.object({
  participantId: z.string(),
  /** Registration; only in codes issued by the desk. */
  submissionId: z.string().optional(),
  issuedBy: z.string(),
  /** Session that issued a transfer code, which ends with it. */
  session: storedSession.optional(),
  keepsOtherSessions: z.boolean(),
  /** Event with which the code ends, which can be moved. */
  endsWithEvent: z.string().optional(),
  /** Time in milliseconds after which the session ends, if that is sooner than others end. */
  sessionMs: z.number().int().optional(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type ReturnCodeDocument = z.infer<typeof returnCodeDocument>;

/** `sessionCookies/{sessionId}`: read by no client; cookie by which a browser restores the session. */
export const sessionCookieDocument = z.object({
  participantId: z.string(),
  /** SHA-256 of the cookie's secret. */
  secretSha256: z.string(),
  session: storedSession,
  /** Time of the sign-in, from which the session lasts 30 days however often it is restored. */
  signedInAt: instant,
  /** End of the session, after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type SessionCookieDocument = z.infer<typeof sessionCookieDocument>;
