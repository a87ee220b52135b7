import { problems } from '../../i18n/en/problems.ts';
import { ApiError } from '../../platform/api/api-errors.ts';
import { errorMessage } from '../../shared/error-message.ts';

/** What the server said, where it said something; else the words given (specification, section 8). Where it failed, with the id to read out. */
export function serverMessage(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || !error.serverMessage) return otherwise;
  return error.status >= 500 ? errorMessage(error, { problems }) : error.serverMessage;
}

/** What to tell staff about a failed call: why, and what to do. */
export function staffErrorMessage(error: unknown): string {
  return errorMessage(error, { problems });
}
