import type { FieldProblem } from '@wine-walk/common/api/problems.ts';
import { shortDateTimeText } from '@wine-walk/common/lib/date-text.ts';
import { type ProblemFormats, problemText } from '@wine-walk/common/lib/problem-text.ts';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { ApiError, NetworkError } from '../platform/api/api-errors.ts';
import { localeOf } from '../platform/device/organization.ts';
import { serverNow } from '../platform/device/server-clock.ts';
import { InvalidDocumentError } from '../platform/live/invalid-document-error.ts';
import { NotConnectedError } from '../platform/live/live-store.ts';

/** Attendees get no amounts; times are those of `limited`. */
const formats: ProblemFormats = { money: String, time: (at) => at };

/** Returns the text of a problem in the user's language; an unknown code has the server's message. */
export function problemMessage(
  problem: FieldProblem & { message: string },
  { problems }: Pick<AttendeeTexts, 'problems'>,
): string {
  return problemText(problems.codes, problem, formats) || problem.message || problems.unexpected;
}

/** Returns the text of a field's problem in the user's language; an unknown code has the server's message. */
export function fieldMessage(
  problem: FieldProblem & { message?: string },
  { problems }: Pick<AttendeeTexts, 'problems'>,
): string {
  const messages = { ...problems.fields, ...problems.codes };
  return problemText(messages, problem, formats) ?? problem.message ?? problem.code;
}

/**
 * Returns the user message for a failed call or an ended listener, with a reference to report if the fault is
 * the server's.
 */
export function errorMessage(error: unknown, texts: Pick<AttendeeTexts, 'problems'>): string {
  const { problems } = texts;
  if (error instanceof NetworkError) return problems[error.kind];
  if (error instanceof NotConnectedError) return problems.offline;
  return withRequestId(errorText(error, texts), error, texts);
}

/** Returns 'Nov 20, 2026, 5:42 PM' in the device's time zone. */
const dateTime = (at: Date, { language }: AttendeeTexts['problems']) =>
  shortDateTimeText(at.toISOString(), {
    locale: localeOf(language as Language),
    timeZone: undefined,
  });

function errorText(error: unknown, texts: Pick<AttendeeTexts, 'problems'>): string {
  if (error instanceof ApiError) {
    const { limit } = error.details;
    return limit
      ? texts.problems.limited[limit.reason]({
          until: dateTime(new Date(limit.until), texts.problems),
        })
      : problemMessage({ ...error, message: error.serverMessage }, texts);
  }
  const { invalidRecord, unexpected } = texts.problems;
  return error instanceof InvalidDocumentError ? invalidRecord : unexpected;
}

/**
 * Adds a reference to `message`: the logged request ID if the server failed. A listener that Firestore ended,
 * or that read an invalid document, has no request: its code and the server time are used.
 */
export function withRequestId(
  message: string,
  error: unknown,
  { problems }: Pick<AttendeeTexts, 'problems'>,
): string {
  if (error instanceof ApiError) {
    const isOurs = error.status >= 500 && error.requestId;
    return isOurs ? `${message} ${problems.reference({ requestId: error.requestId })}` : message;
  }
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string'))
    return message;
  return `${message} ${problems.listenerReference({ code: error.code, at: firstShownAt(error) })}`;
}

/** Time when each error was first shown, so its text does not change across renders. */
const shownTimes = new WeakMap<Error, string>();

function firstShownAt(error: Error): string {
  const time = shownTimes.get(error) ?? new Date(serverNow()).toTimeString().slice(0, 5);
  shownTimes.set(error, time);
  return time;
}
