import { listLinkedParticipants } from '@wine-walk/common/api/sessions.ts';
import { createApiClient } from '../api/api-client.ts';
import { ApiError } from '../api/api-errors.ts';
import { currentSession } from './session-state.ts';
import { applyUser, attendeeToken, expireSession } from './session-store.ts';

/** Unlike `api`, does not verify the session after a rejection. */
const attendeeApi = createApiClient(attendeeToken);

let revalidating: Promise<void> | undefined;

/**
 * Verifies the session with the server after a rejection; signs out if it is invalid. Changes nothing while
 * the server is unreachable.
 */
export function revalidateSession(): Promise<void> {
  revalidating ??= verifySession().finally(() => {
    revalidating = undefined;
  });
  return revalidating;
}

async function verifySession(): Promise<void> {
  if (currentSession().state !== 'signed-in') return;
  try {
    // Only a session that the server ended clears the saved participant of this device.
    if ((await attendeeToken()) === null) return await applyUser(null);
    await attendeeApi(listLinkedParticipants, {}).catch(expireIfRejected);
  } catch {
    // Unreachable: the screen stays, and the next rejection verifies again.
  }
}

async function expireIfRejected(error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
  await expireSession(error.details.reason);
}
