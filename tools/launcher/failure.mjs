/** Returns an error for the user: only its message is printed, and the exit code is 1. */
export function userError(message) {
  return Object.assign(new Error(message), { name: 'Failure' });
}
