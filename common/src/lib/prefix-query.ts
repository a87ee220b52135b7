/** Pass of a search: records with a field that has this prefix, or with words, in the order of a field. */
export interface PrefixQuery<Field extends string> {
  /** Field that the pass is ordered by; `id` is the document's ID. */
  field: Field;
  /** Prefix of the field; null for all records. */
  start: string | null;
  /** Upper bound of all values with the prefix, in Firestore's order. */
  end: string | null;
  /** True for descending order. */
  isDescending?: boolean;
  /** Terms that the array in `in` has to contain, the most selective first: Firestore looks up one, the others filter. */
  words?: { in: string; all: readonly string[] };
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

/** Returns a pass over the records whose array `terms` contains all of these words, in the order of a field. */
export function wordsQuery<Field extends string>(
  field: Field,
  terms: string,
  words: readonly string[],
): PrefixQuery<Field> {
  return { ...queryAllBy(field), words: { in: terms, all: words } };
}

/** True if an ID may start with this text: a path cannot contain other characters. */
export function canBeginId(text: string): boolean {
  return /^[a-z0-9][\w-]*$/i.test(text);
}

/** True if a record belongs to the pass. */
export function matchesQuery<Field extends string>(
  { field, start, words }: PrefixQuery<Field>,
  record: SearchableFields<Field> & { id: string },
): boolean {
  const values = record as Readonly<Record<string, unknown>>;
  if (words) {
    const terms = values[words.in];
    return Array.isArray(terms) && words.all.every((word) => terms.includes(word));
  }
  const value = values[field];
  return start === null || (typeof value === 'string' && value.startsWith(start));
}
