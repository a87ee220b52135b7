import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameValues } from './merge-edits.ts';

/** Continues a form from a saved version with `values` in its fields; those that differ count as edited. */
export function resetTo<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  saved: V,
  values: V,
): void {
  form.reset(saved);
  for (const [field, value] of Object.entries(values))
    form.setValue(field as never, value as never, { shouldDirty: true });
}

/** Continues a form from a saved version; fields edited since `base` keep their input. */
export function rebase<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  base: V,
  saved: V,
): void {
  const edited = Object.entries(form.getValues()).filter(
    ([field, value]) => !sameValues(value, base[field]),
  );
  resetTo(form, saved, { ...saved, ...Object.fromEntries(edited) });
}
