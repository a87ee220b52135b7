import { listLinkedParticipants } from '@wine-walk/common/api/sessions.ts';
import { createApiClient } from '../api/api-client.ts';
import { currentSession } from './session-state.ts';
import { attendeeToken, expireSession } from './session-store.ts';

const attendeeApi = createApiClient(attendeeToken);

let confirming: Promise<void> | undefined;

/**
 * Verifies the session with the server after a rejection; signs out if it is invalid. Changes nothing while
 * the server is unreachable.
 */
export function revalidateSession(): Promise<void> {
  confirming ??= fetchSession().finally(() => {
    confirming = undefined;
  });
  return confirming;
}

async function fetchSession(): Promise<void> {
  if (currentSession().state !== 'signed-in') return;
  try {
    const answer = await attendeeApi(listLinkedParticipants, { on401: 'null' });
    if (answer === null) await expireSession();
  } catch {
    // Unreachable: the screen stays, and the next rejection verifies again.
  }
}
