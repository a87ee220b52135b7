import { type StaffLimit, staffLimit } from '@wine-walk/common/model/sessions.ts';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { auth, authErrorCode } from './auth.ts';
import { UnavailableError } from './store-errors.ts';

/** Session of a participant's token, to be compared with the stored participant. */
export interface AttendeeSession {
  generation: number;
  sessionId: string;
  /** True if the session began with a proof of the email, or with such a session. */
  provedEmail: boolean;
  /** Limit with which the session began, or the session that it continues; undefined for others. */
  staffCode?: StaffLimit | undefined;
  /** Sign-in of a session that a cookie restored, in epoch milliseconds; undefined for others. */
  signedInAtMs?: number | undefined;
}

export type VerifiedToken = Pick<DecodedIdToken, 'uid' | 'auth_time'> & {
  isStaff: boolean;
  /** Session generation that it started with; null if the token carries none. */
  generation: number | null;
  /** Null unless the API created the token for a participant. */
  attendee: AttendeeSession | null;
};

/** Verifies signature and expiry of an ID token. */
export async function verifyToken(idToken: string): Promise<VerifiedToken | 'expired' | 'invalid'> {
  try {
    const claims = await (await auth()).verifyIdToken(idToken);
    const { uid, auth_time } = claims;
    const generation = typeof claims.generation === 'number' ? claims.generation : null;
    return {
      uid,
      auth_time,
      isStaff: claims.staff === true,
      generation,
      attendee: attendee(claims),
    };
  } catch (error) {
    const code = authErrorCode(error);
    if (code === 'auth/id-token-expired') return 'expired';
    if (isKeysFailure(error as Error))
      throw new UnavailableError('Google’s keys', { cause: error });
    if (code?.startsWith('auth/')) return 'invalid';
    throw error;
  }
}

/**
 * True if a token could not be verified because Google's keys could not be fetched. The library uses the code
 * of an invalid token, `auth/argument-error`, for both, but its messages about a token mention the token
 * (token-verifier.js, `mapJwtErrorToAuthError`).
 */
function isKeysFailure(error: Error): boolean {
  return (
    authErrorCode(error) === 'auth/argument-error' && !/ID token|verifyIdToken/.test(error.message)
  );
}

/**
 * Returns the session of a participant; null for other tokens. Anyone can create an Auth account for any email with the
 * public configuration. Only a custom token, which only the API can sign, authenticates a participant.
 */
function attendee(claims: DecodedIdToken): AttendeeSession | null {
  const { participant, generation, session, provedEmail } = claims as Record<string, unknown>;
  const limit = staffLimit.safeParse(claims.staffCode);
  const isOurs = claims.firebase.sign_in_provider === 'custom' && participant === true;
  return isOurs && Number.isInteger(generation) && typeof session === 'string'
    ? {
        generation: generation as number,
        sessionId: session,
        provedEmail: provedEmail === true,
        ...(limit.success && { staffCode: limit.data }),
        ...(typeof claims.signedInAtMs === 'number' && { signedInAtMs: claims.signedInAtMs }),
      }
    : null;
}
