import type { FieldProblem } from '@wine-walk/common/api/problems.ts';
import { shortDateTimeText } from '@wine-walk/common/lib/date-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { type ProblemFormats, problemText } from '@wine-walk/common/lib/problem-text.ts';
import { formatCash } from '@wine-walk/common/rules/desk/till.ts';
import { ApiError } from '../../platform/api/api-errors.ts';
import { currentOrganization } from '../../platform/device/organization.ts';
import { errorMessage } from '../../shared/error-message.ts';
import { language, texts } from '../texts/texts.ts';

const locale = () => organizationLocale(currentOrganization(), language);

const formats: ProblemFormats = {
  money: (cents, currency) => formatCash(cents, currency, locale()),
  time: (at, timeZone) => shortDateTimeText(at, { locale: locale(), timeZone }),
};

const messages = () => ({
  ...texts.attendee.problems.fields,
  ...texts.problems.fields,
  ...texts.attendee.problems.codes,
});

/** Returns the text of a problem of the API or of a field; a text that a form gave is returned as it is. */
export const problemMessage = (problem: FieldProblem): string =>
  problemText(messages(), problem, formats) ?? problem.code;

/** Problem as the API answers it, with its message in English, and those of its fields. */
interface Explained extends FieldProblem {
  readonly message: string;
  readonly fields?: Readonly<Record<string, Explained>>;
}

/** Returns the message for staff about a failed call, or `fallback` if the API gave no reason. A 5xx message has the error ID. */
export function serverMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || !error.code) return fallback;
  if (error.status >= 500) return errorMessage(error, texts.attendee);
  const { code, serverMessage: message, details, fields } = error;
  return refusalMessage({ code, message, details, fields });
}

/** Returns the text of a problem. That of invalid input is the one of its first field; an unknown code has the English one. */
export function refusalMessage({ fields, ...refusal }: Explained): string {
  const [first] = Object.values(fields ?? {});
  const shown = refusal.code === 'invalid-input' && first ? first : refusal;
  return problemText(messages(), shown, formats) ?? shown.message;
}

/** Returns the message for staff about a failed call: the cause and the next step. */
export function staffErrorMessage(error: unknown): string {
  return serverMessage(error, errorMessage(error, texts.attendee));
}
