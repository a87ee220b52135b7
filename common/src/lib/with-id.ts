/** A document with its id. */
export type WithId<T> = T & { id: string };

/** A document as it is stored, under an id beside it, as one value: the one place where the two are put together. */
export function withId<T>({ id, data }: { id: string; data: T }): WithId<T> {
  return { ...data, id };
}
