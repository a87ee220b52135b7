import { z } from 'zod';

/** Refuses a field of the form in words, before the contract sees it. */
export type Refuse = (field: string, words: string) => void;

/**
 * The contract's body schema for what stands in a form: texts as typed, until `toBody` makes the body of
 * them. The form's fields have the body's names, so that what the contract refuses stands at its field.
 */
export function formSchema<V, B>(
  body: z.ZodType<B>,
  toBody: (values: V, refuse: Refuse) => unknown,
): z.ZodType<B, V> {
  return z.custom<V>().transform((values, context) => {
    const refuse: Refuse = (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const parsed = body.safeParse(toBody(values, refuse));
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message });
    return parsed.data ?? z.NEVER;
  });
}

/** A number as typed: undefined where nothing is, NaN where it is none. A decimal point, not a comma. */
export function typedNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
