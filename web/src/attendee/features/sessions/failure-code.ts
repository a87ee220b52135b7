import type { LandingTexts } from '../../../i18n/en/landing.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';

/**
 * Returns the error code, such as the API's 'wrong-code' or Firebase's 'auth/invalid-email'; empty for other
 * errors.
 */
export function errorCode(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/**
 * Returns the message; after a server error, with the request ID of the log entry for the attendee to report.
 */
export function withRequestId(message: string, error: unknown, { boot }: LandingTexts): string {
  const isOurs = error instanceof ApiError && error.status >= 500 && error.requestId;
  return isOurs ? `${message} ${boot.reference(error.requestId)}` : message;
}
