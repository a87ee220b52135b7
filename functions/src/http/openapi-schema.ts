import { z } from 'zod';
import { portablePattern } from './portable-pattern.ts';

/** A schema of the contract as OpenAPI has it. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      plainList(jsonSchema);
      if (io === 'input') textPattern(zodSchema, jsonSchema);
    },
  });
  return JSON.parse(JSON.stringify(rest), (name, value: unknown) =>
    name === 'pattern' && typeof value === 'string' ? portablePattern(value) : value,
  ) as object;
}

/** A text that is trimmed and then has to have a form, such as an email: the form, with the spaces around it. */
function textPattern(schema: z.core.$ZodType, described: z.core.JSONSchema.BaseSchema): void {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'pipe' || described.type !== 'string') return;
  const { pattern } = z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any' });
  if (pattern) described.pattern = pattern.replace(/^\^/, '^\\s*').replace(/\$$/, '\\s*$');
}

/** A list of so many of a kind: `items: false` behind `prefixItems` is an empty list to older readers. */
function plainList(schema: z.core.JSONSchema.BaseSchema): void {
  const [first] = schema.prefixItems ?? [];
  if (!first) return;
  schema.items = first;
  delete schema.prefixItems;
}

/** A body of JSON. */
export function json(schema: object): object {
  return { 'application/json': { schema } };
}
