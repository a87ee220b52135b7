import type { ProblemCode } from '@contract/problems.ts';
import { ApiError, NetworkError } from '../data/api-errors.ts';
import type { Texts } from '../texts/en.ts';

/**
 * A problem as a person is told it. In the server's own language its message says the most; in another one the
 * problem's code stands for it.
 */
export function problemMessage(
  { code, message }: { code: string; message: string },
  { problems }: Pick<Texts, 'problems'>,
): string {
  const own = problems.byCode[code as ProblemCode];
  const [first, second] = problems.isServerLanguage ? [message, own] : [own, message];
  return first || second || problems.unexpected;
}

/** What to tell a person about a failed call; where the server failed, with the id under which it was logged. */
export function errorMessage(error: unknown, texts: Pick<Texts, 'problems'>): string {
  const { problems } = texts;
  if (error instanceof NetworkError) return problems[error.kind];
  if (!(error instanceof ApiError)) return problems.unexpected;
  const message = problemMessage({ code: error.code, message: error.serverMessage }, texts);
  return error.status >= 500 && error.requestId
    ? `${message} ${problems.reference(error.requestId)}`
    : message;
}
