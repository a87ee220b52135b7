/** Something a person can act on: its message alone is printed, and the exit code is 1. */
export function userError(message) {
  return Object.assign(new Error(message), { name: 'Failure' });
}
