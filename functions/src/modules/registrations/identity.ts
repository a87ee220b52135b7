import { createHash, randomUUID } from 'node:crypto';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import type { AttendeeSession } from '../../firestore/verify-token.ts';
import type { Attendee } from '../../http/caller.ts';

/** Whose registration this is, under which id and in which session: the same again when the request is repeated. */
export interface Identity {
  uid: string;
  submissionId: string;
  session: AttendeeSession;
}

/**
 * The ids come from the idempotency key, which the device made at random for this one form: nobody who
 * does not hold it can arrive at them. A signed-in participant keeps their uid and session. A new one's session
 * is of the first generation for ever, so that a repeat of the form revives nothing that was ended since.
 */
export function deriveIdentity(attendee: Attendee | null, idempotencyKey: string | null): Identity {
  const key = idempotencyKey ?? randomUUID();
  const digest = (...named: string[]) =>
    createHash('sha256')
      .update([...named, key].join('\n'))
      .digest();
  if (attendee) {
    const { uid, generation, sessionId } = attendee;
    const submissionId = encodeCrockford32(digest('submission', uid).subarray(0, 20));
    return { uid, submissionId, session: { generation, sessionId } };
  }
  return {
    uid: digest('uid').toString('base64url').slice(0, 28),
    submissionId: encodeCrockford32(digest('submission').subarray(0, 20)),
    session: {
      generation: initialSessionAccess.generation,
      sessionId: digest('session').toString('base64url').slice(0, 22),
    },
  };
}
