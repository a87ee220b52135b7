/** Something a person can act on: the launcher prints its message alone and exits with 1. */
export class Failure extends Error {
  override name = 'Failure';
}
