import { linkAndSignIn, type ProvenEmail } from '../../../platform/session/email-proof.ts';

/**
 * Signs in at once where there is nothing to choose: one registration names the address, and it was taken by it
 * before. `choose`: the person has to say which is theirs, or that none is.
 */
export async function signInIfKnown({
  proof,
  registrations,
}: ProvenEmail): Promise<'signed-in' | 'choose'> {
  const [only, ...others] = registrations;
  if (!only?.isProven || others.length > 0) return 'choose';
  await linkAndSignIn(proof, [only.submissionId]);
  return 'signed-in';
}
