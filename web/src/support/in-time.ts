/**
 * Timeout of `vi.waitFor` with fake timers, because its default of one second is too short on a busy machine.
 * In other tests `waitFor` of the Testing Library has the same timeout (tests/support/dom.ts). In
 * milliseconds.
 */
export const waitForOptions = { timeout: 60_000 };
