import { linkAndSignIn, type ProvenEmail } from '../../../platform/session/email-proof.ts';

/**
 * Signs in at once if there is nothing to choose: exactly one registration has the email and was linked to it
 * before. Returns 'choose' if the attendee has to select their registration or none.
 */
export async function signInIfKnown({
  proof,
  registrations,
  nextCursor,
}: ProvenEmail): Promise<'signed-in' | 'choose'> {
  const [only, ...others] = registrations;
  if (!only?.isProven || others.length > 0 || nextCursor !== null) return 'choose';
  await linkAndSignIn(proof, [only.submissionId]);
  return 'signed-in';
}
