import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What is wrong with a field, in words. */
export function fieldErrorMessage<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  name: Path<V>,
): string | undefined {
  return form.getFieldState(name, form.formState).error?.message;
}
