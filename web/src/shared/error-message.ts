import { type ProblemCode } from '@wine-walk/common/api/problems.ts';
import type { Texts } from '../i18n/en/app.ts';
import { ApiError, NetworkError } from '../platform/api/api-errors.ts';
import { serverNow } from '../platform/device/server-clock.ts';
import { InvalidDocumentError } from '../platform/live/invalid-document-error.ts';

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

/**
 * What to tell a person about a failed call, or a listener that ended; with what they can read out where the fault is
 * not theirs.
 */
export function errorMessage(error: unknown, texts: Pick<Texts, 'problems'>): string {
  const { problems } = texts;
  if (error instanceof NetworkError) return problems[error.kind];
  return withRequestId(errorText(error, texts), error, texts);
}

function errorText(error: unknown, texts: Pick<Texts, 'problems'>): string {
  if (error instanceof ApiError)
    return problemMessage({ code: error.code, message: error.serverMessage }, texts);
  const { byCode, unexpected } = texts.problems;
  return (error instanceof InvalidDocumentError && byCode.unreadable) || unexpected;
}

/**
 * `message` with what a person can read out: where the server failed, the id under which it was logged. A listener that
 * Firestore ended, or that found a damaged document, has no request: its code and the time of day, by the server's clock.
 */
export function withRequestId(
  message: string,
  error: unknown,
  { problems }: Pick<Texts, 'problems'>,
): string {
  if (error instanceof ApiError) {
    const isOurs = error.status >= 500 && error.requestId;
    return isOurs ? `${message} ${problems.reference(error.requestId)}` : message;
  }
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string'))
    return message;
  return `${message} ${problems.listenerReference(error.code, firstShownAt(error))}`;
}

/** When an error was told first: its words stay the same however often it is drawn. */
const toldAt = new WeakMap<Error, string>();

function firstShownAt(error: Error): string {
  const at = toldAt.get(error) ?? new Date(serverNow()).toTimeString().slice(0, 5);
  toldAt.set(error, at);
  return at;
}
