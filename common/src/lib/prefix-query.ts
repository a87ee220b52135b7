/** Pass of a search: records with a field that has this prefix. `id` is the document's ID. */
export interface PrefixQuery<Field extends string> {
  field: Field;
  /** Prefix of the field; null for all records. */
  start: string | null;
  /** Upper bound of all values with the prefix, in Firestore's order. */
  end: string | null;
  /** True for descending order. */
  isDescending?: boolean;
}

/** Fields of a document that a search can use. */
export type SearchableFields<Field extends string> = Readonly<
  Partial<Record<Exclude<Field, 'id'>, string | null>>
>;

/** Greatest character in Firestore's order (by UTF-8). */
const lastCharacter = '\u{10FFFF}';

/** Returns a pass over all records in the order of this field. */
export function queryAllBy<Field extends string>(field: Field): PrefixQuery<Field> {
  return { field, start: null, end: null };
}

/** Returns a pass over all records in descending order of this field. */
export function queryAllByDescending<Field extends string>(field: Field): PrefixQuery<Field> {
  return { ...queryAllBy(field), isDescending: true };
}

/** Returns a pass over the records whose field starts with this text. */
export function prefixQuery<Field extends string>(field: Field, start: string): PrefixQuery<Field> {
  return { field, start, end: start + (field === 'id' ? '~' : lastCharacter) };
}

/** True if an ID may start with this text: a path cannot contain other characters. */
export function canBeginId(text: string): boolean {
  return /^[a-z0-9][\w-]*$/i.test(text);
}

/** True if one of these passes has returned the record already: each is listed once. */
export function matchesAnyQuery<Field extends string>(
  passes: readonly PrefixQuery<Field>[],
  record: SearchableFields<Field> & { id: string },
): boolean {
  const values: Readonly<Record<string, string | null | undefined>> = record;
  return passes.some(({ field, start }) => start !== null && values[field]?.startsWith(start));
}
