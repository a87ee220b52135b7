import { afterEach, beforeEach, vi } from 'vitest';
import { clearScope } from '../../platform/storage/sign-out.ts';
import { setSession, signInWithSessionToken } from './session.ts';
import { dismissToast, showToast } from './toasts.ts';

/*
 * For the tests of the registration form, imported before everything else: nobody is signed in, nothing
 * is kept on the device, and the test sees the toasts.
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
