import { errorWords } from '../../../components/error-words.ts';
import { ApiError } from '../../../data/api-errors.ts';
import { problems } from '../../../texts/en/problems.ts';

/** What the server said, where it said something; else the words given (specification, section 8). */
export function serverWords(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise;
}

/** What to tell staff about a failed call: why, and what to do. */
export function failureWords(error: unknown): string {
  return errorWords(error, { problems });
}
