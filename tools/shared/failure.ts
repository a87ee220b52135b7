/** Error for the user: the launcher prints its message only and exits with 1. */
export class UserError extends Error {
  override name = 'Failure';
}
