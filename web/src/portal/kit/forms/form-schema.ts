import { z } from 'zod';

/** Refuses a field of the form in words, before the contract sees it. */
export type AddIssue = (field: string, message: string) => void;

/**
 * The contract's body schema for what stands in a form: texts as typed, until `toBody` makes the body of
 * them. The form's fields have the body's names, so that what the contract refuses stands at its field.
 */
export function formSchema<V, B>(
  body: z.ZodType<B>,
  toBody: (values: V, refuse: AddIssue) => unknown,
): z.ZodType<B, V> {
  return z.custom<V>().transform((values, context) => {
    const refuse: AddIssue = (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const parsed = body.safeParse(toBody(values, refuse));
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: fieldPath(values, path), message });
    return parsed.data ?? z.NEVER;
  });
}

/**
 * Where a form shows what is wrong with a body: at the field of that name, or at the field within a group of
 * fields. What lies deeper (a line of a list) belongs to the whole field.
 */
export function fieldPath(values: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  const [name, part] = path;
  if (name === undefined) return [];
  const group = (values as Record<PropertyKey, unknown>)[name];
  const isGroup = typeof group === 'object' && group !== null && !Array.isArray(group);
  return isGroup && part !== undefined && part in group ? [name, part] : [name];
}

/** A number as typed: undefined where nothing is, NaN where it is none. A decimal point, not a comma. */
export function parseNumberInput(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
