import type { z } from 'zod';
import { type AddIssue, formSchema } from '../forms/form-schema.ts';
import type { FieldViews } from '../forms/record-form.ts';
import { type FieldsOf, mapFields } from './record-fields.ts';

/** Returns the values of the form of a record, or of a new one for null. */
function toFormValues<V extends object, R extends { id: string }, C>(
  fields: FieldsOf<V, C>,
  record: R | null,
  context: C,
): V {
  return mapFields(fields, (field, name) =>
    record
      ? field.toValue((record as Record<string, unknown>)[name] as never, context, record)
      : field.initial(context),
  ) as V;
}

/** Returns the body of a request from the values of the form; `unused` fields are null. */
function toRequestBody<V extends object, C>(
  fields: FieldsOf<V, C>,
  values: V,
  { context, refuse, unused = [] }: { context: C; refuse: AddIssue; unused?: (keyof V)[] },
): Record<string, unknown> {
  return mapFields(fields, (field, name) =>
    unused.includes(name) ? null : field.toBody(values[name], { name, values, context, refuse }),
  );
}

interface FormDescription<V, B, C> {
  fields: FieldsOf<V, C>;
  body: z.ZodType<B>;
  context: C;
  /** Fields that the other values make irrelevant: null in the body, not validated. */
  unused?: (values: V) => (keyof V)[];
}

/** Returns the parts of a record's form that follow from its descriptors. */
export function describeForm<V extends object, B, R extends { id: string }, C>({
  fields,
  body,
  context,
  unused = () => [],
}: FormDescription<V, B, C>): {
  toValues: (record: R | null) => V;
  schema: z.ZodType<B, V>;
  views: FieldViews<V>;
} {
  return {
    toValues: (record) => toFormValues(fields, record, context),
    schema: formSchema<V, B>(body, (values, refuse) =>
      toRequestBody(fields, values, { context, refuse, unused: unused(values) }),
    ),
    views: mapFields(fields, (field) => ({
      label: field.label,
      show: (value: never) => field.show(value, context),
      showStored: (stored: never, record: { id: string }) =>
        field.show(field.toValue(stored, context, record), context),
    })) as unknown as FieldViews<V>,
  };
}
