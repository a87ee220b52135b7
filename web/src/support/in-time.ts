/**
 * How long `vi.waitFor` waits where time is faked: its own second is over too soon on a busy machine. Elsewhere
 * `waitFor` of the Testing Library waits as long (tests/support/dom.ts).
 */
export const waitForOptions = { timeout: 5000 };
