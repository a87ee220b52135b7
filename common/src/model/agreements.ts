import { z } from 'zod';
import { instant } from './fields/values.ts';

/**
 * `agreementSignatures/{eventId_businessId_agreementId}`: read by no client, never changed; signature of a shop under the
 * participation agreement of an event. `agreements/{id}` has the shape of a release (`releaseDocument`).
 */
export const agreementSignatureDocument = z.object({
  eventId: z.string(),
  businessId: z.string(),
  agreementId: z.string(),
  /** Version in the language that was signed: `2026-11-29-a1b2c3d4-en`. */
  version: z.string(),
  /** SHA-256 of the signed text, in lower-case hex. */
  sha256: z.string(),
  /** Name of the signer, as typed. */
  name: z.string(),
  signedAt: instant,
  /** Username of the link that was used. */
  signedBy: z.string(),
  ip: z.string(),
  userAgent: z.string(),
});

export type AgreementSignatureDocument = z.infer<typeof agreementSignatureDocument>;
