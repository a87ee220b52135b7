import { attendeeSessionToken } from '../../firestore/accounts.ts';
import { readProvenEmail } from '../../firestore/email-proof.ts';
import type { Attendee } from '../../http/caller.ts';
import { deriveIdentity, type Identity } from './identity.ts';
import type { RegistrationBody } from './registration-document.ts';

/** A form as it was sent, by whom, from where and when: milliseconds since 1970, UTC. */
export interface Submission {
  body: RegistrationBody;
  attendee: Attendee | null;
  idempotencyKey: string | null;
  now: number;
  ip: string;
  userAgent: string;
}

/** What one request registers, and under which ids. */
export interface PreparedRegistration extends Submission {
  identity: Identity;
  /** The address was proven by its mail: earlier by the participant, or just now. */
  isEmailProven: boolean;
  /** Signed before anything is written: what cannot be answered is not done. */
  sessionId: string;
}

/** What a form registers: its ids, its proof of an address, and the session that it will be answered with. */
export async function prepareRegistration(submission: Submission): Promise<PreparedRegistration> {
  const { attendee, body, now } = submission;
  const identity = deriveIdentity(attendee, submission.idempotencyKey);
  const { emailProof } = body;
  const email = attendee?.email || body.email;
  const [sessionId, proven] = await Promise.all([
    attendeeSessionToken(identity.uid, identity.session),
    emailProof ? readProvenEmail(emailProof, now) : undefined,
  ]);
  return {
    ...submission,
    body: { ...body, email },
    identity,
    isEmailProven: proven === email || (attendee?.isEmailProven ?? false),
    sessionId,
  };
}
