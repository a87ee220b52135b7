import { createHash, randomUUID } from 'node:crypto';
import { crockford } from '../../domain/crockford.ts';
import type { Attendee } from '../../http/caller.ts';
import { createAccount, emailOf } from '../../store/accounts.ts';

/** Whose registration this is, and under which id: the same again when the same request is repeated. */
export interface Identity {
  uid: string;
  email: string;
  submissionId: string;
}

/**
 * The ids come from the idempotency key, which the device made at random for this one form: nobody who
 * does not hold it can arrive at them. A signed-in participant keeps their uid and proven address.
 */
export function identify(
  attendee: Attendee | null,
  typedEmail: string,
  idempotencyKey: string | null,
): Identity {
  const email = attendee?.email || typedEmail;
  const key = `${idempotencyKey ?? randomUUID()}\n${email}`;
  const digest = (purpose: string) => createHash('sha256').update(`${purpose}\n${key}`).digest();
  return {
    uid: attendee?.uid ?? digest('uid').toString('base64url').slice(0, 28),
    email,
    submissionId: crockford(digest('submission').subarray(0, 20)),
  };
}

/**
 * Makes the account. `adopted`: an earlier try of this same request made it and then failed. `taken`: the
 * address has an account, which typing it must not open.
 */
export async function openAccount(
  { uid, email }: Identity,
  displayName: string,
): Promise<'created' | 'adopted' | 'taken'> {
  if ((await createAccount({ uid, email, displayName })) === 'created') return 'created';
  return (await emailOf(uid)) === email ? 'adopted' : 'taken';
}
