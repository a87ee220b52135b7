import { afterEach, beforeEach, vi } from 'vitest';
import { clearScope } from '../../platform/storage/sign-out.ts';
import { setSession, signInWithSessionToken } from './session.ts';
import { dismissToast, showToast } from './toasts.ts';

/*
 * Setup for tests of the registration form, imported first: no signed-in user, empty storage, and recorded
 * toasts.
 */

vi.mock('../../platform/session/session-store.ts', () => import('./session.ts'));
vi.mock('../../ui/toaster.tsx', () => import('./toasts.ts'));

beforeEach(() => {
  setSession(null);
  showToast.mockClear();
  dismissToast();
  signInWithSessionToken.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearScope('form');
  window.localStorage.clear();
});
