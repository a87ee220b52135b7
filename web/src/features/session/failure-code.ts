import { ApiError } from '../../data/api-errors.ts';

/** The code of a failure, the API's as 'wrong-code' or Firebase's as 'auth/invalid-email'; empty for any other. */
export function failureCode(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
