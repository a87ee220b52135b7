interface Page<T> {
  shown: T[];
  /** The first is 1; an empty list has one. */
  page: number;
  pageCount: number;
}

/** A page of a list, by its number; of one behind the last, the last. `size`: how many are on one, or Infinity. */
export function paginate<T>(list: readonly T[], requested: number, size: number): Page<T> {
  const pageCount = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(requested, pageCount);
  return { shown: list.slice(page > 1 ? (page - 1) * size : 0, page * size), page, pageCount };
}
