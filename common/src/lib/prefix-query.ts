/** One look of a search: records whose field begins so. `id` is the document's own. */
export interface PrefixQuery<Field extends string> {
  field: Field;
  /** What the field begins with; null: anything. */
  start: string | null;
  /** Greater than everything that begins so, in Firestore's order. */
  end: string | null;
  /** From the greatest to the least. */
  isDescending?: boolean;
}

/** What a search can look at in a document. */
export type SearchableFields<Field extends string> = Readonly<
  Partial<Record<Exclude<Field, 'id'>, string | null>>
>;

/** Comes after every character in Firestore's order (by UTF-8). */
const lastCharacter = '\u{10FFFF}';

/** Every record, in the order of this field. */
export function queryAllBy<Field extends string>(field: Field): PrefixQuery<Field> {
  return { field, start: null, end: null };
}

/** Every record, from the greatest of this field to the least. */
export function queryAllByDescending<Field extends string>(field: Field): PrefixQuery<Field> {
  return { ...queryAllBy(field), isDescending: true };
}

/** The records whose field begins with this text. */
export function prefixQuery<Field extends string>(field: Field, start: string): PrefixQuery<Field> {
  return { field, start, end: start + (field === 'id' ? '~' : lastCharacter) };
}

/** What no id can be like, a path could not either. */
export function canBeginId(text: string): boolean {
  return /^[a-z0-9][\w-]*$/i.test(text);
}

/** Whether one of these passes has found the record already: each is listed once. */
export function matchesAnyQuery<Field extends string>(
  passes: readonly PrefixQuery<Field>[],
  record: SearchableFields<Field> & { id: string },
): boolean {
  const values: Readonly<Record<string, string | null | undefined>> = record;
  return passes.some(({ field, start }) => start !== null && values[field]?.startsWith(start));
}
