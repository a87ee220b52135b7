/** Firebase's code of an error, as 'auth/invalid-email'; empty for any other error. */
export function firebaseCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
