import type { ProblemCode } from '@contract/problems.ts';
import { ApiError, NetworkError } from '../data/api-errors.ts';
import type { Texts } from '../texts/en.ts';

/** What to tell a person about a failed call: the server's message where it has one, else our own words. */
export function errorWords(error: unknown, { problems }: Pick<Texts, 'problems'>): string {
  if (error instanceof NetworkError) return problems[error.kind];
  if (!(error instanceof ApiError)) return problems.unexpected;
  const own = problems.byCode[error.code as ProblemCode];
  return own ?? (error.serverMessage || problems.unexpected);
}
