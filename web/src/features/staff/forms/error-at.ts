import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/** What is wrong with a field, in words. */
export function errorAt<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  name: Path<V>,
): string | undefined {
  return get<{ message?: string } | undefined>(form.formState.errors, name)?.message;
}
