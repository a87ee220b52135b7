import { keepSession, restoreSession } from '@wine-walk/common/api/sessions.ts';
import type { User } from 'firebase/auth';
import { createApiClient } from '../api/api-client.ts';
import { whenIdle } from '../device/scheduling.ts';
import { parseText, persisted } from '../storage/persisted.ts';
import { bearerToken, signInWithToken } from './auth-session.ts';
import { hasSessionMark, sessionMark } from './session-mark.ts';

/** Timeout of the exchange of the cookie, and of the first screen's wait for a session, in milliseconds. */
export const restoreTimeoutMs = 10_000;

/** ID of the session whose cookie this browser has. */
const keptSession = persisted('kept-session', parseText, 'session-user', 'text');

let restoring: Promise<User | null> | undefined;

/**
 * Returns the user of the session cookie, after the browser deleted its storage; null if there is none. `exchange`:
 * that of the cookie, if it was started before.
 */
export function restoreUserByCookie(exchange?: Promise<string | null>): Promise<User | null> {
  restoring ??= signInWith(exchange ?? exchangeCookie()).finally(() => {
    restoring = undefined;
  });
  return restoring;
}

/** Returns the custom token of the cookie's session; null if there is none or the server is unreachable. */
export async function exchangeCookie(): Promise<string | null> {
  if (!hasSessionMark()) return null;
  const anonymous = createApiClient(async () => null);
  try {
    const signal = AbortSignal.timeout(restoreTimeoutMs);
    return (await anonymous(restoreSession, { body: {}, signal })).sessionId;
  } catch {
    // The attendee signs in by mail, or at the next start.
    return null;
  }
}

async function signInWith(exchange: Promise<string | null>): Promise<User | null> {
  const token = await exchange;
  return token === null ? null : signInWithToken('attendee', token).catch(() => null);
}

/** Has the server set the cookie of this session when the browser is idle, unless it has it. */
export function keepSessionWhenIdle(sessionId: string): void {
  if (keptSession.get() === sessionId && hasSessionMark()) return;
  whenIdle(() => void keep(sessionId));
}

async function keep(sessionId: string): Promise<void> {
  try {
    await createApiClient((isExpired) => bearerToken('attendee', isExpired))(keepSession, {});
    keptSession.set(sessionId);
  } catch {
    // At the next start.
  }
}

/** Deletes the mark, after which the cookie is not used any more. */
export function clearSessionMark(): void {
  document.cookie = `${sessionMark}=; Max-Age=0; Path=/; Secure; SameSite=Lax`;
}
