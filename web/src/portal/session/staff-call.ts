import type { Api } from '../../platform/api/api-client.ts';
import { ApiError } from '../../platform/api/api-errors.ts';
import { staffApi } from '../../platform/session/api.ts';
import { endedMessage, endStaffSession } from '../../platform/session/staff-session-store.ts';

/** Whether the call was refused because of the session: a mistyped password is not that. */
function isSessionEnd(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.code !== 'wrong-credentials';
}

/**
 * The API as the staff member signed in. A 401 ends the session: the portal returns to its login, which
 * says why. Throws what the api client throws.
 */
export const staffCall = (async (...call: Parameters<Api>) => {
  try {
    return await staffApi(...call);
  } catch (error) {
    if (isSessionEnd(error)) await endStaffSession(error.serverMessage || endedMessage);
    throw error;
  }
}) as Api;
