import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { now } from './check-in-sheet.tsx';

/*
 * Setup for tests of the check-in sheet, imported first: Maya is signed in, and every test starts two hours
 * into the sample event.
 */

const signedIn = { state: 'signed-in', user: { uid: 'maya', session: null } };

/** Session of the data layer; a test may replace `current`. */
export const session: { current: { state: string; user: unknown } } = { current: signedIn };

vi.mock('../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token-of-maya',
  watchSession: () => undefined,
}));
vi.mock('../platform/session/session-state.ts', () => ({
  currentSession: () => session.current,
  subscribeSession: () => () => undefined,
}));

beforeEach(() => {
  session.current = signedIn;
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// A rejection may load code after its test: on a busy machine the file would end during the import.
afterAll(() => vi.dynamicImportSettled());
