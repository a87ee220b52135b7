/** The status of a failed load in a few words: Firestore's code where it has one, else its message. */
export function statusText(error: Error): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code.replaceAll('-', ' ') : error.message;
}
