import { InvalidDocumentError } from '../../../platform/live/invalid-document-error.ts';

/** The status of a failed load in a few words: Firestore's code; `unreadable` where the data was there, and not as it should be. */
export function loadErrorText(error: Error, unreadable: string): string {
  if (error instanceof InvalidDocumentError) return unreadable;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code.replaceAll('-', ' ') : unreadable;
}
