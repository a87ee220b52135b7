import { listLinkedParticipants } from '@wine-walk/common/api/sessions.ts';
import { createApiClient } from '../api/api-client.ts';
import { currentSession } from './session-state.ts';
import { attendeeToken, expireSession } from './session-store.ts';

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
    const participants = await attendeeApi(listLinkedParticipants, { on401: 'null' });
    if (participants === null) await expireSession();
  } catch {
    // Unreachable: the screen stays, and the next rejection verifies again.
  }
}
