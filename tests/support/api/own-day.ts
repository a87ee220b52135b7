const dayMs = 24 * 60 * 60_000;
let days = 0;

/**
 * Returns an instant, in epoch milliseconds, a day after those of the tests before: the API, whose modules test files share, has
 * cached nothing for it.
 */
export function instantOfOwnDay(): number {
  days += 1;
  return Date.now() + days * dayMs;
}
