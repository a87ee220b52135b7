import { endSession } from '@wine-walk/common/api/sessions.ts';
import { createApiClient } from '../api/api-client.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { currentSession } from './session-state.ts';

/** How long a sign-out waits for the server. Milliseconds. */
const endTimeoutMs = 5_000;

/**
 * Has the server end this session. What it cannot be told, as it is ended or unreachable, is no failure.
 * `token`: the session's ID token.
 */
export async function endServerSession(token: () => Promise<string | null>): Promise<void> {
  if (currentSession().state !== 'signed-in') return;
  try {
    const signal = AbortSignal.timeout(endTimeoutMs);
    // The token, too, has to come in this time.
    await withTimeout(endTimeoutMs, createApiClient(token)(endSession, { body: {}, signal }));
  } catch {
    // The person is signed out here all the same.
  }
}
