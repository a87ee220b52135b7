import { shortDateTimeText } from '@wine-walk/common/lib/date-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import type { ProblemFormats } from '@wine-walk/common/lib/texts/problem-text.ts';
import { formatCash } from '@wine-walk/common/rules/desk/till.ts';
import { ApiError } from '../../platform/api/api-errors.ts';
import { currentOrganization } from '../../platform/device/organization.ts';
import { errorMessage, isProblem, type Problem } from '../../shared/error-message.ts';
import { language, texts } from '../texts/texts.ts';

const locale = () => organizationLocale(currentOrganization(), language);

const formats: ProblemFormats = {
  money: (cents, currency) => formatCash(cents, currency, locale()),
  time: (at, timeZone) => shortDateTimeText(at, { locale: locale(), timeZone }),
};

/**
 * Returns `errorMessage` in the texts of staff. `fallback`: the message if a call failed and the API gave no reason; by
 * default the cause and the next step. Invalid input has the message of its first field.
 */
export function staffMessage(error: unknown, fallback?: string): string {
  const isExplained = error instanceof ApiError ? error.code !== '' : isProblem(error);
  if (!isExplained && fallback !== undefined) return fallback;
  const { problems } = texts.attendee;
  const fields = { ...problems.fields, ...texts.problems.fields };
  return errorMessage(invalidField(error) ?? error, { problems: { ...problems, fields }, formats });
}

/** Returns the problem of the first field of invalid input. */
function invalidField(error: unknown): Problem | undefined {
  const { code, fields = {} } = (error ?? {}) as {
    code?: string;
    fields?: Record<string, Problem>;
  };
  return code === 'invalid-input' ? Object.values(fields)[0] : undefined;
}
