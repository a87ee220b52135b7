import { turningMarks } from '@wine-walk/common/model/values.ts';
import { z } from 'zod';
import { rulesOfSchema } from './openapi-rules.ts';
import { portablePattern } from './portable-pattern.ts';

/** A schema of the contract as OpenAPI has it. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      plainList(jsonSchema);
      if (io === 'output') return;
      textPattern(zodSchema, jsonSchema);
      afterTrimming(zodSchema, jsonSchema);
      const rules = rulesOfSchema(zodSchema);
      if (rules.length > 0) jsonSchema['x-rules'] = rules;
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

/** A text that is trimmed before its length is looked at: so many characters of it are no spaces around it. */
function afterTrimming(schema: z.core.$ZodType, described: z.core.JSONSchema.BaseSchema): void {
  const { minLength = 0, pattern } = described;
  const { checks = [] } = (schema as z.core.$ZodTypes)._zod.def;
  const mended = checks.filter((check) => check._zod.def.check === 'overwrite').length;
  if (minLength === 0 || mended === 0) return;
  // Of a line more than the spaces around it goes (contract/pasted-marks.ts).
  const seen = mended > 1 ? `[^\\s${turningMarks.source.slice(1)}` : '\\S';
  const long = minLength === 1 ? seen : `${seen}[\\s\\S]{${minLength - 2},}${seen}`;
  if (pattern === undefined && !described.allOf) described.pattern = long;
  else described.allOf = [...(described.allOf ?? []), { pattern: long }];
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
