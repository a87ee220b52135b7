import type { z } from 'zod';
import { fieldProblemOf } from '../api/contract/field-problem.ts';
import { fieldText } from './problem-messages.ts';

/** Returns the rejected fields, each once, in order of appearance. */
export function refused(schema: z.ZodType, body: unknown): string[] {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return [...new Set(issues.map((issue) => issue.path.join('.')))];
}

export const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** Returns the first message to the user; undefined if the value is valid. */
export function message(schema: z.ZodType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue && fieldText(fieldProblemOf(issue));
}
