import { fieldProblemOf, issueCode } from '@wine-walk/common/api/contract/field-problem.ts';
import { z } from 'zod';
import { fieldPath } from '../../../shared/field-errors.ts';

/** Adds an error message at a field before the contract validates. */
export type AddIssue = (field: string, message: string) => void;

/**
 * Schema that validates form values with the contract's body schema: texts as typed, until `toBody` converts
 * them. The fields have the names of the body, so that contract errors appear at their fields.
 */
export function formSchema<V, B>(
  body: z.ZodType<B>,
  toBody: (values: V, refuse: AddIssue) => unknown,
): z.ZodType<B, V> {
  return z.custom<V>().transform((values, context) => {
    const refuse: AddIssue = (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const parsed = body.safeParse(toBody(values, refuse), { error: issueCode });
    for (const issue of parsed.error?.issues ?? []) {
      const { code: message, details: params } = fieldProblemOf(issue);
      const path = fieldPath(values, issue.path);
      context.addIssue({ code: 'custom', path, message, ...(params && { params }) });
    }
    return parsed.data ?? z.NEVER;
  });
}

/** Parses a number as typed: undefined if empty, NaN if invalid. The decimal separator is a point. */
export function parseNumberInput(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
