import { vi } from 'vitest';
import type { Session, SessionUser } from '../../data/session-store.ts';

/*
 * Stands in for data/session-store.ts, which talks to Firebase Auth:
 * vi.mock('../../data/session-store.ts', () => import('./test-session.ts'))
 */

let session: Session = { state: 'signed-out', user: null };
const listeners = new Set<() => void>();

export function setSession(user: SessionUser | null | 'loading'): void {
  if (user === 'loading') session = { state: 'loading', user: null };
  else session = user ? { state: 'signed-in', user } : { state: 'signed-out', user: null };
  for (const changed of listeners) changed();
}

export const currentSession = () => session;

export function subscribeSession(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const signInWithSessionId = vi.fn<(sessionId: string) => Promise<void>>();
export const signOut = async () => setSession(null);
export const attendeeToken = async () => null;
