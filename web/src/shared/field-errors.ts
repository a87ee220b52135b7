import type { ProblemBody } from '@wine-walk/common/api/contract/problems.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Sets the server errors at their fields, in the text of `describe`, and focuses the first of them. */
export function showFieldErrors<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  fields: NonNullable<ProblemBody['fields']>,
  describe: (problem: NonNullable<ProblemBody['fields']>[string]) => string,
): void {
  const shown = Object.entries(fields)
    .filter(([path]) => (path.split('.')[0] ?? '') in form.getValues())
    .map(([path, problem]) => ({
      name: fieldPath(form.getValues(), path.split('.')).join('.'),
      message: describe(problem),
    }));
  shown.forEach(({ name, message }, at) =>
    form.setError(name as Path<V>, { type: 'server', message }, { shouldFocus: at === 0 }),
  );
}

/**
 * Returns the field at which a form shows an issue of the body: the field of that name, or one within a group or within a
 * row of a list. Any other issue (a line of a list) belongs to the whole field.
 */
export function fieldPath(values: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  const [name, part, column] = path;
  if (name === undefined) return [];
  const group = (values as Record<PropertyKey, unknown>)[name];
  if (part === undefined || !isObject(group)) return [name];
  const row: unknown = Array.isArray(group) && group[Number(part)];
  if (column !== undefined && isObject(row) && column in row) return [name, part, column];
  return part in group && !Array.isArray(group) ? [name, part] : [name];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
