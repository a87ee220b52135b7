import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { now } from './check-in-sheet.tsx';

/*
 * For the tests of the check-in sheet, imported before everything else: Maya is signed in, and every
 * test begins two hours into the samples' evening.
 */

const signedIn = { state: 'signed-in', user: { uid: 'maya', session: null } };

/** The session that the data layer tells of; a test may change `current` for itself. */
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
// What a refusal loads may come after its test: a busy machine would end the file while it is under way.
afterAll(() => vi.dynamicImportSettled());
