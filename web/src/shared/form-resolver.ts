import { toNestErrors } from '@hookform/resolvers';
import { fieldProblemOf, issueCode } from '@wine-walk/common/api/contract/field-problem.ts';
import type { FieldProblem } from '@wine-walk/common/api/contract/problems.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Returns the resolver of a form, whose issues have the text that `describe` returns. */
export function formResolver<V extends FieldValues, B>(
  schema: z.ZodType<B, V>,
  describe: (problem: FieldProblem) => string,
): Resolver<V, unknown, B> {
  return async (typed, _context, options) => {
    const parsed = await schema.safeParseAsync(typed, { error: issueCode });
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of parsed.error.issues)
      errors[issue.path.join('.')] ??= {
        type: issue.code,
        message: describe(fieldProblemOf(issue)),
      };
    return { values: {}, errors: toNestErrors(errors as FieldErrors<V>, options) };
  };
}
