import { z } from 'zod';
import { instant } from './values.ts';

/** `addressProofs/{sha256 of the proof}`: nobody; who proved an address shows it with this for a while. */
export const emailProofDocument = z.object({
  email: z.string(),
  provenAt: instant,
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type EmailProofDocument = z.infer<typeof emailProofDocument>;

/** `signInCodes/{sha256 of the attempt}`: nobody; a six-digit code that was mailed to an address. */
export const signInCodeDocument = z.object({
  email: z.string(),
  /** HMAC-SHA-256 of the digits with the attempt's id, which only the device that asked knows. */
  codeHmac: z.string(),
  guessesLeft: z.number().int(),
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type SignInCodeDocument = z.infer<typeof signInCodeDocument>;

/** `returnCodes/{hash of the code}`: nobody; by it a person gets their walk back, once. */
export const returnCodeDocument = z.object({
  participantId: z.string(),
  /** Of the desk's codes. */
  submissionId: z.string().optional(),
  issuedBy: z.string(),
  /** The session that gave it to itself, of such codes: they end with it. */
  session: z.object({ generation: z.number().int(), sessionId: z.string() }).optional(),
  keepsOtherSessions: z.boolean(),
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type ReturnCodeDocument = z.infer<typeof returnCodeDocument>;
