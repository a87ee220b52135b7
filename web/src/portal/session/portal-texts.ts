import { problems } from '../../i18n/en/problems.ts';
import { ApiError } from '../../platform/api/api-errors.ts';
import { errorMessage } from '../../shared/error-message.ts';

/**
 * Returns the server's message, or `otherwise` if it sent none (specification, section 8). A 5xx message
 * includes the error ID.
 */
export function serverMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || !error.serverMessage) return fallback;
  return error.status >= 500 ? errorMessage(error, { problems }) : error.serverMessage;
}

/** Returns the message for staff about a failed call: the cause and the next step. */
export function staffErrorMessage(error: unknown): string {
  return errorMessage(error, { problems });
}
