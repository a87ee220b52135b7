import type { DecodedIdToken } from 'firebase-admin/auth';
import { auth, authErrorCode } from './auth.ts';
import { UnavailableError } from './store-errors.ts';

/** What a participant's token says of its session; compared with the stored participant. */
export interface AttendeeSession {
  generation: number;
  sessionId: string;
}

export type VerifiedToken = Pick<DecodedIdToken, 'uid' | 'auth_time'> & {
  isStaff: boolean;
  /** The session generation that it began with; null where it carries none. */
  generation: number | null;
  /** Null unless the token came from a custom token of the API's for a participant. */
  attendee: AttendeeSession | null;
};

/** Checks an ID token's signature and expiry. `expired` and `invalid` say why there is nobody. */
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
 * Whether a token could not be checked for want of Google's keys. The library gives that the code of a wrong token,
 * `auth/argument-error`; but what it says of a token names it (token-verifier.js, `mapJwtErrorToAuthError`).
 */
function isKeysFailure(error: Error): boolean {
  return (
    authErrorCode(error) === 'auth/argument-error' && !/ID token|verifyIdToken/.test(error.message)
  );
}

/**
 * Anyone can make an account with the public configuration, for any address: by a password, a link, without
 * either. Only a custom token, which the API alone can sign, makes somebody.
 */
function attendee(claims: DecodedIdToken): AttendeeSession | null {
  const { participant, generation, session } = claims as Record<string, unknown>;
  const isOurs = claims.firebase.sign_in_provider === 'custom' && participant === true;
  return isOurs && Number.isInteger(generation) && typeof session === 'string'
    ? { generation: generation as number, sessionId: session }
    : null;
}
