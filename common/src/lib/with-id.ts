/** Document with its ID. */
export type WithId<T> = T & { id: string };

/** Merges a stored document and its ID into one value. */
export function withId<T>({ id, data }: { id: string; data: T }): WithId<T> {
  return { ...data, id };
}
