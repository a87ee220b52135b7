/** Field in which a form and the saved record differ. */
interface Difference<V> {
  field: keyof V & string;
  /** User who changed it since the form was opened. Only `both` needs a decision. */
  changedBy: 'me' | 'them' | 'both';
}

export type Side = 'mine' | 'saved';
export type Choices<V> = Partial<Record<keyof V & string, Side>>;

/** True if two values of forms are equal. */
export const sameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Compares field by field: `base` when the form was opened, `mine` in the form, `saved` by another user. */
export function fieldDifferences<V extends object>(base: V, mine: V, saved: V): Difference<V>[] {
  const fields = Object.keys(mine) as (keyof V & string)[];
  return fields
    .filter((field) => !sameValues(mine[field], saved[field]))
    .map((field) => {
      const changedBy = sameValues(base[field], mine[field])
        ? 'them'
        : sameValues(base[field], saved[field])
          ? 'me'
          : 'both';
      return { field, changedBy };
    });
}

/** Returns the initial choices: the version of the only user who changed a field; none if both did. */
export function defaultChoices<V>(differences: readonly Difference<V>[]): Choices<V> {
  const choices: Choices<V> = {};
  for (const { field, changedBy } of differences)
    if (changedBy !== 'both') choices[field] = changedBy === 'me' ? 'mine' : 'saved';
  return choices;
}

/** Returns `mine` with the chosen fields of `saved`. */
export function applyChoices<V extends object>(mine: V, saved: V, choices: Choices<V>): V {
  const result = { ...mine };
  for (const [field, side] of Object.entries(choices))
    if (side === 'saved') result[field as keyof V] = saved[field as keyof V];
  return result;
}
