import type { Api } from '../../platform/api/api-client.ts';
import { ApiError } from '../../platform/api/api-errors.ts';
import { staffApi } from '../../platform/session/api.ts';
import {
  currentStaffSession,
  expireStaffSession,
} from '../../platform/session/staff-session-store.ts';
import { texts } from '../texts/texts.ts';
import { staffMessage } from './portal-texts.ts';

/** True if the call was rejected because of the session. A wrong password is not one of these. */
function isSessionEnd(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.code !== 'wrong-password';
}

/** Errors with which a session of this tab ended. */
const ends = new WeakSet<Error>();

/** True if the login shows the error as the reason for the end of the session. */
export const isShownByLogin = (error: Error): boolean => ends.has(error);

/** Identifies the session of this tab; null if signed out. */
function sessionKey(): number | null {
  const session = currentStaffSession();
  return session.state === 'signed-in' ? session.key : null;
}

/**
 * API client with the staff session. A 401 ends the session: the portal returns to the login, which shows the
 * reason. Throws the errors of the API client.
 */
export const staffCall = (async (...call: Parameters<Api>) => {
  const key = sessionKey();
  try {
    return await staffApi(...call);
  } catch (error) {
    // A rejection of an earlier session may arrive late.
    if (isSessionEnd(error) && key === sessionKey()) {
      ends.add(error);
      const message = staffMessage(error, texts.app.signIn.endReasons.ended);
      await expireStaffSession({ message });
    }
    throw error;
  }
}) as Api;
