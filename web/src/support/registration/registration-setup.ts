import { afterEach, beforeEach, vi } from 'vitest';
import { forgetForms } from '../../device/storage-form.ts';
import { setSession, signInWithSessionId } from './session.ts';
import { notify, withdrawNotice } from './toasts.ts';

/*
 * For the tests of the registration form, imported before everything else: nobody is signed in, nothing
 * is kept on the device, and the test sees the toasts.
 */

vi.mock('../../data/session-store.ts', () => import('./session.ts'));
vi.mock('../../components/toaster.tsx', () => import('./toasts.ts'));

beforeEach(() => {
  setSession(null);
  notify.mockClear();
  withdrawNotice();
  signInWithSessionId.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetForms();
  window.localStorage.clear();
});
