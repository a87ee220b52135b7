import { linkAndSignIn, type ProvenEmail } from '../../../platform/session/email-proof.ts';

/**
 * Signs in at once if there is nothing to choose: exactly one registration has the email. Returns 'choose' if the
 * attendee has to select their registration or none.
 */
export async function signInIfKnown({
  proof,
  registrations,
  nextCursor,
}: ProvenEmail): Promise<'signed-in' | 'choose'> {
  const [only, ...others] = registrations;
  if (!only || others.length > 0 || nextCursor !== null) return 'choose';
  const { submissionId, isProven, mayPreserveSessions } = only;
  if (isProven) await linkAndSignIn(proof, [submissionId]);
  // The first proof asks nothing: the phone that registered stays signed in, unless staff corrected the email.
  else await linkAndSignIn(proof, [submissionId], mayPreserveSessions);
  return 'signed-in';
}
