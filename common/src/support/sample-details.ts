import { z } from 'zod';
import { type ProblemCode, problemCodes } from '../api/contract/problem-codes.ts';
import type { ProblemDetails } from '../api/contract/problems.ts';

/** Values of texts that are names of a standard. */
const named: Readonly<Record<string, string>> = { currency: 'USD', timeZone: 'UTC' };

/** Returns a value that a schema accepts. */
function sample(schema: z.ZodType, hasOptional: boolean): unknown {
  if (schema instanceof z.ZodOptional) return sample(schema.unwrap() as z.ZodType, hasOptional);
  if (schema instanceof z.ZodNullable) return sample(schema.unwrap() as z.ZodType, hasOptional);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return 3;
  if (!(schema instanceof z.ZodObject)) return '2026-11-20T17:00:00.000Z';
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(
    ([, field]) => hasOptional || !(field instanceof z.ZodOptional),
  );
  const values = fields.map(([name, field]) => [name, named[name] ?? sample(field, hasOptional)]);
  return Object.fromEntries(values);
}

/** Returns details that the schema of a problem accepts, with or without the optional ones. */
export function sampleDetails(code: ProblemCode, hasOptional: boolean): ProblemDetails {
  const { details } = problemCodes[code];
  return details.parse(sample(details, hasOptional));
}
