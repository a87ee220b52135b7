/** Something a person can act on: the launcher prints its message alone and exits with 1. */
export class UserError extends Error {
  override name = 'Failure';
}
