import { listLinkedParticipants } from '@wine-walk/common/api/sessions.ts';
import { createApiClient } from '../api/api-client.ts';
import { ApiError } from '../api/api-errors.ts';
import { reloadNewest } from '../device/reload.ts';
import { readSignIn, restoreUser } from './auth-session.ts';
import { currentSession } from './session-state.ts';
import { applyUser, expireSession, sessionIn } from './session-store.ts';
import { type SessionUser, signedInUser } from './stored-user.ts';

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
    const user = await restoreUser('attendee');
    // Only a session that the server ended clears the saved participant of this device.
    if (!user) return await applyUser(null);
    const { token } = await readSignIn(user);
    // Unlike `api`, does not verify the session after a rejection.
    await createApiClient((isExpired) => user.getIdToken(isExpired))(
      listLinkedParticipants,
      {},
    ).catch((error) => expireIfRejected(error, token && sessionIn(token)));
  } catch {
    // Unreachable: the screen stays, and the next rejection verifies again.
  }
}

/** `rejected`: session of the request. One that has begun since, as in another tab, has replaced its credential and continues. */
async function expireIfRejected(error: unknown, rejected: SessionUser['session']): Promise<void> {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
  const latest = signedInUser.get()?.session;
  if (rejected && latest && latest.sessionId !== rejected.sessionId) return reloadNewest();
  await expireSession(error.details.reason);
}
