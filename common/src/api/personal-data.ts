import { z } from 'zod';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

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

/** What stays after a deletion, and until when it is deleted, too. */
const kept = z.object({ what: z.literal('waiver'), submissionId: z.string(), until: instant });
const deletion = z.object({ message: z.string(), kept: z.array(kept) });
export type Deletion = z.infer<typeof deletion>;

export const deleteOwnData = endpoint({
  method: 'DELETE',
  path: '/api/participants/{id}',
  access: 'attendee',
  summary: 'Deletes all that is stored of oneself; the signed release is sealed until it expires.',
  params: z.object({ id: documentId }),
  output: deletion,
  problems: ['forbidden'],
});

export const readPersonData = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}',
  access: 'admin',
  summary: 'All that is stored of one participant, as it is stored: to be shown or handed to them.',
  params: z.object({ id: documentId }),
  output: z.object({
    participantId: z.string(),
    /** Whether there is an account to sign in to. */
    hasAccount: z.boolean(),
    documents: z.array(z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) })),
  }),
  problems: ['not-found'],
});
export type PersonData = z.infer<typeof readPersonData.output>;

export const deletePersonData = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}',
  access: 'admin',
  summary:
    'Deletes all that is stored of one participant; the signed release is sealed until it expires.',
  params: z.object({ id: documentId }),
  output: deletion,
  problems: ['not-found'],
});
