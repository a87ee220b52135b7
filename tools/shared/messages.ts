import { fieldProblemOf } from '@wine-walk/common/api/contract/field-problem.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { z } from 'zod';
import { fieldMessage } from '../../functions/src/http/problem-message.ts';
import { readPart } from '../texts/catalogs.ts';

/** Returns the errors of input with their paths, in English. The input was parsed with `issueCode`. */
export const invalidText = ({ issues }: z.ZodError): string =>
  z.prettifyError({
    issues: issues.map((issue) => ({ ...issue, message: fieldMessage(fieldProblemOf(issue)) })),
  });

/** Returns why a mail was not sent, in English: a reason of the API, or the words of the mail provider. */
export function mailReasonText(reason: string): string {
  const { reasons } = readPart('mail', 'portal', defaultLanguage);
  const text = typeof reasons === 'object' ? reasons[reason] : undefined;
  return typeof text === 'string' ? text : reason;
}
