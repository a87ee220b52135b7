import { endSession } from '@wine-walk/common/api/sessions.ts';
import { createApiClient } from '../api/api-client.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { currentSession } from './session-state.ts';

/** Timeout of the server call at sign-out, in milliseconds. */
const endTimeoutMs = 5_000;

/**
 * Ends this session on the server. An ended or unreachable session is no failure. `token`: ID token of the
 * session.
 */
export async function endServerSession(token: () => Promise<string | null>): Promise<void> {
  if (currentSession().state !== 'signed-in') return;
  try {
    const signal = AbortSignal.timeout(endTimeoutMs);
    // The token must arrive within this time too.
    await withTimeout(endTimeoutMs, createApiClient(token)(endSession, { body: {}, signal }));
  } catch {
    // The user is signed out on this device anyway.
  }
}
