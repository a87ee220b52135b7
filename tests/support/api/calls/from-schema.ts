import fc from 'fast-check';

/** Part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.stringMatching(/^[a-z]{1,9}$/).map((name) => `${name}@example.com`),
  'date-time': fc
    .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

/** Generates any value that the schema allows. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return fc.oneof(...forms.map(fromSchema));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer(range(schema, 2 ** 31 - 1));
    case 'number':
      return fc.double({ ...range(schema, 1e9), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      });
    case 'object':
      return object(schema);
    default:
      return fc.jsonValue();
  }
}

const range = ({ minimum, maximum }: Schema, far: number) => ({
  min: Math.max(minimum ?? -far, -far),
  max: Math.min(maximum ?? far, far),
});

/** Negative lookaheads cannot be generated; values that do not match are filtered. */
const lookaheads = /\(\?![^)]*\)/g;

function text(schema: Schema): fc.Arbitrary<string> {
  const { format, minLength = 0, maxLength = 200 } = schema;
  const known = format && formats[format];
  if (known) return known;
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);
  const [first] = patterns;
  const drawn = first
    ? fc.stringMatching(new RegExp(first.replace(lookaheads, ''), 'u'))
    : fc.string({ unit: 'grapheme', minLength, maxLength });
  return drawn.filter(
    (value) =>
      value.length >= minLength &&
      value.length <= maxLength &&
      patterns.every((pattern) => new RegExp(pattern, 'u').test(value)),
  );
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, fromSchema(field)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
}
