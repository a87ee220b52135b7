import type { FieldProblem } from '@wine-walk/common/api/contract/problems.ts';
import { shortDateTimeText } from '@wine-walk/common/lib/date-text.ts';
import { type ProblemFormats, problemText } from '@wine-walk/common/lib/texts/problem-text.ts';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { ApiError, NetworkError } from '../platform/api/api-errors.ts';
import { localeOf } from '../platform/device/organization.ts';
import { serverNow } from '../platform/device/server-clock.ts';
import { InvalidDocumentError } from '../platform/live/invalid-document-error.ts';
import { NotConnectedError } from '../platform/live/live-store.ts';

type Problems = AttendeeTexts['problems'];

/** Texts of every failure, in the language of the reader. */
interface CatalogTexts {
  problems: Problems;
  /** Formats of amounts and times; attendees get none in problems. */
  formats?: ProblemFormats;
}

/** Texts of one action, where it has its own in place of those of the catalog. */
interface OwnTexts {
  own: OwnMessages;
  problems: Pick<Problems, 'reference'>;
}

/** Messages of one action. */
export interface OwnMessages {
  /** Messages by problem code, or by the code of Firebase. */
  codes?: Readonly<Partial<Record<string, string>>>;
  /** Message of every code of too many requests. */
  tooMany?: string;
  /** Message of every other failure. */
  failed: string;
}

/** Problem as the API answers it, or of a form's field, which has no message. */
export type Problem = FieldProblem & { message?: string };

const attendeeFormats: ProblemFormats = { money: String, time: (at) => at };

/**
 * Returns the user message for a failed call, an ended listener, or a problem; with a reference to report if the fault is
 * the server's. A problem of unknown code has the server's message; that of a form's own check is its code.
 */
export function errorMessage(error: unknown, texts: CatalogTexts | OwnTexts): string {
  if ('own' in texts)
    return withRequestId(ownMessage(errorCode(error), texts.own), error, texts.problems);
  const { problems } = texts;
  if (isProblem(error))
    return textOf(error, texts) || (error.message ?? error.code) || problems.unexpected;
  if (error instanceof NetworkError) return problems[error.kind];
  if (error instanceof NotConnectedError) return problems.offline;
  if (error instanceof ApiError) return withRequestId(apiMessage(error, texts), error, problems);
  const message = error instanceof InvalidDocumentError ? 'invalidRecord' : 'unexpected';
  return withListenerCode(problems[message], error, problems);
}

/** Returns the code of an error, such as the API's 'wrong-code' or Firebase's 'auth/invalid-email'; empty for others. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** True for a problem in the answer of a call, or of a form. */
export const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'code' in error;

function ownMessage(code: string, { codes = {}, tooMany, failed }: OwnMessages): string {
  return codes[code] ?? (/^(auth\/)?too-many/.test(code) ? tooMany : undefined) ?? failed;
}

function textOf(problem: FieldProblem, { problems, formats }: CatalogTexts): string | undefined {
  const messages = { ...problems.fields, ...problems.codes };
  return problemText(messages, problem, formats ?? attendeeFormats);
}

function apiMessage(error: ApiError, texts: CatalogTexts): string {
  const { problems } = texts;
  const { limit } = error.details;
  return limit
    ? problems.limited[limit.reason]({ until: dateTime(limit.until, problems) })
    : textOf(error, texts) || error.serverMessage || problems.unexpected;
}

/** Returns 'Nov 20, 2026, 5:42 PM' in the device's time zone. `at`: ISO 8601. */
const dateTime = (at: string, { language }: Problems) =>
  shortDateTimeText(new Date(at).toISOString(), {
    locale: localeOf(language as Language),
    timeZone: undefined,
  });

/** Adds the ID of the logged request if the server failed. */
function withRequestId(
  message: string,
  error: unknown,
  { reference }: Pick<Problems, 'reference'>,
): string {
  const isOurs = error instanceof ApiError && error.status >= 500 && error.requestId;
  return isOurs ? `${message} ${reference({ requestId: error.requestId })}` : message;
}

/** Adds the code and the server time: a listener that Firestore ended, or that read an invalid document, has no request. */
function withListenerCode(
  message: string,
  error: unknown,
  { listenerReference }: Problems,
): string {
  const code = errorCode(error);
  if (!(error instanceof Error) || code === '') return message;
  return `${message} ${listenerReference({ code, at: firstShownAt(error) })}`;
}

/** Time when each error was first shown, so its text does not change across renders. */
const shownTimes = new WeakMap<Error, string>();

function firstShownAt(error: Error): string {
  const time = shownTimes.get(error) ?? new Date(serverNow()).toTimeString().slice(0, 5);
  shownTimes.set(error, time);
  return time;
}
