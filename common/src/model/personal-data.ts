import { z } from 'zod';
import { instant } from './fields/values.ts';
import { registrationDocument } from './registrations.ts';

/**
 * `sealedEvidence/{submissionId}`: read by no client; evidence of a signed release of a person whose data was
 * deleted, retained until claims expire.
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
  /** Medium of the signature. It and the next three fields are absent in evidence that was sealed before they were retained. */
  signedOn: registrationDocument.shape.signedOn.unwrap().optional(),
  /** Time of a signature after the registration; null if the release was signed with it. */
  releaseSignedAt: instant.nullable().optional(),
  releaseOpenedAt: instant.nullable().optional(),
  electronicRecords: z.boolean().optional(),
  sealedAt: instant,
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type SealedEvidenceDocument = z.infer<typeof sealedEvidenceDocument>;
