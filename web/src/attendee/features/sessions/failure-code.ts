import type { LandingTexts } from '../../../i18n/en/landing.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';

/** The code of a failure, the API's as 'wrong-code' or Firebase's as 'auth/invalid-email'; empty for any other. */
export function errorCode(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** What a person is told; where the server failed, with the id under which it was logged, to be read out. */
export function withRequestId(message: string, error: unknown, { boot }: LandingTexts): string {
  const isOurs = error instanceof ApiError && error.status >= 500 && error.requestId;
  return isOurs ? `${message} ${boot.reference(error.requestId)}` : message;
}
