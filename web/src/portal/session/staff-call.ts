import type { Api } from '../../platform/api/api-client.ts';
import { ApiError } from '../../platform/api/api-errors.ts';
import { staffApi } from '../../platform/session/api.ts';
import { endStaffSession } from '../../platform/session/staff-session-store.ts';
import { texts } from '../texts/texts.ts';
import { staffMessage } from './portal-texts.ts';

/** True if the call was rejected because of the session. A wrong password is not one of these. */
function isSessionEnd(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.code !== 'wrong-password';
}

/**
 * API client with the staff session. A 401 ends the session: the portal returns to the login, which shows the
 * reason. Throws the errors of the API client.
 */
export const staffCall = (async (...call: Parameters<Api>) => {
  try {
    return await staffApi(...call);
  } catch (error) {
    if (isSessionEnd(error)) {
      const message = staffMessage(error, texts.app.signIn.endReasons.ended);
      await endStaffSession({ message });
    }
    throw error;
  }
}) as Api;
