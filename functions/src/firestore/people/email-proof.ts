import { hash, randomBytes } from 'node:crypto';
import { type EmailProofDocument, emailProofDocument } from '@wine-walk/common/model/sessions.ts';
import { documentPaths } from '../paths.ts';
import { readDocument } from '../read.ts';
import { commit } from '../write.ts';

/** Time in milliseconds for which a proof is valid. */
const lifetimeMs = 15 * 60 * 1000;

/** Stores that an email was verified, and returns the proof: 128 random bits, stored hashed. */
export async function createEmailProof(email: string, now: number): Promise<string> {
  const proof = randomBytes(16).toString('base64url');
  const data: EmailProofDocument = {
    email,
    provenAt: new Date(now).toISOString(),
    expiresAt: new Date(now + lifetimeMs).toISOString(),
  };
  const outcome = await commit([{ kind: 'create', path: pathOf(proof), data }]);
  if (outcome === 'conflict') throw new Error('An address proof could not be written.');
  return proof;
}

/** Returns the email of a proof; undefined if the proof is unknown or expired. */
export async function readProvenEmail(proof: string, now: number): Promise<string | undefined> {
  const stored = await readDocument(pathOf(proof), emailProofDocument);
  return stored && Date.parse(stored.data.expiresAt) > now ? stored.data.email : undefined;
}

function pathOf(proof: string): string {
  return documentPaths.addressProof(hash('sha256', proof));
}
