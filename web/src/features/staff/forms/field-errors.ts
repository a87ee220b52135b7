import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Puts what the server refused at its fields, and the focus at the first of them. */
export function showFieldErrors<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  fields: Readonly<Record<string, string>>,
): void {
  const known = Object.entries(fields)
    .map(([path, message]) => ({ name: path.split('.')[0] ?? '', message }))
    .filter(({ name }) => name in form.getValues());
  known.forEach(({ name, message }, at) =>
    form.setError(name as Path<V>, { type: 'server', message }, { shouldFocus: at === 0 }),
  );
}
