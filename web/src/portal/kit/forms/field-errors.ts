import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldPath } from './form-schema.ts';

/** Puts what the server refused at its fields, and the focus at the first of them. */
export function showFieldErrors<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  fields: Readonly<Record<string, string>>,
): void {
  const shown = Object.entries(fields)
    .filter(([path]) => (path.split('.')[0] ?? '') in form.getValues())
    .map(([path, message]) => ({
      name: fieldPath(form.getValues(), path.split('.')).join('.'),
      message,
    }));
  shown.forEach(({ name, message }, at) =>
    form.setError(name as Path<V>, { type: 'server', message }, { shouldFocus: at === 0 }),
  );
}
