import { z } from 'zod';

/*
 * Reads stored documents as far as possible: one invalid entry or field of many must not hide the rest. A schema
 * marks the entries and fields that may be lost; the others stay strict, such as payments and roles.
 */

const collections = new WeakSet<z.core.$ZodType>();
const fallbacks = new WeakMap<z.core.$ZodType, { value: unknown }>();

/** Marks a list or map whose invalid entries `readStored` omits. */
export function skippingInvalid<S extends z.ZodArray | z.ZodRecord>(schema: S): S {
  collections.add(schema);
  return schema;
}

/** Returns a schema of which `readStored` reads an invalid or missing value as `value`. Other parses reject it. */
export function orElse<S extends z.ZodType, const F>(
  schema: S,
  value: F,
): z.ZodType<z.output<S> | F, z.input<S> | F> {
  const copy = schema.clone();
  fallbacks.set(copy, { value });
  return copy as z.ZodType<z.output<S> | F, z.input<S> | F>;
}

/** `invalidFields`: paths such as `visits.vino.checkInTime`, even if the rest could be read. */
export type StoredRead<T> =
  | { success: true; data: T; invalidFields: string[] }
  | { success: false; data?: undefined; invalidFields: string[] };

/** Parses a stored value; where it is invalid, without the marked entries and with fallbacks of the schema. */
export function readStored<S extends z.ZodType>(
  schema: S,
  value: unknown,
): StoredRead<z.output<S>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ...parsed, invalidFields: [] };
  const paths = parsed.error.issues.map(({ path }) => path.join('.') || 'document');
  const invalidFields = [...new Set(paths)];
  const partial = readParts(schema, value) as { data: z.output<S> } | undefined;
  return partial ? { success: true, ...partial, invalidFields } : { success: false, invalidFields };
}

/** Returns the value as far as the schema can read it; undefined if it cannot. */
function readParts(schema: z.core.$ZodType, value: unknown): { data: unknown } | undefined {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { data: parsed.data };
  const fallback = fallbacks.get(schema);
  const partial = readChildren(schema, value);
  return partial ?? (fallback && { data: fallback.value });
}

function readChildren(schema: z.core.$ZodType, value: unknown): { data: unknown } | undefined {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  )
    return readParts(schema.unwrap(), value);
  if (schema instanceof z.ZodDiscriminatedUnion) return readOption(schema, value);
  // The parts cannot tell whether the whole meets a further condition.
  if (schema._zod.def.checks?.length || typeof value !== 'object' || value === null)
    return undefined;
  if (Array.isArray(value))
    return schema instanceof z.ZodArray ? readList(schema, value) : undefined;
  if (schema instanceof z.ZodRecord) return readMap(schema, value);
  return schema instanceof z.ZodObject ? readObject(schema, value) : undefined;
}

function readOption(
  { options }: z.ZodDiscriminatedUnion,
  value: unknown,
): { data: unknown } | undefined {
  return options.map((option) => readParts(option, value)).find((read) => read !== undefined);
}

function readList(schema: z.ZodArray, value: readonly unknown[]): { data: unknown } | undefined {
  const entries = value.map((entry) => readParts(schema.element, entry));
  const read = entries.filter((entry) => entry !== undefined);
  if (read.length < entries.length && !collections.has(schema)) return undefined;
  return { data: read.map(({ data }) => data) };
}

function readMap(schema: z.ZodRecord, value: object): { data: unknown } | undefined {
  const entries = Object.entries(value);
  const read = entries.flatMap(([key, entry]) => {
    const part = readParts(schema.valueType, entry);
    return part ? [[key, part.data] as const] : [];
  });
  if (read.length < entries.length && !collections.has(schema)) return undefined;
  return { data: Object.fromEntries(read) };
}

function readObject(schema: z.ZodObject, value: object): { data: unknown } | undefined {
  const stored = value as Readonly<Record<string, unknown>>;
  const data: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const part = readParts(field, stored[name]);
    if (!part) return undefined;
    if (part.data !== undefined) data[name] = part.data;
  }
  return { data };
}
