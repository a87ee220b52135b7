import type { DetailsOf, ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import type {
  FieldProblem,
  Problem,
  ProblemBody,
} from '@wine-walk/common/api/contract/problems.ts';
import { fullDateTimeText } from '@wine-walk/common/lib/date-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { type ProblemFormats, problemText } from '@wine-walk/common/lib/texts/problem-text.ts';
import { textsFrom } from '@wine-walk/common/lib/texts/texts.ts';
import type { AttendeeTexts, PortalTexts } from '@wine-walk/common/messages/types.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { formatCash } from '@wine-walk/common/rules/desk/till.ts';
import { problemCatalog } from '../lib/catalogs.ts';

const { attendee, portal } = textsFrom<{
  attendee: AttendeeTexts['problems'];
  portal: PortalTexts['problems'];
}>(problemCatalog, defaultLanguage);
const messages = { ...attendee.fields, ...portal.fields, ...attendee.codes, ...portal.codes };

/** Locale of the API's messages, one for every organization; screens write amounts and times in the organization's own. */
const locale = organizationLocale(defaultOrganization, defaultLanguage);

const formats: ProblemFormats = {
  money: (cents, currency) => formatCash(cents, currency, locale),
  time: (at, timeZone) =>
    timeZone === undefined ? at : fullDateTimeText(at, { locale, timeZone }),
};

/** Returns the message of a problem in English. */
export function problemMessage<Code extends ProblemCode>(
  code: Code,
  details: DetailsOf<Code>,
): string {
  return fieldMessage({ code, details });
}

/** Returns the message of a field's problem in English. */
export const fieldMessage = (problem: FieldProblem): string =>
  problemText(messages, problem, formats) ?? problem.code;

/** Returns the message of input with this invalid field. */
const messageOf = ([field, problem]: [string, FieldProblem]): string =>
  problem.code === 'unknown-field'
    ? fieldMessage({ code: 'unknown-named-field', details: { field } })
    : fieldMessage(problem);

/** Returns the body of an error response. The message of invalid input is that of its first field. */
export function toProblemBody({ problem: code, details, fields: invalid }: Problem): ProblemBody {
  const explainedFields = Object.entries(invalid ?? {}).map(([path, field]) => [
    path,
    { message: fieldMessage(field), ...field },
  ]);
  const [first] = Object.entries(invalid ?? {});
  return {
    message:
      code === 'invalid-input' && first
        ? messageOf(first)
        : fieldMessage({ code, ...(details && { details }) }),
    code,
    ...(details && { details }),
    ...(invalid && { fields: Object.fromEntries(explainedFields) as ProblemBody['fields'] }),
  };
}
