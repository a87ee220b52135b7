import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { now } from './check-in-sheet.tsx';
import { cacheOwnConfirmation } from './own-confirmation.ts';

/*
 * Setup for tests of the check-in sheet, imported first: Maya is signed in, and every test begins two hours
 * after the start of the sample event.
 */

const signedIn = { state: 'signed-in', user: { uid: 'maya', session: null } };

/** Session returned by the mocked session store. A test may change `current`. */
export const session: { current: { state: string; user: unknown } } = { current: signedIn };

vi.mock('../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token-of-maya',
}));
vi.mock('../platform/session/session-state.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  currentSession: () => session.current,
  subscribeSession: () => () => undefined,
}));

beforeEach(() => {
  cacheOwnConfirmation();
  session.current = signedIn;
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// Chunks requested by a rejection may load after their test; on a slow machine the file would end first.
afterAll(() => vi.dynamicImportSettled());
