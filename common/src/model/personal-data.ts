import { z } from 'zod';
import { instant } from './values.ts';

/**
 * `sealedEvidence/{submissionId}`: nobody; who signed which release when, of a person whose data was deleted. Kept
 * until nobody can claim anything from it any more.
 */
export const sealedEvidenceDocument = z.object({
  participantId: z.string(),
  eventId: z.string(),
  fullName: z.string(),
  email: z.string(),
  waiverVersion: z.string(),
  /** SHA-256 of the exact text shown, in lower-case hex. */
  waiverSha256: z.string(),
  submittedAt: instant,
  ip: z.string(),
  userAgent: z.string(),
  sealedAt: instant,
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type SealedEvidenceDocument = z.infer<typeof sealedEvidenceDocument>;
