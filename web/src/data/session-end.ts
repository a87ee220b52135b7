import { listWalks } from '@contract/session-registrations.ts';
import { createApi } from './api-client.ts';
import { currentSession } from './session-state.ts';
import { attendeeToken, closeSession } from './session-store.ts';

const attendeeApi = createApi(attendeeToken);

let confirming: Promise<void> | undefined;

/**
 * Asks the server whether the session still counts, once something was refused to it; where it does not, signs out
 * and drops the data. Nothing changes while the server cannot be reached.
 */
export function confirmSession(): Promise<void> {
  confirming ??= askForSession().finally(() => {
    confirming = undefined;
  });
  return confirming;
}

async function askForSession(): Promise<void> {
  if (currentSession().state !== 'signed-in') return;
  try {
    const answer = await attendeeApi(listWalks, { on401: 'null' });
    if (answer === null) await closeSession();
  } catch {
    // Not to be reached: what is shown stays, and the next refusal asks again.
  }
}
