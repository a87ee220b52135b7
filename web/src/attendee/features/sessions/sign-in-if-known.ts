import { linkAndSignIn, type ProvenEmail } from '../../../platform/session/email-proof.ts';
import { rememberOnlyRegistration } from '../../../platform/session/only-registration.ts';

/**
 * Signs in at once if there is nothing to choose: exactly one registration has the email. Returns 'choose' if the
 * attendee has to select their registration or none. The first time, the next screen asks if it is theirs (not-you.tsx).
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
  if (!isProven) rememberOnlyRegistration(only);
  return 'signed-in';
}
