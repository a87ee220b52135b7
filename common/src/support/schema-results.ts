import type { z } from 'zod';

/** Returns the rejected fields, each once, in order of appearance. */
export function refused(schema: z.ZodType, body: unknown): string[] {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return [...new Set(issues.map((issue) => issue.path.join('.')))];
}

export const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** Returns the first message to the user; undefined if the value is valid. */
export const message = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;
