import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/** Continues a form from a saved version with `values` in its fields; those that differ count as edited. */
export function resetTo<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  saved: V,
  values: V,
): void {
  form.reset(saved as DefaultValues<V>);
  for (const [field, value] of Object.entries(values))
    form.setValue(field as never, value as never, { shouldDirty: true });
}
