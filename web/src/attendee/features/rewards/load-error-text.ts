import { InvalidDocumentError } from '../../../platform/live/invalid-document-error.ts';

/**
 * Returns a short status for a failed load: the Firestore code, or `unreadable` if the data failed
 * validation.
 */
export function loadErrorText(error: Error, unreadable: string): string {
  if (error instanceof InvalidDocumentError) return unreadable;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code.replaceAll('-', ' ') : unreadable;
}
