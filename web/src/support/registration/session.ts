import { vi } from 'vitest';
import { publishSession } from '../../platform/session/session-state.ts';
import type { SessionUser } from '../../platform/session/stored-user.ts';

/*
 * Replaces platform/session/session-store.ts, which uses Firebase Auth:
 * vi.mock('../../platform/session/session-store.ts', () => import('./session.ts'))
 */

export function setSession(user: SessionUser | null | 'loading'): void {
  if (user === 'loading') publishSession({ state: 'loading', user: null });
  else if (user) publishSession({ state: 'signed-in', user });
  else publishSession({ state: 'signed-out', user: null });
}

export const signInWithSessionToken = vi.fn<(sessionId: string) => Promise<void>>();
export const signOut = async () => setSession(null);
export const attendeeToken = async () => null;
