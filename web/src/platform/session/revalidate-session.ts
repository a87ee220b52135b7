import { listLinkedParticipants } from '@wine-walk/common/api/sessions.ts';
import { createApiClient } from '../api/api-client.ts';
import { currentSession } from './session-state.ts';
import { attendeeToken, expireSession } from './session-store.ts';

const attendeeApi = createApiClient(attendeeToken);

let confirming: Promise<void> | undefined;

/**
 * Asks the server whether the session still counts, once something was refused to it; where it does not, signs out
 * and drops the data. Nothing changes while the server cannot be reached.
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
    // Not to be reached: what is shown stays, and the next refusal asks again.
  }
}
