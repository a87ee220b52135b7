import type { BodyOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type proveEmail } from '@wine-walk/common/api/sessions.ts';
import { createEmailProof } from '../../firestore/email-proof.ts';
import { redeemSignInLink } from '../../firestore/sign-in-link.ts';
import { findLinkableRegistrations } from './linkable-registrations.ts';
import { verifySignInCode } from './sign-in-code.ts';

type Proven = ResponseOf<typeof proveEmail>;
type Refused = Problem<'wrong-code' | 'wrong-address' | 'code-expired' | 'too-many-requests'>;

/** Proves an address by what was mailed to it, and offers the registrations that name it. */
export async function proveEmailOwnership(
  shown: BodyOf<typeof proveEmail>,
  now: number,
): Promise<Proven | Refused> {
  const checked = 'oobCode' in shown ? await checkLink(shown) : await verifySignInCode(shown, now);
  if (isProblem(checked)) return checked;
  const [proof, registrations] = await Promise.all([
    createEmailProof(shown.email, now),
    findLinkableRegistrations(shown.email),
  ]);
  return { proof, registrations };
}

async function checkLink({
  email,
  oobCode,
}: {
  email: string;
  oobCode: string;
}): Promise<{ isRight: true } | Problem<'wrong-code' | 'wrong-address' | 'too-many-requests'>> {
  const outcome = await redeemSignInLink(email, oobCode);
  if (outcome === 'proven') return { isRight: true };
  if (outcome === 'wrong-address')
    return problem('wrong-address', 'This link was sent to another address.');
  if (outcome === 'too-many')
    return problem('too-many-requests', 'That was a lot at once. Please try again later.');
  return problem('wrong-code', 'This link has been used or is too old. Please ask for a new one.');
}
