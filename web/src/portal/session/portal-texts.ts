import { ApiError } from '../../platform/api/api-errors.ts';
import { errorMessage, problemMessage } from '../../shared/error-message.ts';
import { texts } from '../texts/texts.ts';

/**
 * Returns the server's message, or `otherwise` if it sent none (specification, section 8). A 5xx message
 * includes the error ID.
 */
export function serverMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || !error.serverMessage) return fallback;
  if (error.status >= 500) return errorMessage(error, texts.attendee);
  return refusalMessage({ code: error.code, message: error.serverMessage });
}

/** Returns the message for staff about a refusal: that of the server or, where it has no translation, that of the code. */
export function refusalMessage({ code, message }: { code: string; message: string }): string {
  const translated = texts.translateMessage(message);
  return translated === message ? problemMessage({ code, message }, texts.attendee) : translated;
}

/** Returns the message for staff about a failed call: the cause and the next step. */
export function staffErrorMessage(error: unknown): string {
  return serverMessage(error, errorMessage(error, texts.attendee));
}
